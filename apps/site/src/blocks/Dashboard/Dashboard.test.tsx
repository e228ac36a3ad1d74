import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { niceCeiling } from './charts.tsx';
import * as stories from './Dashboard.stories.tsx';
import * as header from './DashboardHeader.stories.tsx';
import * as signIn from './OperatorSignIn.stories.tsx';

const { Week, NothingMeasured } = composeStories(stories);
const { Week: Header } = composeStories(header);
const { Closed, WrongToken, TooManyTries } = composeStories(signIn);

/** Figures are written with spaces that do not break. */
const words = (element: Element) => (element.textContent ?? '').replaceAll('\u00a0', ' ');
const rowsOf = (table: string) =>
  within(screen.getByRole('table', { name: table }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(words));

describe('Dashboard', () => {
  test('says which days it covers, and how each total changed', () => {
    render(<Week />);
    expect(screen.getByText(/^Du 9 novembre 2026 au 15 novembre 2026/)).not.toBeNull();
    const [visits, visitors, views, actions] = screen.getAllByRole('definition').map(words);
    expect(visits).toBe('12 345+12 % par rapport à la période précédente');
    expect(visitors).toContain('9 8000 %');
    expect(views).toContain('30 000−9 %');
    expect(actions).toBe('5 400');
  });

  test('marks the period shown and leads to the others', () => {
    render(<Header />);
    const links = within(screen.getByRole('navigation', { name: 'Période' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/stats?periode=7j',
      '/stats?periode=30j',
      '/stats?periode=90j',
      '/stats?periode=12m',
    ]);
    expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([
      'page',
      null,
      null,
      null,
    ]);
  });

  test('gives the figures of a chart in a table, the latest first', () => {
    render(<Week />);
    expect(screen.getByRole('img', { name: /^Visites et pages vues/ })).not.toBeNull();
    expect(rowsOf('Visites, pages vues et départs vers l’abonnement')[0]).toEqual([
      '15 novembre 2026',
      '1 980',
      '4 100',
      '56',
    ]);
  });

  test('counts the way to a subscription from all visits, and from the step before', () => {
    render(<Week />);
    expect(rowsOf('Étapes vers l’abonnement')).toEqual([
      ['Visite', '9 800', '100,0 %', '100,0 %'],
      ['Page d’offre vue', '4 900', '50,0 %', '50,0 %'],
      ['Offre étudiée', '1 960', '20,0 %', '40,0 %'],
      ['Lien d’abonnement suivi', '392', '4,0 %', '20,0 %'],
    ]);
    expect(rowsOf('Liens d’abonnement par page et par Freebox')[1]).toEqual([
      'homepage',
      'Au choix',
      '110',
    ]);
  });

  test('ranks pages and actions, and folds what comes after the tenth', () => {
    render(<Week />);
    const first = rowsOf('Pages, des plus fréquentes aux moins fréquentes');
    expect(first).toHaveLength(10);
    expect(first[0]).toEqual(['homepage', '20 000', '66,7 %']);
    expect(screen.getByText('Voir les 3 suivantes')).not.toBeNull();
    expect(rowsOf('Pages, suite')).toHaveLength(3);
    expect(rowsOf('Actions, des plus fréquentes aux moins fréquentes')).toEqual([
      ['Essai', 'wifi-7', '52'],
      ['entete > souscrire', 'freebox-pop', '41'],
    ]);
  });

  test('folds no eleventh row alone', () => {
    const { figures } = Week.args;
    if (!figures) throw new Error('a week of figures is needed');
    render(<Week figures={{ ...figures, pages: figures.pages.slice(0, 11) }} />);
    expect(rowsOf('Pages, des plus fréquentes aux moins fréquentes')).toHaveLength(11);
    expect(screen.queryByText(/^Voir les \d+ suivantes$/)).toBeNull();
  });

  test('tells choices about cookies, purposes and partners', () => {
    render(<Week />);
    expect(rowsOf('Choix, finalités et partenaires autorisés')).toEqual([
      ['Tout accepter', '100', '33,3 %'],
      ['Personnaliser', '0', '0,0 %'],
      ['Tout refuser', '200', '66,7 %'],
      ['Finalité : Cookies et identifiants', '0', '0,0 %'],
      ['Finalité : Publicité', '100', '33,3 %'],
      ['Partenaire : Suivi des campagnes', '0', '0,0 %'],
    ]);
  });

  test('rates how fast the site felt, and says what was not measured', () => {
    render(<Week />);
    expect(rowsOf('Vitesse ressentie par page, au troisième quartile')).toEqual([
      ['freebox-pop', '1,9 s Bon', 'Pas de mesure', 'Pas de mesure', '100'],
    ]);
    const panel = screen.getByRole('region', { name: 'Vitesse ressentie' });
    expect(words(panel)).toContain('320 ms Moyen');
    expect(words(panel)).toContain('0,40 Mauvais');
  });

  test('accounts for every event, by reason when it was set aside', () => {
    render(<Week />);
    const panel = screen.getByRole('region', { name: 'Tout est compté' });
    expect(within(panel).getAllByRole('definition').map(words)).toEqual([
      '800',
      '700',
      '60',
      '30',
      '10',
    ]);
    expect(words(panel)).toContain('Écartés : 9 illisibles, 1 robots.');
  });

  test('offers each panel to a spreadsheet, for the period shown', () => {
    render(<Week />);
    const hrefs = screen
      .getAllByRole('link', { name: /^Télécharger en CSV/ })
      .map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(
      ['visites', 'abonnement', 'pages', 'actions', 'consentement', 'vitesse'].map(
        (panel) => `/stats/export.csv?panneau=${panel}&periode=7j`,
      ),
    );
  });

  test('says where nothing was measured, and divides nothing by nothing', () => {
    const { container } = render(<NothingMeasured />);
    expect(screen.getAllByText('Rien n’a encore été mesuré sur cette période.')).toHaveLength(6);
    expect(container.innerHTML).not.toMatch(/NaN|Infinity|undefined/);
  });
});

describe('OperatorSignIn', () => {
  test.each([
    [Closed, ''],
    [WrongToken, 'Ce jeton n’est pas le bon.'],
    [TooManyTries, 'Trop d’essais. Réessayez dans une minute.'],
  ])('ties what went wrong to the field', (Story, description) => {
    render(<Story />);
    const field = screen.getByLabelText('Jeton d’accès');
    expect(field.getAttribute('type')).toBe('password');
    const said = document.getElementById(field.getAttribute('aria-describedby') ?? '');
    expect(said?.textContent ?? '').toBe(description);
    // Its page has no script.
    expect(screen.getAllByRole('button')).toHaveLength(1);
  });
});

test.each([
  [0, 4],
  [1, 4],
  [9, 12],
  [41, 80],
  [350, 360],
  [12_345, 16_000],
])('an axis up to %i ends at %i', (value, ceiling) => {
  expect(niceCeiling(value)).toBe(ceiling);
});
