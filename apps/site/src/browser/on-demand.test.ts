import { afterEach, describe, expect, test, vi } from 'vitest';
import { startBlockBehaviours } from './block-behaviours.ts';
import { startOnDemand } from './on-demand.ts';

vi.mock(import('./block-behaviours.ts'), () => ({ startBlockBehaviours: vi.fn<() => void>() }));

afterEach(() => {
  vi.clearAllMocks();
});

describe('behaviours on demand', () => {
  test.each(['sticky-bar', 'offer-highlight', 'remembered', 'carousel', 'trailer'])(
    'a page with data-%s fetches them',
    async (mark) => {
      document.body.innerHTML = `<div data-${mark}></div>`;
      startOnDemand();
      await vi.waitFor(() => expect(startBlockBehaviours).toHaveBeenCalledTimes(1));
    },
  );

  test('a page with none does not', async () => {
    document.body.innerHTML = '<main></main>';
    startOnDemand();
    await import('./block-behaviours.ts');
    expect(startBlockBehaviours).not.toHaveBeenCalled();
  });
});
