import { fireEvent, screen } from '@testing-library/dom';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Button } from '#ui/Button/Button.tsx';
import { startContentOnlyLinks } from './content-only-links.ts';

const open = (address: string) => history.replaceState(null, '', address);

beforeEach(() => {
  document.body.innerHTML = renderToStaticMarkup(
    <>
      <Button href="/freebox/freebox-pop/?a=1#prix">Pop</Button>
      <Button href="https://subscribe.example/">Souscrire</Button>
      <Button href="#prix">Prix</Button>
    </>,
  );
});
afterEach(() => open('/'));

const hrefAfterReaching = (name: string) => {
  const link = screen.getByRole('link', { name });
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
