import type { Page } from '@playwright/test';
import { builtPages } from '../../e2e/support/built-pages.ts';
import { followed, formStates } from './form-states.ts';

/** Something to look at: a page, and what was done there. */
export type State = {
  readonly name: string;
  readonly path: string;
  /** A first visit: the question about cookies has no answer yet. */
  readonly firstVisit?: boolean;
  /** A browser that runs no script: nothing can be done there but to look. */
  readonly withoutScript?: boolean;
  /** The whole page, not only what the window shows. */
  readonly whole?: boolean;
  readonly arrange?: (page: Page) => Promise<unknown>;
};

const HOME = '/freebox/';
const POP = '/freebox/freebox-pop/';
const PACKS = '/freebox/free-tv/pack-et-options/';
const CHANNELS = '/freebox/free-tv/liste-chaines/';

const SLIDES = 5;
/** The entries of the menu that open something, by their place. */
const PANELS = 6;

const slides = Array.from({ length: SLIDES }, (_, index): State => ({
  name: `slide-${index + 1}`,
  path: HOME,
  arrange: async (page) => {
    const carousel = page.locator('[data-carousel]').first();
    await carousel.hover();
    for (let step = 0; step < index; step += 1)
      await carousel.getByRole('button', { name: 'Diapositive suivante' }).click();
  },
}));

const panels = Array.from({ length: PANELS }, (_, index): State => ({
  name: `menu-${index + 1}`,
  path: HOME,
  arrange: async (page) => {
    await openMenu(page);
    await page.locator('[data-menu-entries] > li > button').nth(index).click();
  },
}));

/** On a phone the menu itself is opened first. */
async function openMenu(page: Page): Promise<void> {
  const burger = page.locator('[data-header]').getByRole('button', { name: 'Menu', exact: true });
  if (await burger.isVisible()) await burger.click();
}

const opensModal = (name: string, path: string, button: string): State => ({
  name: `modal-${name}`,
  path,
  arrange: async (page) => {
    await page.getByRole('button', { name: button }).first().click();
    await page.locator('dialog[open]').waitFor();
  },
});

/** Pages that have less to show without script, or show it otherwise. */
const unscripted = [
  ['comparator', '/freebox/comparer-nos-offres-freebox/'],
  ['chooser', '/freebox/aidez-moi-a-choisir/'],
  ['family', '/freebox/free-family/'],
  ['packs', PACKS],
  ['moving', '/freebox/demenagement/'],
  ['letter', '/freebox/resiliez-votre-fai/obtenir-ma-lettre-de-resiliation/'],
].map(([name, path = '']): State => ({
  name: `unscripted-${name}`,
  path,
  withoutScript: true,
  whole: true,
}));

/** Every state that a visitor may find the site in and that is not just a page. */
const acted: readonly State[] = [
  { name: 'consent-1', path: POP, firstVisit: true, arrange: bannerShown },
  {
    name: 'consent-2',
    path: POP,
    firstVisit: true,
    arrange: async (page) => {
      await bannerShown(page);
      await page.getByRole('button', { name: 'Personnaliser' }).click();
      await page.getByRole('dialog', { name: 'Choisir mes cookies' }).waitFor();
    },
  },
  ...slides,
  { name: 'menu-closed', path: HOME, arrange: openMenu },
  ...panels,
  opensModal('conditions', HOME, 'Voir conditions'),
  {
    name: 'sticky-bar',
    path: POP,
    arrange: (page) => page.evaluate(() => scrollTo({ top: 1400, behavior: 'instant' })),
  },
  {
    name: 'tooltip',
    path: POP,
    arrange: async (page) => {
      const help = page.locator('main [aria-describedby], main [popovertarget]').first();
      await help.scrollIntoViewIfNeeded();
      await help.hover();
      await help.focus();
    },
  },
  {
    name: 'accordion',
    path: POP,
    arrange: async (page) => {
      const question = page.locator('main summary').filter({ hasText: 'Combien' }).first();
      await question.scrollIntoViewIfNeeded();
      await question.click();
    },
  },
  ...formStates,
  followed,
  {
    name: 'follow-up-unknown',
    path: '/suivi/',
    arrange: async (page) => {
      await page.getByLabel('Référence').fill('2345-6789');
      await page.getByLabel('Adresse e-mail donnée avec la demande').fill('zoe@exemple.fr');
      await page.getByRole('button', { name: 'Retrouver ma demande' }).click();
      await page.getByRole('alert').first().waitFor();
    },
  },
  {
    name: 'eligibility-answer',
    path: '/freebox/fibre-optique/',
    arrange: async (page) => {
      const field = page.getByRole('combobox', { name: 'Votre adresse, commune ou code postal' });
      await field.pressSequentially('saint-étienne 42000');
      await page.getByRole('option').first().click();
      await page
        .getByRole('heading', { name: /Saint-Étienne/ })
        .first()
        .waitFor();
    },
  },
  {
    name: 'channels-none',
    path: CHANNELS,
    arrange: (page) => page.getByRole('searchbox').fill('xyzxyz'),
  },
  {
    name: 'eligibility-box-5g',
    path: '/freebox/fibre-optique/',
    arrange: async (page) => {
      await page.route('**/api/eligibility?*', async (route) => {
        const found = (await (await route.fetch()).json()) as object;
        await route.fulfill({ json: { ...found, status: 'box-5g', box5g: true } });
      });
      const field = page.getByRole('combobox', { name: 'Votre adresse, commune ou code postal' });
      await field.pressSequentially('saint-étienne 42000');
      await page.getByRole('option').first().click();
      await page.getByRole('heading', { name: /la Box 5G prend le relais/ }).waitFor();
    },
  },
  {
    name: 'family-largest',
    path: '/freebox/free-family/',
    whole: true,
    arrange: async (page) => {
      const add = page.getByRole('button', { name: 'Ajouter un forfait' });
      while (await add.isEnabled()) await add.click();
    },
  },
  {
    name: 'shops-none',
    path: '/boutiques/',
    arrange: async (page) => {
      await page.getByLabel('Une ville ou un code postal').fill('xyzxyz');
      await page.getByRole('button', { name: 'Voir toutes les boutiques' }).waitFor();
    },
  },
  {
    name: 'search-found',
    path: HOME,
    arrange: (page) => searchFor(page, 'wifi'),
  },
  {
    name: 'search-none',
    path: HOME,
    arrange: (page) => searchFor(page, 'xyzxyz'),
  },
  {
    name: 'shops-found',
    path: '/boutiques/',
    arrange: async (page) => {
      await page.getByLabel('Une ville ou un code postal').fill('lyon');
      await page.keyboard.press('Enter');
      await page.getByText('autour de Lyon').first().waitFor();
    },
  },
  {
    name: 'packs-found',
    path: PACKS,
    arrange: async (page) => {
      await page.getByLabel('Une chaîne à ajouter').fill('Eurosport 1');
      await page.getByRole('button', { name: 'Ajouter' }).click();
      await page.getByText('Le moins cher').first().waitFor();
    },
  },
  {
    name: 'packs-none',
    path: PACKS,
    arrange: async (page) => {
      await page.getByLabel('Une chaîne à ajouter').fill('xyzxyz');
      await page.getByRole('button', { name: 'Ajouter' }).click();
      await page.getByText('ne s’appelle').first().waitFor();
    },
  },
  {
    name: 'chooser-result',
    path: '/freebox/aidez-moi-a-choisir/',
    arrange: async (page) => {
      const answers = page
        .getByRole('main')
        .getByRole('button', { name: /^(Oui|Plusieurs|Le bon)/ });
      const result = page.getByRole('link', { name: /^Découvrir/ }).first();
      await answers.or(result).first().waitFor();
      while (!(await result.isVisible())) {
        const question = await page.locator('main h2').first().textContent();
        await answers.first().click();
        // What it leads to comes a moment later.
        await page.waitForFunction(
          (asked) => document.querySelector('main h2')?.textContent !== asked,
          question,
        );
      }
    },
  },
  {
    name: 'moving-plan',
    path: '/freebox/demenagement/',
    arrange: async (page) => {
      await page.getByLabel('Jour du déménagement').fill('2027-03-01');
      await page.getByLabel('Une prise fibre').selectOption('Non');
      await page.getByText('Recevez le technicien').first().waitFor();
    },
  },
  {
    name: 'letter-errors',
    path: '/freebox/resiliez-votre-fai/obtenir-ma-lettre-de-resiliation/',
    arrange: async (page) => {
      await page.getByRole('button', { name: 'Télécharger en PDF' }).click();
      await page.getByRole('region', { name: 'Certaines réponses sont à corriger.' }).waitFor();
    },
  },
  {
    name: 'comparator-four',
    path: '/freebox/comparer-nos-offres-freebox/?boxes=ultra,pop,pop-s,box-5g',
    arrange: (page) => page.locator('main table').scrollIntoViewIfNeeded(),
  },
  {
    name: 'comparator-two',
    path: '/freebox/comparer-nos-offres-freebox/?boxes=ultra,pop',
    arrange: (page) => page.locator('main table').scrollIntoViewIfNeeded(),
  },
  {
    name: 'comparator-one',
    path: '/freebox/comparer-nos-offres-freebox/?boxes=pop',
    whole: true,
  },
  ...unscripted,
  { name: 'not-found', path: '/freebox/introuvable/' },
];

async function searchFor(page: Page, words: string): Promise<void> {
  await page.locator('[data-opens-search]').click();
  const field = page.locator('dialog[open], :popover-open').getByRole('searchbox').first();
  await field.pressSequentially(words);
  await page.waitForLoadState('networkidle');
}

async function bannerShown(page: Page): Promise<void> {
  await page.locator('[data-consent-banner]').waitFor();
}

export const STATES: readonly State[] = [
  ...acted,
  ...builtPages.map(({ name, path }): State => ({ name: `page-${name}`, path, whole: true })),
];
