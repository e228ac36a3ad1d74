import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { redirectPhone } from './AppLanding.behaviour.ts';
import * as stories from './AppLanding.stories.tsx';

const { Default } = composeStories(stories);

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)';
const ANDROID = 'Mozilla/5.0 (Linux; Android 16; Pixel 10)';
const COMPUTER = 'Mozilla/5.0 (X11; Linux x86_64)';
/** Longer than the page waits for an application. */
const LATER_MS = 10_000;

function visit(userAgent: string, deepLinks: { ios?: string; android?: string } = {}) {
  const target = (phone: 'ios' | 'android') => ({
    store: `https://store.example/${phone}`,
    ...(deepLinks[phone] !== undefined && { deepLink: deepLinks[phone] }),
  });
  render(<Default ios={target('ios')} android={target('android')} />);
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  const leave = {
    assign: vi.fn<(url: string | URL) => void>(),
    replace: vi.fn<(url: string | URL) => void>(),
  };
  redirectPhone(screen.getByRole('region', { name: 'Freebox Connect' }), leave);
  return leave;
}

describe('an application’s page', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  test.each([
    ['an iPhone', IPHONE, 'https://store.example/ios'],
    ['an Android phone', ANDROID, 'https://store.example/android'],
  ])('sends %s to its store', (_device, userAgent, store) => {
    expect(visit(userAgent).replace.mock.calls).toEqual([[store]]);
  });

  test('leaves a computer where it is', () => {
    const leave = visit(COMPUTER);
    vi.advanceTimersByTime(LATER_MS);
    expect(leave.replace).not.toHaveBeenCalled();
    expect(leave.assign).not.toHaveBeenCalled();
  });

  test('opens the application on an iPhone, and the store if the page is still there', () => {
    const leave = visit(IPHONE, { ios: 'app://accueil' });
    expect(leave.assign.mock.calls).toEqual([['app://accueil']]);
    expect(leave.replace).not.toHaveBeenCalled();
    vi.advanceTimersByTime(LATER_MS);
    expect(leave.replace.mock.calls).toEqual([['https://store.example/ios']]);
  });

  test('does not pull an iPhone out of the application that opened', () => {
    const leave = visit(IPHONE, { ios: 'app://accueil' });
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    vi.advanceTimersByTime(LATER_MS);
    expect(leave.replace).not.toHaveBeenCalled();
  });

  test('lets Android find the store by itself', () => {
    const leave = visit(ANDROID, { android: 'intent://accueil#Intent;end' });
    vi.advanceTimersByTime(LATER_MS);
    expect(leave.assign.mock.calls).toEqual([['intent://accueil#Intent;end']]);
    expect(leave.replace).not.toHaveBeenCalled();
  });
});
