import { boxFacts } from './fact-rules.ts';
import {
  entryPrice,
  instalments,
  literalFigures,
  packContainment,
  speedAndPrice,
  totals,
} from './price-rules.ts';
import {
  boxOptions,
  datesInOrder,
  oneAnswer,
  partnerHeadings,
  reviewDates,
  stepsWithoutPlayer,
} from './record-rules.ts';
import { type ContentSet, problemText, type Rule } from './rule.ts';

const RULES: readonly Rule[] = [
  packContainment,
  instalments,
  totals,
  speedAndPrice,
  entryPrice,
  literalFigures,
  boxFacts,
  boxOptions,
  stepsWithoutPlayer,
  datesInOrder,
  reviewDates,
  oneAnswer,
  partnerHeadings,
];

/** What breaks a rule, each as `content/<call>.json: record: why (règle « … »)`. */
export function brokenRules(content: ContentSet): string[] {
  return RULES.flatMap((rule) =>
    rule.problems(content).map((problem) => problemText(rule, problem)),
  );
}
