import { describe, expect, test, vi } from 'vitest';
import { createLegalNoticesLoader, noticesForPage } from './legal-notices.ts';

const notices = {
  mentions: [
    { text: 'Prix du Pop', pages: ['home', 'freebox-pop'] },
    { text: 'Prix de l’Ultra', pages: ['home'] },
  ],
  extraMentions: [{ text: 'Débits théoriques', pages: ['freebox-pop'] }],
};

test('a page shows its own notices, in order', () => {
  expect(noticesForPage(notices, 'home')).toEqual({
    mentions: ['Prix du Pop', 'Prix de l’Ultra'],
    extraMentions: [],
  });
  expect(noticesForPage(notices, 'freebox-pop')).toEqual({
    mentions: ['Prix du Pop'],
    extraMentions: ['Débits théoriques'],
  });
});

test('a page that no notice names shows none, even when its name is part of another', () => {
  expect(noticesForPage(notices, 'freebox-po')).toEqual({ mentions: [], extraMentions: [] });
});

describe('the loader', () => {
  test('starts not loaded, and is loaded once a response with data arrives', async () => {
    const read = vi.fn(async () => notices);
    const loader = createLegalNoticesLoader(read, () => undefined);
    expect(loader.isLoaded()).toBe(false);
    const loading = loader.load();
    expect(loader.isLoaded()).toBe(false);
    expect(await loading).toBe(notices);
    expect(loader.isLoaded()).toBe(true);
  });

  test('asks once a page, however many want them', async () => {
    const read = vi.fn(async () => notices);
    const { load } = createLegalNoticesLoader(read, () => undefined);
    await Promise.all([load(), load()]);
    await load();
    expect(read).toHaveBeenCalledTimes(1);
  });

  test('a failure gives null, is logged, and is not loaded', async () => {
    const failure = new Error('503');
    const log = vi.fn();
    const loader = createLegalNoticesLoader(() => Promise.reject(failure), log);
    expect(await loader.load()).toBeNull();
    expect(loader.isLoaded()).toBe(false);
    expect(log.mock.calls).toEqual([[failure]]);
  });
});
