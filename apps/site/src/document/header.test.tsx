import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/dom';
import { MEGA_MENU_EVENT, type MegaMenuDetail } from '@vitrine/domain/header-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import * as stories from '#blocks/Header/Header.stories.tsx';
import { startHeader } from './header.ts';

const { Bar } = composeStories(stories);

let told: MegaMenuDetail[];
let stop: AbortController;
let onScroll: () => void;

const header = () => screen.getByRole('banner');
const isAway = () => header().hasAttribute('data-away');
function scrollTo(y: number) {
  vi.stubGlobal('scrollY', y);
  onScroll();
}

beforeEach(() => {
  document.body.innerHTML = renderToStaticMarkup(<Bar />);
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(5000);
  // jsdom knows no popover: none is open.
  vi.spyOn(header(), 'querySelector').mockReturnValue(null);
  vi.stubGlobal('scrollY', 0);
  vi.stubGlobal('addEventListener', (_type: string, listener: () => void) => {
    onScroll = listener;
  });
  told = [];
  stop = new AbortController();
  document.addEventListener(
    MEGA_MENU_EVENT,
    (event) => told.push((event as CustomEvent<MegaMenuDetail>).detail),
    { signal: stop.signal },
  );
  startHeader();
});
afterEach(() => {
  stop.abort();
  vi.unstubAllGlobals();
});

describe('the header', () => {
  test('stays within its first 45 px', () => {
    scrollTo(45);
    expect(isAway()).toBe(false);
    expect(told).toEqual([]);
  });

  test('leaves on the way down, returns on the way up, and says so once each time', () => {
    scrollTo(46);
    scrollTo(300);
    scrollTo(600);
    expect(isAway()).toBe(true);
    scrollTo(560);
    scrollTo(500);
    expect(isAway()).toBe(false);
    expect(told).toEqual([
      { visible: false, height: 0 },
      { visible: true, height: 45 },
    ]);
  });

  test('ignores a trembling thumb', () => {
    scrollTo(600);
    scrollTo(597);
    expect(isAway()).toBe(true);
  });

  test('counts slow moves: many small ones make a move', () => {
    scrollTo(600);
    for (const y of [598, 596, 594]) scrollTo(y);
    expect(isAway()).toBe(false);
  });

  test('does not return when the page bounces at its end', () => {
    const end = 5000 - innerHeight;
    scrollTo(end - 100);
    scrollTo(end + 80);
    scrollTo(end);
    expect(isAway()).toBe(true);
  });

  test('returns when the keyboard reaches it', () => {
    scrollTo(600);
    screen.getByRole('link', { name: /accueil/ }).focus();
    expect(isAway()).toBe(false);
  });

  test('stays while a menu in it is open', () => {
    vi.mocked(header().querySelector).mockReturnValue(document.createElement('nav'));
    scrollTo(600);
    expect(isAway()).toBe(false);
  });

  test('takes no room where only the content is shown', () => {
    document.documentElement.dataset['contentOnly'] = 'true';
    onTestFinished(() => void delete document.documentElement.dataset['contentOnly']);
    startHeader();
    expect(isAway()).toBe(true);
    expect(told).toEqual([{ visible: false, height: 0 }]);
  });
});
