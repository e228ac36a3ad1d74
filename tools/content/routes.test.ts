import { expect, test } from 'vitest';
import { missingRoutes } from '../../e2e/support/built-pages.ts';

test('every route of the specification has its page', () => {
  expect(missingRoutes).toEqual([]);
});
