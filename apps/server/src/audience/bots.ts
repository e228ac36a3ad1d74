import { isbot } from 'isbot';

/** Every browser in use says so since the 1990s. */
const BROWSER = /^Mozilla\/\d|^Opera\//;

/**
 * Programs that say they are one. Not a defence: a measure of people should not count those that
 * announce themselves, and nothing here identifies anyone.
 */
export function isProgram(userAgent: string): boolean {
  const known = answers.get(userAgent);
  if (known !== undefined) return known;
  const answer = !BROWSER.test(userAgent) || isbot(userAgent);
  if (answers.size >= ANSWERS_KEPT) answers.clear();
  answers.set(userAgent, answer);
  return answer;
}

/** A few hundred browsers make nearly every visit. */
const ANSWERS_KEPT = 1_000;
const answers = new Map<string, boolean>();
