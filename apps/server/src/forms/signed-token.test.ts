import { expect, test } from 'vitest';
import { z } from 'zod';
import { createTokenSigner } from './signed-token.ts';

const Value = z.object({ reference: z.string() });
const value = { reference: '7K3M-Q9XD' };
const signer = createTokenSigner('secret');
const token = signer.sign('receipt', value);

test('a token opens for what it was made for', () => {
  expect(signer.open('receipt', token, Value)).toEqual(value);
});

test.each([
  ['made for something else', () => signer.open('review', token, Value)],
  ['of another secret', () => createTokenSigner('another').open('receipt', token, Value)],
  ['whose value was changed', () => signer.open('receipt', `e${token}`, Value)],
  ['whose seal was changed', () => signer.open('receipt', token.slice(0, -4), Value)],
  ['without a seal', () => signer.open('receipt', token.split('.')[0], Value)],
  ['that says something else', () => signer.open('receipt', token, z.object({ id: z.string() }))],
  ['that is none', () => signer.open('receipt', undefined, Value)],
  ['that is empty', () => signer.open('receipt', '', Value)],
])('one %s does not', (_which, open) => {
  expect(open()).toBeNull();
});

test('one that is longer than any of ours is not even looked at', () => {
  const sized = (letters: number) =>
    signer.open('receipt', signer.sign('receipt', { reference: 'a'.repeat(letters) }), Value);
  expect(sized(600)).not.toBeNull();
  expect(sized(800)).toBeNull();
});
