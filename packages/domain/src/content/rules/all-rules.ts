import { boxFacts, fastestBox } from './fact-rules.ts';
import { contestPages, pageNames, pageTitles, redirects } from './page-rules.ts';
import { boxPictures, parcelShown, partsExplained } from './picture-rules.ts';
import {
  cheapestBox,
  entryPrice,
  instalments,
  literalCounts,
  literalFigures,
  mobileDiscounts,
  packContainment,
  speedAndPrice,
  totals,
} from './price-rules.ts';
import {
  boxOptions,
  contestEntrants,
  contestLength,
  contestPrizes,
  datesInOrder,
  oneAnswer,
  partnerHeadings,
  returnDelay,
  reviewDates,
  stepsWithoutPlayer,
} from './record-rules.ts';
import { references } from './reference-rules.ts';
import { channelAccess, channelCount, listCounts } from './tv-rules.ts';
import { InvalidContentError } from '../client.ts';
import { type ContentSet, placeOf, type Problem, type Rule } from './rule.ts';

/** Those that look at more than one record. */
export const RULES: readonly Rule[] = [
  packContainment,
  instalments,
  totals,
  mobileDiscounts,
  speedAndPrice,
  cheapestBox,
  entryPrice,
  literalFigures,
  literalCounts,
  boxFacts,
  fastestBox,
  boxOptions,
  boxPictures,
  parcelShown,
  partsExplained,
  stepsWithoutPlayer,
  datesInOrder,
  reviewDates,
  oneAnswer,
  returnDelay,
  partnerHeadings,
  pageNames,
  pageTitles,
  redirects,
  contestPages,
  contestLength,
  contestEntrants,
  contestPrizes,
  references,
  channelCount,
  channelAccess,
  listCounts,
];

/** What breaks a rule, each as `content/<call>.json: record: why (règle « … »)`. */
export function brokenRules(
  content: ContentSet,
  { rules = RULES, place = placeOf }: BrokenRulesOptions = {},
): string[] {
  return rules.flatMap((rule) =>
    problemsOf(rule, content).map(
      (problem) => `${place(problem)}: ${problem.why} (règle «\u00a0${rule.name}\u00a0»)`,
    ),
  );
}

export type BrokenRulesOptions = {
  rules?: readonly Rule[];
  /** Names where a problem stands, for whoever knows its line too. */
  place?: (problem: Problem) => string;
};

/** A file that its schema refuses is named already: a rule that needs it has nothing to say yet. */
function problemsOf(rule: Rule, content: ContentSet): Problem[] {
  try {
    return [...rule.problems(content)];
  } catch (error) {
    if (error instanceof InvalidContentError) return [];
    throw error;
  }
}
