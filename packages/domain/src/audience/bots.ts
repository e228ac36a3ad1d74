/**
 * Programs that say they are one. Not a defence: a measure of people should not count those that
 * announce themselves, and nothing here identifies anyone.
 */
const PROGRAMS =
  /(?<!\bcu)bot(?:\b|_)|crawl|spider|slurp|headless|phantomjs|lighthouse|pagespeed|gtmetrix|pingdom|uptime|monitor|preview|fetch|scan|archiver|wget|curl|python|java\/|okhttp|axios|node|go-http|libwww|http-?client|ruby|perl|php|postman|insomnia|facebookexternalhit|whatsapp|telegram|mediapartners|google-read-aloud|feed|rss|validator|ia_archiver|selenium|puppeteer|playwright/i;
/** Every browser in use says so since the 1990s. */
const BROWSER = /^Mozilla\/\d|^Opera\//;

export function isProgram(userAgent: string): boolean {
  return !BROWSER.test(userAgent) || PROGRAMS.test(userAgent);
}
