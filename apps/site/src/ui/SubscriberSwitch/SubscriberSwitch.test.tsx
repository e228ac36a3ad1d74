import { composeStories } from '@storybook/react-vite';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as stories from './SubscriberSwitch.stories.tsx';
import { attachSubscriberSwitch } from './SubscriberSwitch.behaviour.ts';
import { SubscriberSwitch } from './SubscriberSwitch.tsx';

const { InAPage } = composeStories(stories);
const { texts } = stories.default.args;
const theSwitch = () => screen.getByRole('switch', { name: 'Abonné(e) Freebox' });

/** What the visit keeps. */
const kept = () => sessionStorage.getItem('subscriber');

beforeEach(() => {
  sessionStorage.clear();
});

describe('SubscriberSwitch', () => {
  test('is a switch, off or on as the visit has it', () => {
    const off = render(<InAPage />);
    expect(theSwitch()).toHaveProperty('checked', false);
    off.unmount();
    sessionStorage.setItem('subscriber', '1');
    render(<InAPage />);
    expect(theSwitch()).toHaveProperty('checked', true);
  });

  test('toggles by click on its label and by space, telling the visit each time', async () => {
    render(<InAPage />);
    await userEvent.click(screen.getByText('Abonné(e) Freebox'));
    expect(kept()).toBe('1');
    await userEvent.keyboard(' ');
    expect(kept()).toBe('0');
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

describe('a switch that the visit remembers', () => {
  const one = <SubscriberSwitch texts={texts} />;
  const isOn = () => screen.getByRole<HTMLInputElement>('switch').checked;
  const announced = () => screen.getByRole('status').textContent;

  afterEach(() => {
    vi.unstubAllGlobals();
  });

  test('nothing is written before the visitor switches', () => {
    render(one);
    expect(sessionStorage).toHaveLength(0);
  });

  test('the next page opens as the visitor left the last one', () => {
    const last = render(one);
    theSwitch().click();
    last.unmount();
    render(one);
    expect(isOn()).toBe(true);
    expect(announced()).toBe('Prix pour les abonnés Freebox');
  });

  test('a page that comes back from the browser’s memory is as the last one was left', () => {
    render(one);
    theSwitch().click();
    // Switched off on the next page.
    sessionStorage.setItem('subscriber', '0');
    act(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    expect(isOn()).toBe(false);
    expect(announced()).toBe('Prix sans abonnement Freebox');
  });

  test.each([
    ['navigate', true],
    ['back_forward', false],
  ])('found switched on after a %s, it is the visitor’s last word: %s', (type, isLast) => {
    const host = document.createElement('div');
    document.body.append(host);
    host.innerHTML = renderToStaticMarkup(one);
    screen.getByRole<HTMLInputElement>('switch').checked = true;
    vi.stubGlobal('performance', { getEntriesByType: () => [{ type }] });
    const detach = attachSubscriberSwitch(host.querySelector('div'));
    expect([kept() === '1', isOn()]).toEqual([isLast, isLast]);
    detach();
    host.remove();
  });

  test('works on the page when storage is refused', () => {
    vi.stubGlobal('sessionStorage', undefined);
    render(one);
    theSwitch().click();
    expect(isOn()).toBe(true);
    expect(announced()).toBe('Prix pour les abonnés Freebox');
  });
});
