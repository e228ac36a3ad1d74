import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import * as stories from './Tabs.stories.tsx';

const { Links, Panels } = composeStories(stories);

const visiblePanels = () => screen.getAllByRole('tabpanel').map((panel) => panel.id);
describe('Tabs with addresses', () => {
  test('are real links in a navigation, the current one marked', () => {
    render(<Links />);
    expect(screen.getByRole('navigation', { name: 'Télévision' })).not.toBeNull();
    expect(screen.getByRole('link', { name: 'Replays' }).getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('link', { name: 'Packs et options' }).getAttribute('href')).toBe(
      '#pack-et-options',
    );
    expect(screen.queryByRole('tab')).toBeNull();
  });

  test('a disabled one leads nowhere', () => {
    render(<Links />);
    const link = screen.getByRole('link', { name: 'Vidéo à la demande' });
    expect(link.hasAttribute('href')).toBe(false);
    expect(link.getAttribute('aria-disabled')).toBe('true');
  });
});

describe('Tabs with panels', () => {
  test('show one panel, named by its tab', () => {
    render(<Panels />);
    expect(visiblePanels()).toEqual(['internet']);
    expect(screen.getByRole('tabpanel', { name: 'Internet' })).not.toBeNull();
  });

  test('report clicks', async () => {
    const onClick = vi.fn<() => void>();
    render(<Panels items={[{ label: 'Une', contentId: 'a', onClick }]} />);
    await userEvent.click(screen.getByRole('tab', { name: 'Une' }));
    expect(onClick).toHaveBeenCalledOnce();
  });

  test('are one stop in the tab order', () => {
    render(<Panels />);
    expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([0, -1, -1, -1]);
  });
});
