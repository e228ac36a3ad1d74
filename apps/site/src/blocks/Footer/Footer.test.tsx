import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import * as stories from './Footer.stories.tsx';

const { Freebox, Portal } = composeStories(stories);

describe('Footer', () => {
  test('its four groups are accordions that open on a click', async () => {
    render(<Freebox />);
    const titles = ['Offres & Services', 'Abonné', 'Aide & Contact', 'Société'];
    for (const title of titles) {
      const group = screen.getByText(title, { selector: 'summary' }).closest('details');
      expect(group?.open).toBe(false);
      await userEvent.click(screen.getByText(title, { selector: 'summary' }));
      expect(group?.open).toBe(true);
    }
  });

  test('has the accessibility link, except on the portal', () => {
    const name = /^Accessibilité\s: partiellement conforme$/;
    const { unmount } = render(<Freebox />);
    expect(screen.getByRole('link', { name })).toBeTruthy();
    unmount();
    render(<Portal />);
    expect(screen.queryByRole('link', { name })).toBeNull();
  });

  test('the consent settings are a link that a script can take over', () => {
    render(<Freebox />);
    const link = screen.getByRole('link', { name: 'Gérer mes choix de cookies' });
    expect(link.hasAttribute('data-consent-settings')).toBe(true);
    expect(link.getAttribute('href')).toBe('#cookies');
  });

  test('every link says what it measures', () => {
    const { container } = render(<Freebox />);
    expect(container.querySelectorAll('a:not([data-track^="footer > "])')).toHaveLength(0);
  });

  test('groups, legal links, social links, accessibility, legal notices: in this order', () => {
    const { container } = render(<Freebox>Mentions</Freebox>);
    const text = container.textContent;
    const places = [
      'Société',
      'Gérer mes choix de cookies',
      'Instagram',
      'partiellement conforme',
      'Mentions',
    ].map((mark) => text.lastIndexOf(mark));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });
});
