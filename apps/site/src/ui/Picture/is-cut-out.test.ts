import { expect, test } from 'vitest';
import { isCutOut } from './is-cut-out.ts';

test.each([
  ['box-pop/hero', true],
  ['apple-tv-4k/back', true],
  ['partners/netflix', false],
  ['scenes/fibre', false],
  // A room: no words stand on it.
  ['scenes/support', false],
  // A photo of an editor's.
  ['noel/large~1600x900~640.960.1600~0a1b2c3d~c8b4a0', false],
])('%s is cut out of its background: %s', (src, isObject) => {
  expect(isCutOut(src)).toBe(isObject);
});
