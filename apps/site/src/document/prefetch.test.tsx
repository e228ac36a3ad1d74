import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Button } from '#ui/Button/Button.tsx';
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
  document.body.innerHTML = renderToStaticMarkup(
    <>
      <Button id="pop" href="/freebox/freebox-pop/#prix">
        Pop
      </Button>
      <Button id="tv" href="/freebox/free-tv/?a=1">
        TV
      </Button>
      <Button id="file" href="/tarifs.pdf">
        Tarifs
      </Button>
      <Button id="away" href="https://mobile.exemple.fr/forfaits/">
        Forfaits
      </Button>
    </>,
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('prefetch', () => {
  test('fetches the page of a link on which the pointer rests, once', () => {
    startPrefetch();
    on('pointerover', '#pop > span');
    expect(hints()).toEqual([]);
    vi.advanceTimersByTime(100);
    on('pointerover', '#pop > span');
    vi.advanceTimersByTime(100);
    expect(hints()).toEqual(['/freebox/freebox-pop/']);
  });

  test('marks that link, for browsers that prerender, until the pointer rests on another', () => {
    const marked = () => [...document.querySelectorAll('[data-meant]')].map(({ id }) => id);
    startPrefetch();
    on('pointerover', '#pop > span');
    expect(marked()).toEqual([]);
    vi.advanceTimersByTime(100);
    expect(marked()).toEqual(['pop']);
    // A page that moves under the pointer loses nothing.
    on('pointerover', 'body');
    on('pointerover', '#tv');
    expect(marked()).toEqual(['pop']);
    vi.advanceTimersByTime(100);
    expect(marked()).toEqual(['tv']);
    on('focusin', '#pop');
    on('pointerover', 'body');
    vi.advanceTimersByTime(100);
    expect(marked()).toEqual(['tv']);
    // Its page is here already, but not drawn.
    on('pointerover', '#pop');
    vi.advanceTimersByTime(100);
    expect(marked()).toEqual(['pop']);
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
    startPrefetch();
    expect(listen).not.toHaveBeenCalled();
  });
});
