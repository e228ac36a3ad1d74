/**
 * Programs that say they are one. Not a defence: a measure of people should not count those that
 * announce themselves, and nothing here identifies anyone.
 */
const PROGRAMS =
  /(?<!\bcu)bot(?:\b|_)|crawl|spider|slurp|headless|phantomjs|lighthouse|pagespeed|gtmetrix|pingdom|uptime|monitor|preview|fetch|scan|archiver|wget|curl|python|java\/|okhttp|axios|node|go-http|libwww|http-?client|ruby|perl|php|postman|insomnia|facebookexternalhit|whatsapp|telegram|mediapartners|google-read-aloud|feed|rss|validator|ia_archiver|selenium|puppeteer|playwright/i;
/** Every browser in use says so since the 1990s. */
const BROWSER = /^Mozilla\/\d|^Opera\//;

export function isProgram(userAgent: string): boolean {
  const known = answers.get(userAgent);
  if (known !== undefined) return known;
  const answer = !BROWSER.test(userAgent) || PROGRAMS.test(userAgent);
  if (answers.size >= ANSWERS_KEPT) answers.clear();
  answers.set(userAgent, answer);
  return answer;
}

/** A few hundred browsers make nearly every visit. */
const ANSWERS_KEPT = 1_000;
const answers = new Map<string, boolean>();
