import { expect, test } from 'vitest';
import { LineNumber, RetentionOffer } from './retention-offer.ts';

const offer = { title: 'Restez', text: 'Dix euros de moins.', href: '/offre/' };
const isOffer = (changes: object) => RetentionOffer.safeParse({ ...offer, ...changes }).success;

test.each([
  ['as it is', {}, true],
  ['with the longest texts', { title: 'x'.repeat(120), text: 'x'.repeat(400) }, true],
  ['with a title too long', { title: 'x'.repeat(121) }, false],
  ['with a text too long', { text: 'x'.repeat(401) }, false],
  ['without a title', { title: undefined }, false],
  ['accepted in the subscriber area', { href: 'https://abonne.exemple.fr/' }, true],
  ['accepted on a site of no name', { href: '//mal.fr/' }, false],
  ['accepted in the clear', { href: 'http://mal.fr/https://' }, false],
  ['accepted by a script', { href: 'javascript:alert(1)//' }, false],
])('an offer %s is shown: %s', (_what, changes, isShown) => {
  expect(isOffer(changes)).toBe(isShown);
});

test('a line is known however it is written, and what is none is said to be', () => {
  expect(LineNumber.parse('04 77 00 00 00')).toBe('0477000000');
  expect(LineNumber.safeParse('12').error?.issues[0]?.message).toBe('ten digits');
});
