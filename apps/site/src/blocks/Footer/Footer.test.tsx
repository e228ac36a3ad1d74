import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
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

describe('the groups of the footer', () => {
  const group = () =>
    screen.getByText<HTMLElement>('Abonné', { selector: 'summary' }).closest('details');
  const title = () => screen.getByText('Abonné', { selector: 'summary' });
  /** A window of our making: wide or not, and a change of it. */
  function show(wide: boolean) {
    const columns = Object.assign(new EventTarget(), { matches: wide });
    vi.stubGlobal('matchMedia', () => columns);
    render(<Freebox />);
    return (matches: boolean) => {
      columns.matches = matches;
      columns.dispatchEvent(new Event('change'));
    };
  }
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  test('are open columns on a wide screen: they say so, and a click on a title closes nothing', async () => {
    show(true);
    expect(group()?.open).toBe(true);
    expect(title().tabIndex).toBe(-1);
    await userEvent.click(title());
    expect(group()?.open).toBe(true);
  });

  test('fold again when the window narrows', () => {
    const become = show(true);
    become(false);
    expect(group()?.open).toBe(false);
    expect(title().hasAttribute('tabindex')).toBe(false);
  });
});
