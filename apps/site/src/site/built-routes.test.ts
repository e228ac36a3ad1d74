import { expect, test } from 'vitest';
import { missingRoutes } from './built-routes.ts';

test('every route of the specification has its page', () => {
  expect(missingRoutes).toEqual([]);
});
