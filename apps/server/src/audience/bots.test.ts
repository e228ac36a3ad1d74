import { expect, test } from 'vitest';
import { isProgram } from './bots.ts';

test.each([
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
    false,
  ],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0', false],
  [
    'Mozilla/5.0 (Linux; Android 15; Cubot P80) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
    false,
  ],
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
  ['Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)', true],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/140.0 Safari/537.36', true],
  [
    'Mozilla/5.0 (Linux; Android 11) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Chrome-Lighthouse',
    true,
  ],
  ['Mozilla/5.0 AppleWebKit/537.36 (compatible; GPTBot/1.2; +https://openai.com/gptbot)', true],
  ['curl/8.5.0', true],
  ['', true],
])('%s: a program? %s', (userAgent, expected) => {
  expect(isProgram(userAgent)).toBe(expected);
});
