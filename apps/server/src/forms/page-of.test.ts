import { DEFAULT_BRAND } from '@vitrine/domain/brand';
import { expect, test } from 'vitest';
import { testContest, testForms } from '../testing/forms.ts';
import { createPageOf } from './page-of.ts';

const pages = [
  { ...testContest().pages[0], path: '/jeu/' },
  { ...testContest().pages[0], path: '/jeu/bis/' },
] as ReturnType<typeof testContest>['pages'];
const pageOf = createPageOf(DEFAULT_BRAND, testForms([testContest({ pages })]).contests);

const CONTACT = '/freebox/informations/nous-contacter/';

test.each([
  ['its name', 'contact', 'abonne-mobile', `${CONTACT}abonne-mobile-free/`],
  ['its address', 'contact', `${CONTACT}abonne-mobile-free/`, `${CONTACT}abonne-mobile-free/`],
  ['the address of a contest', 'corail', '/jeu/bis/', '/jeu/bis/'],
] as const)(
  'a form goes back to the page that it was on, by %s',
  async (_how, code, wanted, path) => {
    expect(await pageOf(code, wanted)).toBe(path);
  },
);

test.each([
  ['another form', 'contact', 'resiliation', `${CONTACT}abonne-freebox/`],
  ['nobody', 'contact', 'https://exemple.fr/', `${CONTACT}abonne-freebox/`],
  ['no page at all', 'corail', undefined, '/jeu/'],
] as const)(
  'one that says the page of %s goes to its first',
  async (_whose, code, wanted, path) => {
    expect(await pageOf(code, wanted)).toBe(path);
  },
);

test('a contest that is gone is told on the page of all rules', async () => {
  expect(await pageOf('foot', '/jeu/')).toBe('/freebox/reglement-jeu-tirage-au-sort/');
});
