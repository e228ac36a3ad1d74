import { expect, test } from 'vitest';
import { lazily } from './lazily.ts';

test('makes it at the first use, once, whatever it is', () => {
  let made = 0;
  const nothing = lazily(() => {
    made += 1;
    return undefined;
  });
  expect(made).toBe(0);
  expect([nothing(), nothing()]).toEqual([undefined, undefined]);
  expect(made).toBe(1);
});
