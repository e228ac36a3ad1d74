import { screen } from '@testing-library/dom';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { Accordion } from '#ui/Accordion/Accordion.tsx';
import { startAtItsPlace } from './start-at-its-place.ts';

const scrolled = vi.fn<() => void>();

/** jsdom knows no visit. */
const openBy = (type: NavigationTimingType) =>
  vi.stubGlobal('performance', { getEntriesByType: () => [{ type }] });

beforeEach(() => {
  openBy('reload');
  Element.prototype.scrollIntoView = scrolled;
  vi.stubGlobal('scrollTo', vi.fn());
  location.hash = '';
  document.body.innerHTML = renderToStaticMarkup(
    <Accordion title="Comment se passe la livraison ?" id="livraison">
      Sous 48 heures.
    </Accordion>,
  );
});

test('a page opens at its top', () => {
  startAtItsPlace();
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
  expect(screen.getByRole('group')).toHaveProperty('open', false);
});

test('whoever scrolled while the script was on its way stays there', () => {
  openBy('navigate');
  startAtItsPlace();
  expect(scrollTo).not.toHaveBeenCalled();
});

test('a link into a folded answer unfolds it and shows it', () => {
  location.hash = '#livraison';
  startAtItsPlace();
  expect(screen.getByRole('group')).toHaveProperty('open', true);
  expect(scrolled).toHaveBeenCalledOnce();
  expect(scrollTo).not.toHaveBeenCalled();
});

test('so does one followed later, on the page', () => {
  startAtItsPlace();
  location.hash = '#livraison';
  dispatchEvent(new Event('hashchange'));
  expect(screen.getByRole('group')).toHaveProperty('open', true);
});

test('an address whose end encodes nothing is no reason to fail', () => {
  location.hash = '#-20%';
  startAtItsPlace();
  expect(screen.getByRole('group')).toHaveProperty('open', false);
});
