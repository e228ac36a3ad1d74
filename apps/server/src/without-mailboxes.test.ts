import { expect, test } from 'vitest';
import { withoutMailboxes } from './without-mailboxes.ts';

test.each([
  ['550 5.1.1 <zoe@exemple.fr>: unknown', '550 5.1.1 <…@…>: unknown'],
  ['/freebox/zoe.martin%40exemple.fr/x', '/freebox/…@…/x'],
  ['{"to":"zoé@exémple.fr","n":1}', '{"to":"…@…","n":1}'],
  ['postgres://vitrine:secret@db.internal:5432/x', 'postgres://vitrine:…@…:5432/x'],
  [
    'at node_modules/@fastify/rate-limit/index.js:3',
    'at node_modules/@fastify/rate-limit/index.js:3',
  ],
  ['nothing to hide', 'nothing to hide'],
])('%s', (text, expected) => {
  expect(withoutMailboxes(text)).toBe(expected);
});

test('takes a time in proportion to the text: in its square, this one would take longer than any test may', () => {
  const text = `${'a'.repeat(1_000_000)} @${'@'.repeat(1_000_000)}`;
  expect(withoutMailboxes(text)).toBe(text);
});
