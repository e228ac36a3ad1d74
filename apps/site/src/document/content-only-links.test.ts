import { fireEvent, screen } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startContentOnlyLinks } from './content-only-links.ts';

const open = (address: string) => history.replaceState(null, '', address);

beforeEach(() => {
  document.body.innerHTML = `
    <a href="/freebox/freebox-pop/?a=1#prix">Pop</a>
    <a href="https://subscribe.example/">Souscrire</a>
    <a href="#prix">Prix</a>`;
});
afterEach(() => open('/'));

const hrefAfterReaching = (name: string) => {
  const link = screen.getByText<HTMLAnchorElement>(name);
  fireEvent.focusIn(link);
  return link.getAttribute('href');
};

// First: a listener of the document stays for the page's life.
test('links of a whole page stay as they are', () => {
  open('/freebox/');
  startContentOnlyLinks();
  expect(hrefAfterReaching('Pop')).toBe('/freebox/freebox-pop/?a=1#prix');
});

describe('links of a page shown as content only', () => {
  test('lead to pages shown the same way, and nowhere else', () => {
    open('/freebox/?contentOnly=true');
    startContentOnlyLinks();
    expect(hrefAfterReaching('Pop')).toBe(
      `${location.origin}/freebox/freebox-pop/?a=1&contentOnly=true#prix`,
    );
    expect(hrefAfterReaching('Souscrire')).toBe('https://subscribe.example/');
    expect(hrefAfterReaching('Prix')).toBe('#prix');
  });
});
