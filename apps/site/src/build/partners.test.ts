import { expect, test } from 'vitest';
import { loadEnvironment } from '../../environment.ts';

test('a box without TV does not include the TV application, which it may have all the same', async () => {
  loadEnvironment();
  const { createRender } = await import('./render.ts');
  const { developmentFolders, developmentState } = await import('./development.ts');
  const { partnerBoxes } = await import('./partners.ts');
  const render = await createRender(developmentState(), developmentFolders);
  const boxes = await partnerBoxes(render, await render.content('partners/{product}-tv/banner'));
  expect(boxes.map(({ name, access, price }) => [name, access, price])).toEqual([
    ['Freebox Ultra', 'included', null],
    ['Freebox Ultra Essentiel', 'included', null],
    ['Freebox Pop', 'included', null],
    ['Freebox Révolution Light', 'included', null],
    ['Box 5G', 'included', null],
    ['Freebox Pop S', 'option', null],
  ]);
});
