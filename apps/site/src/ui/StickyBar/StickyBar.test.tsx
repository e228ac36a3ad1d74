import { composeStories } from '@storybook/react-vite';
import { MEGA_MENU_EVENT, MEGA_MENU_HEIGHT, megaMenuDetail } from '@vitrine/domain/header-event';
import { render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import * as stories from './StickyBar.stories.tsx';

const { Box, Plan, Service, ServiceFrom, Smartphone, SoldOut } = composeStories(stories);

describe('StickyBar', () => {
  test('is a region named after the product, with one way to buy it', () => {
    render(<Box />);
    expect(screen.getByRole('region', { name: 'Souscrire\u00a0: Freebox Ultra' })).not.toBeNull();
    const link = screen.getByRole('link', { name: 'Je m’abonne' });
    expect(link.getAttribute('href')).toBe('#souscrire');
    expect(link.dataset['track']).toBe('barre > souscrire');
  });

  test('a box comes with its whole price', () => {
    render(<Box />);
    expect(
      screen.getByText('49 euros 99 par mois pendant 12 mois, puis 59 euros 99 par mois'),
    ).not.toBeNull();
  });

  test('a plan says what it gives', () => {
    render(<Plan />);
    expect(screen.getByRole('region', { name: 'Souscrire\u00a0: Forfait 5G' })).not.toBeNull();
    expect(screen.getByText('350 Go en 5G')).not.toBeNull();
    expect(screen.getByText('19 euros 99 par mois')).not.toBeNull();
  });

  test('a service is paid once or starts at a price per month', () => {
    const once = render(<Service />);
    expect(screen.getByText('10 euros')).not.toBeNull();
    once.unmount();
    render(<ServiceFrom />);
    expect(screen.getByText('À partir de')).not.toBeNull();
    expect(screen.getByText('6 euros 99 par mois')).not.toBeNull();
  });

  test('a smartphone paid month by month says what follows the first payment', () => {
    render(<Smartphone />);
    expect(screen.getByText('49 euros')).not.toBeNull();
    expect(screen.getByRole('region').textContent).toMatch(
      /Noir, 256 Go · puis 19,99\s€\/mois pendant 24\smois/,
    );
  });

  test('a sold-out product leads nowhere', () => {
    render(<SoldOut />);
    const link = screen.getByRole('link', { name: 'Victime de son succès' });
    expect(link.hasAttribute('href')).toBe(false);
  });
});

describe('a sticky bar, where the page is scrolled', () => {
  const HEIGHT = 84;
  const bar = () => screen.getByRole('region');
  const isStuck = () => bar().hasAttribute('data-stuck');
  /** jsdom lays nothing out: the test says where the bar is. */
  function scroll(y: number, top: number): void {
    vi.stubGlobal('scrollY', y);
    bar().getBoundingClientRect = () => ({ top, bottom: top + HEIGHT }) as DOMRect;
    dispatchEvent(new Event('scroll'));
  }
  afterEach(() => {
    vi.unstubAllGlobals();
    document.documentElement.removeAttribute('style');
  });

  test('is not stuck at the top of the page, even below the fold', () => {
    render(<Box />);
    scroll(0, innerHeight + 200);
    expect(isStuck()).toBe(false);
  });

  test('is stuck once it is not wholly visible, and free again in its own place', () => {
    render(<Box />);
    scroll(900, MEGA_MENU_HEIGHT);
    expect(isStuck()).toBe(true);
    scroll(200, 400);
    expect(isStuck()).toBe(false);
  });

  test('tells the page while it is stuck, so that others leave it room', () => {
    render(<Box />);
    const isSaid = () => document.documentElement.hasAttribute('data-sticky-promo');
    scroll(900, MEGA_MENU_HEIGHT);
    expect(isSaid()).toBe(true);
    scroll(200, 400);
    expect(isSaid()).toBe(false);
  });

  test('what lies under the header does not count as visible', () => {
    render(<Box />);
    scroll(900, MEGA_MENU_HEIGHT - 10);
    expect(isStuck()).toBe(true);
    scroll(900, MEGA_MENU_HEIGHT + 1);
    expect(isStuck()).toBe(false);
  });

  test('a jump from half in sight to stuck, and back to the top, is not missed', () => {
    render(<Box />);
    scroll(0, innerHeight - HEIGHT / 2);
    expect(isStuck()).toBe(false);
    scroll(4000, MEGA_MENU_HEIGHT);
    expect(isStuck()).toBe(true);
    scroll(0, innerHeight - HEIGHT / 2);
    expect(isStuck()).toBe(false);
  });

  test('stands below the header while it shows, and at the top once it hides', () => {
    render(<Box />);
    const offset = () => document.documentElement.style.getPropertyValue('--mega-menu-height');
    document.dispatchEvent(new CustomEvent(MEGA_MENU_EVENT, { detail: megaMenuDetail(true) }));
    expect(offset()).toBe('45px');
    document.dispatchEvent(new CustomEvent(MEGA_MENU_EVENT, { detail: megaMenuDetail(false) }));
    expect(offset()).toBe('0px');
  });
});
