import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import * as stories from './SubscriberSwitch.stories.tsx';

const { InAPage, Off, On, InAnIsland } = composeStories(stories);
const theSwitch = () => screen.getByRole('switch', { name: 'Abonné(e) Freebox' });

describe('SubscriberSwitch', () => {
  test('is a switch, off or on as told', () => {
    const off = render(<Off />);
    expect(theSwitch()).toHaveProperty('checked', false);
    off.unmount();
    render(<On />);
    expect(theSwitch()).toHaveProperty('checked', true);
  });

  test('toggles by click on its label and by space, telling the page each time', async () => {
    const onChange = vi.fn<(on: boolean) => void>();
    render(<InAnIsland onChange={onChange} />);
    await userEvent.click(screen.getByText('Abonné(e) Freebox'));
    expect(onChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard(' ');
    expect(onChange).toHaveBeenLastCalledWith(false);
    expect(onChange).toHaveBeenCalledTimes(2);
  });

  test('announces which prices are shown', async () => {
    render(<InAnIsland />);
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
