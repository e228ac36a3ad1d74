import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startPrefetch } from './prefetch.ts';

const hints = () =>
  [...document.head.querySelectorAll('link[rel=prefetch]')].map((hint) =>
    hint.getAttribute('href'),
  );
const on = (type: string, selector: string) =>
  document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  document.head.innerHTML = '';
  document.documentElement.replaceChild(document.createElement('body'), document.body);
  document.body.innerHTML = `
    <a id="pop" href="/freebox/freebox-pop/#prix"><b>Pop</b></a>
    <a id="tv" href="/freebox/free-tv/?a=1">TV</a>
    <a id="file" href="/tarifs.pdf">Tarifs</a>
    <a id="away" href="https://mobile.exemple.fr/forfaits/">Forfaits</a>`;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('prefetch', () => {
  test('fetches the page of a link on which the pointer rests, once', () => {
    startPrefetch();
    expect(document.documentElement.dataset).toHaveProperty('ahead');
    on('pointerover', 'b');
    expect(hints()).toEqual([]);
    vi.advanceTimersByTime(100);
    on('pointerover', 'b');
    vi.advanceTimersByTime(100);
    expect(hints()).toEqual(['/freebox/freebox-pop/']);
  });

  test('not of a link that the pointer only crosses', () => {
    startPrefetch();
    on('pointerover', '#tv');
    on('pointerover', '#away');
    vi.advanceTimersByTime(1000);
    expect(hints()).not.toContain('/freebox/free-tv/');
  });

  test.each(['touchstart', 'focusin'])('at once on %s', (intent) => {
    startPrefetch();
    on(intent, '#tv');
    expect(hints()).toContain('/freebox/free-tv/');
  });

  test('never fetches a file or another site', () => {
    startPrefetch();
    on('focusin', '#file');
    on('focusin', '#away');
    expect(hints()).toEqual([]);
  });
});

describe('prefetch for those who save data or wait for it', () => {
  test.each([
    ['the browser says so', { saveData: true }, false],
    ['the network is slow', { effectiveType: 'slow-2g' }, false],
    ['the system asks for less', {}, true],
  ])('does nothing when %s', (_why, connection, reducedData) => {
    const listen = vi.spyOn(document, 'addEventListener');
    vi.stubGlobal('navigator', { connection });
    vi.stubGlobal('matchMedia', () => ({ matches: reducedData }));
    delete document.documentElement.dataset['ahead'];
    startPrefetch();
    expect(listen).not.toHaveBeenCalled();
    expect(document.documentElement.dataset).not.toHaveProperty('ahead');
  });
});
