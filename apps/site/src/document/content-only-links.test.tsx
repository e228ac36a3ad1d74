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
      <form method="post" action="/api/follow-up#reponse">
        <Button type="submit">Retrouver ma demande</Button>
      </form>
    </>,
  );
});
afterEach(() => open('/'));

const hrefAfterReaching = (name: string) => {
  const link = screen.getByRole('link', { name });
  fireEvent.focusIn(link);
  return link.getAttribute('href');
};

const actionAfterSending = () => {
  const form = document.querySelector('form');
  // jsdom sends nothing.
  form?.addEventListener('submit', (event) => event.preventDefault());
  fireEvent.click(screen.getByRole('button', { name: 'Retrouver ma demande' }));
  return form?.getAttribute('action');
};

// First: a listener of the document stays for the page's life.
test('links of a whole page stay as they are', () => {
  open('/freebox/');
  startContentOnlyLinks();
  expect(hrefAfterReaching('Pop')).toBe('/freebox/freebox-pop/?a=1#prix');
  expect(actionAfterSending()).toBe('/api/follow-up#reponse');
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

  test('are those of its forms too: what answers a post is shown the same way', () => {
    open('/suivi/?contentOnly=true');
    expect(actionAfterSending()).toBe(`${location.origin}/api/follow-up?contentOnly=true#reponse`);
  });
});
