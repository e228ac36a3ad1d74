import { InvalidContentError } from '../client.ts';
import { contestRules } from './contest-rules.ts';
import { factRules } from './fact-rules.ts';
import { pageRules } from './page-rules.ts';
import { boxPageRules } from './picture-rules.ts';
import { priceRules } from './price-rules.ts';
import { recordRules } from './record-rules.ts';
import { references } from './reference-rules.ts';
import { type ContentSet, placeOf, type Problem, type Rule } from './rule.ts';
import { tvRules } from './tv-rules.ts';

/** Those that look at more than one record. */
export const RULES: readonly Rule[] = [
  ...priceRules,
  ...factRules,
  ...boxPageRules,
  ...recordRules,
  ...pageRules,
  ...contestRules,
  references,
  ...tvRules,
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
