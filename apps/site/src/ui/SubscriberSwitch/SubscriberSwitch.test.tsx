import { composeStories } from '@storybook/react-vite';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as stories from './SubscriberSwitch.stories.tsx';
import { isSubscriber, onSubscriberChange, setSubscriber } from './subscriber.ts';
import { attachSubscriberSwitch } from './SubscriberSwitch.behaviour.ts';
import { SubscriberSwitch } from './SubscriberSwitch.tsx';

const { InAPage } = composeStories(stories);
const { texts } = stories.default.args;
const theSwitch = () => screen.getByRole('switch', { name: 'Abonné(e) Freebox' });

beforeEach(() => {
  setSubscriber(false);
  sessionStorage.clear();
});

describe('SubscriberSwitch', () => {
  test('is a switch, off or on as the visit has it', () => {
    const off = render(<InAPage />);
    expect(theSwitch()).toHaveProperty('checked', false);
    off.unmount();
    setSubscriber(true);
    render(<InAPage />);
    expect(theSwitch()).toHaveProperty('checked', true);
  });

  test('toggles by click on its label and by space, telling the page each time', async () => {
    const onChange = vi.fn<(on: boolean) => void>();
    const stop = onSubscriberChange(onChange);
    render(<InAPage />);
    await userEvent.click(screen.getByText('Abonné(e) Freebox'));
    expect(onChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard(' ');
    expect(onChange).toHaveBeenLastCalledWith(false);
    expect(onChange).toHaveBeenCalledTimes(2);
    stop();
  });

  test('announces which prices are shown', async () => {
    render(<InAPage />);
    await userEvent.click(theSwitch());
    expect(screen.getByRole('status').textContent).toBe('Prix pour les abonnés Freebox');
    await userEvent.click(theSwitch());
    expect(screen.getByRole('status').textContent).toBe('Prix sans abonnement Freebox');
  });

  test('carries its tracking where one click is one event', async () => {
    render(<InAPage />);
    const clicks: string[] = [];
    document.addEventListener('click', ({ target }) => {
      const tracked = target instanceof Element && target.closest<HTMLElement>('[data-track]');
      if (tracked) clicks.push(tracked.dataset['track'] ?? '');
    });
    await userEvent.click(screen.getByText('Abonné(e) Freebox'));
    expect(clicks).toEqual(['forfaits > abonné']);
  });

  test('in a page that does not hydrate it toggles by itself', async () => {
    render(<InAPage />);
    await userEvent.click(theSwitch());
    expect(theSwitch()).toHaveProperty('checked', true);
  });
});

describe('switches that the visit remembers', () => {
  const two = (
    <>
      <SubscriberSwitch texts={texts} />
      <SubscriberSwitch texts={texts} />
    </>
  );
  const inputs = () => screen.getAllByRole<HTMLInputElement>('switch');
  const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

  afterEach(() => {
    vi.unstubAllGlobals();
  });

  test('nothing is written before the visitor switches', () => {
    render(two);
    expect(sessionStorage).toHaveLength(0);
    expect(isSubscriber()).toBe(false);
  });

  test('a switch is announced and moves the others', () => {
    render(two);
    inputs()[0]?.click();
    expect(isSubscriber()).toBe(true);
    expect(inputs().map(({ checked }) => checked)).toEqual([true, true]);
    expect(new Set(announced())).toEqual(new Set(['Prix pour les abonnés Freebox']));
    inputs()[1]?.click();
    expect(isSubscriber()).toBe(false);
    expect(new Set(announced())).toEqual(new Set(['Prix sans abonnement Freebox']));
  });

  test('the next page opens as the visitor left the last one', async () => {
    render(two).unmount();
    setSubscriber(true);
    // A page of its own: the modules start afresh, session storage stays.
    vi.resetModules();
    const page = await import('./SubscriberSwitch.tsx');
    render(<page.SubscriberSwitch texts={texts} />);
    expect(inputs()[0]?.checked).toBe(true);
    expect(announced()).toEqual(['Prix pour les abonnés Freebox']);
  });

  test('a page that comes back from the browser’s memory is as the last one was left', () => {
    render(two);
    inputs()[0]?.click();
    // Switched off on the next page, which has modules of its own.
    sessionStorage.setItem('subscriber', '0');
    act(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    expect(inputs().map(({ checked }) => checked)).toEqual([false, false]);
    expect(isSubscriber()).toBe(false);
  });

  test.each([
    ['navigate', true],
    ['back_forward', false],
  ])('found switched on after a %s, it is the visitor’s last word: %s', (type, isLast) => {
    const host = document.createElement('div');
    document.body.append(host);
    host.innerHTML = renderToStaticMarkup(<SubscriberSwitch texts={texts} />);
    for (const input of inputs()) input.checked = true;
    vi.stubGlobal('performance', { getEntriesByType: () => [{ type }] });
    const detach = attachSubscriberSwitch(host.querySelector('div'));
    expect([isSubscriber(), inputs()[0]?.checked]).toEqual([isLast, isLast]);
    detach();
    host.remove();
  });

  test('works on the page when storage is refused', () => {
    vi.stubGlobal('sessionStorage', undefined);
    render(two);
    inputs()[0]?.click();
    expect(inputs()[1]?.checked).toBe(true);
    expect(isSubscriber()).toBe(true);
  });
});
