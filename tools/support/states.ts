import type { Page } from '@playwright/test';
import { builtPages } from '../../e2e/support/built-pages.ts';

/** Something to look at: a page, and what was done there. */
export type State = {
  readonly name: string;
  readonly path: string;
  /** A first visit: the question about cookies has no answer yet. */
  readonly firstVisit?: boolean;
  /** The whole page, not only what the window shows. */
  readonly whole?: boolean;
  readonly arrange?: (page: Page) => Promise<unknown>;
};

const HOME = '/freebox/';
const POP = '/freebox/freebox-pop/';
const CONTACT = '/freebox/informations/nous-contacter/abonne-freebox/';
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

async function fillContact(page: Page): Promise<void> {
  await page.getByLabel('Sujet de votre message').selectOption({ index: 1 });
  await page.getByRole('textbox', { name: 'Votre message' }).fill('Bonjour, je déménage en mars.');
  await page.getByLabel('Prénom').fill('Élodie');
  await page.getByLabel('Nom', { exact: true }).fill('Noël');
  await page.getByLabel('Adresse e-mail').fill('elodie.noel@exemple.fr');
}

const opensModal = (name: string, path: string, button: string): State => ({
  name: `modal-${name}`,
  path,
  arrange: async (page) => {
    await page.getByRole('button', { name: button }).first().click();
    await page.locator('dialog[open]').waitFor();
  },
});

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
  {
    name: 'form-errors',
    path: CONTACT,
    arrange: async (page) => {
      await page.getByRole('button', { name: 'Envoyer mon message' }).click();
      await page.getByText('Certaines réponses sont à corriger.').waitFor();
    },
  },
  {
    name: 'form-sent',
    path: CONTACT,
    arrange: async (page) => {
      await fillContact(page);
      await page.getByRole('button', { name: 'Envoyer mon message' }).click();
      await page.getByText('Votre message est arrivé').waitFor();
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
    name: 'comparator-two',
    path: '/freebox/comparer-nos-offres-freebox/?boxes=ultra,pop',
    arrange: (page) => page.locator('main table').scrollIntoViewIfNeeded(),
  },
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
