import { composeStories } from '@storybook/react-vite';
import { fireEvent, render } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { MegaMenuProps } from './MegaMenu.tsx';
import * as stories from './MegaMenu.stories.tsx';

const { Menu } = composeStories(stories);

/** jsdom knows no popover, so nothing here is visible: queries read the tree as written. */
function menu(props: Partial<MegaMenuProps> = {}) {
  const { container } = render(<Menu {...props} />);
  const links = [...container.querySelectorAll('a')];
  return {
    container,
    link: (name: string) => links.find((link) => link.textContent?.startsWith(name)),
    button: (name: string) =>
      [...container.querySelectorAll('button')].find(({ textContent }) => textContent === name),
  };
}

describe('MegaMenu', () => {
  test('has every link in its HTML, however deep', () => {
    const html = renderToStaticMarkup(<Menu />);
    for (const href of ['#ultra', '#pop-s', '#chaines', '#netflix', '#applications', '#choisir'])
      expect(html).toContain(`href="${href}"`);
  });

  test.each(['Freebox', 'TV & VOD'])('%s is a button that opens its own popover', (name) => {
    const { container, button } = menu();
    const id = button(name)?.getAttribute('popovertarget') ?? '';
    const popover = container.querySelector(`[id="${id}"]`);
    expect(popover?.getAttribute('popover')).toBe('auto');
    expect(popover?.querySelectorAll('a').length).toBeGreaterThan(0);
  });

  test('each level of the drill-down has its way back', () => {
    const { container } = menu();
    const ways = [...container.querySelectorAll('button[popovertargetaction=hide]')].map(
      (button) => [button.getAttribute('aria-label'), button.getAttribute('popovertarget')],
    );
    expect(ways).toEqual([
      ['Fermer le menu', 'menu'],
      ['Retour au menu', 'menu-freebox'],
      ['Retour à Freebox', 'menu-freebox-services-contenus-tv-vod'],
    ]);
  });

  test('an entry without sections is a link', () => {
    expect(menu().link('Assistance')?.getAttribute('href')).toBe('https://assistance.exemple.fr/');
  });

  test('says which page is being read, and marks its entry', () => {
    const { link, button, container } = menu();
    expect(link('Freebox Pop')?.getAttribute('aria-current')).toBe('page');
    expect(button('Freebox')?.getAttribute('aria-current')).toBe('true');
    expect(container.querySelectorAll('[aria-current]')).toHaveLength(2);
  });

  test('marks the entry of the page above where none leads to the one being read', () => {
    const { button, container } = menu({ trail: ['#accueil', '#pop', '#pop-d-hier'] });
    expect(button('Freebox')?.getAttribute('aria-current')).toBe('true');
    expect(container.querySelectorAll('[aria-current]')).toHaveLength(1);
  });

  test('marks no entry where none leads near the page being read', () => {
    const { container } = menu({ trail: ['#accueil', '#concours'] });
    expect(container.querySelectorAll('[aria-current]')).toHaveLength(0);
  });

  test('shows a tag beside its link, as part of its name', () => {
    expect(menu().link('Freebox Pop S')?.textContent).toBe('Freebox Pop S Série Spéciale');
  });

  test('shows a box with its picture before its name and what it costs after it', () => {
    const { link } = menu();
    const pop = link('Freebox Pop');
    expect(pop?.textContent).toBe('Freebox Pop');
    expect(pop?.previousElementSibling?.getAttribute('src')).toContain('/box-pop/hero');
    expect(pop?.nextElementSibling?.textContent).toBe('dès 29,99\u00a0€');
    expect(link('Applications')?.parentElement?.children).toHaveLength(1);
  });

  test.each(['pointerOver', 'focusIn'] as const)('its card shows the box of a %s', (sign) => {
    const { container, link } = menu();
    const card = container.querySelector('[data-menu-card]');
    expect(card?.getAttribute('srcset')).toContain('/box-ultra/');
    fireEvent[sign](link('Freebox Pop') ?? document.body);
    expect(card?.getAttribute('srcset')).toContain('/box-pop/');
    fireEvent[sign](link('Applications') ?? document.body);
    expect(card?.getAttribute('srcset')).toContain('/box-pop/');
  });

  test('a link to a new tab says so and hands over no opener', () => {
    const webmail = menu().link('Webmail');
    expect(webmail?.textContent).toBe('Webmail (nouvelle fenêtre)');
    expect(webmail?.getAttribute('rel')).toBe('noopener');
  });

  test('every link and every opening button says what it measures', () => {
    const { container } = menu();
    const silent = [...container.querySelectorAll('a, button:not([popovertargetaction])')].filter(
      (element) => !/^[^>]+ > [^>]+$/.test(element.getAttribute('data-track') ?? ''),
    );
    expect(silent).toEqual([]);
  });
});
