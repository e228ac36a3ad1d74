import type { Page } from '@playwright/test';
import { NOTHING } from '@vitrine/domain/consent/choice';
import { keptChoice, NEW_VISITOR, storageWith } from '../../e2e/support/consent.ts';
import { fail } from '../support/fail.ts';
import { record } from './support/record.ts';
import { onSlowPhone, SLOWDOWN, slowDown } from './support/slow-phone.ts';

/**
 * What every feature makes a visitor wait for, on a phone four times slower than this machine: the
 * longest work of the page for one frame while it is used, script, style, layout and paint (Long
 * Animation Frames; shorter than 50 ms are not told and count as 50). When the frame reaches the screen
 * is not counted: without a graphics card that takes longer than everything else.
 *
 *     node tools/bench/interactions.ts [--rounds 3] [--only shops,search]
 */
const ROUNDS = Number(option('--rounds') ?? 3);
const ONLY = option('--only')?.split(',');
/** As fast as fingers are, in ms from key to key. */
const TYPING = { delay: 150 };
const BAR_MS = 100;
const SHORTEST_MS = 50;

type Feature = { path: string; act: (page: Page) => Promise<void>; isNew?: boolean };
type Frame = { at: number; for: string; ms: number };

const FEATURES: Readonly<Record<string, Feature>> = {
  menu: {
    path: '/freebox/',
    act: async (page) => {
      await page.getByRole('button', { name: 'Menu', exact: true }).tap();
      await page.locator('[data-menu] :popover-open, [data-menu]:popover-open').first().waitFor();
    },
  },
  carousel: {
    path: '/freebox/',
    act: async (page) => {
      for (let slide = 0; slide < 4; slide += 1)
        await page.getByRole('button', { name: 'Diapositive suivante' }).first().tap();
    },
  },
  consent: {
    path: '/freebox/freebox-pop/',
    isNew: true,
    act: async (page) => {
      await page.getByRole('button', { name: 'Personnaliser' }).tap();
      const panel = page.getByRole('dialog', { name: 'Choisir mes cookies' });
      await panel.getByRole('checkbox').first().tap();
      await panel.getByRole('button', { name: 'Enregistrer' }).tap();
      await panel.waitFor({ state: 'hidden' });
    },
  },
  search: {
    path: '/freebox/',
    act: async (page) => {
      await page.getByRole('banner').getByRole('button', { name: 'Rechercher' }).tap();
      await page
        .locator('dialog[open] input[type="search"]')
        .pressSequentially('wifi 7 pop', TYPING);
      await page.locator('dialog[open] a').first().waitFor();
    },
  },
  eligibility: {
    path: '/freebox/fibre-optique/',
    act: async (page) => {
      const field = page.getByLabel('Votre adresse, commune ou code postal').first();
      await field.pressSequentially('saint-étienne', TYPING);
      await page.getByRole('option').nth(1).tap();
      await page.getByRole('region', { name: 'Réponse pour votre adresse' }).waitFor();
    },
  },
  form: {
    path: '/freebox/informations/nous-contacter/abonne-freebox/',
    act: async (page) => {
      await page.getByLabel('Prénom').pressSequentially('Élodie', TYPING);
      await page.getByRole('button', { name: 'Envoyer mon message' }).tap();
      await page.getByText('Certaines réponses sont à corriger.').waitFor();
    },
  },
  channels: {
    path: '/freebox/free-tv/liste-chaines/',
    act: async (page) => {
      await page.getByRole('searchbox').pressSequentially('canal', TYPING);
      await page.getByRole('list', { name: 'Chaînes trouvées' }).waitFor();
    },
  },
  packs: {
    path: '/freebox/free-tv/pack-et-options/',
    act: async (page) => {
      await page.getByLabel('Une chaîne à ajouter').pressSequentially('Eurosport 1', TYPING);
      await page.getByRole('button', { name: 'Ajouter' }).tap();
      await page.getByText('Eurosport 1 ajoutée.').waitFor();
    },
  },
  shops: {
    path: '/boutiques/',
    act: async (page) => {
      await page.getByLabel('Une ville ou un code postal').pressSequentially('lyon', TYPING);
      await page.keyboard.press('Enter');
      await page.getByRole('status').filter({ hasText: 'Lyon' }).first().waitFor();
    },
  },
  map: {
    path: '/freebox/carte-fibre-optique/42/',
    act: async (page) => {
      await page.locator('path.map-area').first().waitFor({ state: 'attached' });
      await page.getByRole('button', { name: 'Agrandir' }).tap();
      await page.getByRole('button', { name: 'Réduire' }).tap();
    },
  },
  comparator: {
    path: '/freebox/comparer-nos-offres-freebox/',
    act: async (page) => {
      await page.getByRole('checkbox', { name: 'Freebox Pop S', exact: true }).tap();
      await page.getByRole('checkbox', { name: 'Voir les différences seulement' }).tap();
    },
  },
  chooser: {
    path: '/freebox/aidez-moi-a-choisir/',
    act: async (page) => {
      const answers = page.getByRole('main').locator('astro-island').getByRole('button');
      for (let question = 0; question < 3; question += 1) await answers.first().tap();
    },
  },
  family: {
    path: '/freebox/free-family/',
    act: async (page) => {
      await page.getByRole('button', { name: 'Ajouter un forfait' }).tap();
      await page.getByRole('button', { name: 'Ajouter un forfait' }).tap();
    },
  },
  letter: {
    path: '/freebox/resiliez-votre-fai/obtenir-ma-lettre-de-resiliation/',
    act: async (page) => {
      await page.getByLabel('Nom et prénom').pressSequentially('Camille Martin', TYPING);
      await page.getByText('Camille Martin').first().waitFor();
    },
  },
  reviews: {
    path: '/freebox/informations/avis-freebox/',
    act: async (page) => {
      const chips = page.getByRole('main').getByRole('radio');
      await chips.nth(1).tap({ force: true });
      await chips.nth(2).tap({ force: true });
    },
  },
};

await measure().catch(fail);

async function measure(): Promise<void> {
  const worst: { name: string; longest: Frame }[] = [];
  const busy = await onSlowPhone(async ({ origin, visit }) => {
    for (const [name, { path, act, isNew = false }] of Object.entries(FEATURES)) {
      if (ONLY && !ONLY.includes(name)) continue;
      const frames: Frame[] = [];
      const storageState = isNew ? NEW_VISITOR : storageWith(origin, keptChoice(NOTHING));
      for (let round = 0; round < ROUNDS; round += 1)
        frames.push(...(await visit((page) => framesOf(page, path, act), { storageState })));
      const longest = longestOf(frames);
      worst.push({ name, longest });
      console.log(`  ${name}: ${longest.ms} ms (${longest.for})`);
    }
  });
  record(import.meta.filename, {
    title: 'Every feature: the longest frame while it is used',
    how: `The page’s own work for one frame (script, style, layout, paint) while a visitor uses each feature, processor slowed down ${SLOWDOWN} times, longest of ${ROUNDS} visits; 50 ms: none was longer.`,
    figures: worst.map(({ name, longest }) => ({
      name: `${name} (${longest.for})`,
      value: longest.ms,
      unit: 'ms',
      atMost: BAR_MS,
    })),
    charts: [
      {
        title: 'Longest frame',
        unit: 'ms',
        bars: worst.map(({ name, longest }) => ({ label: name, value: longest.ms })),
      },
    ],
    busy,
  });
}

async function framesOf(page: Page, path: string, act: Feature['act']): Promise<Frame[]> {
  await page.addInitScript(watchFrames);
  await page.goto(path);
  // Scripts that are on their way are another figure (menu-tap, total blocking time): whoever acts on a
  // feature has had it before their eyes for a moment, and it is awake.
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    for (const { firstElementChild: feature } of document.querySelectorAll('main astro-island')) {
      feature?.scrollIntoView({ block: 'center', behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 400));
    }
  });
  await page.waitForLoadState('networkidle');
  await slowDown(page);
  const began = await page.evaluate(() => performance.now());
  await act(page);
  return page.evaluate(async (began) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    const { frames } = window as unknown as { frames: Frame[] };
    return frames.filter(({ at }) => at > began);
  }, began);
}

/** Runs in the page. */
function watchFrames(): void {
  const frames: Frame[] = [];
  (window as unknown as { frames: Frame[] }).frames = frames;
  new PerformanceObserver((list) => {
    for (const { startTime, duration, renderStart, scripts } of list.getEntries() as LongFrame[]) {
      const longest = scripts.toSorted((a, b) => b.duration - a.duration)[0];
      const drawing = renderStart > 0 ? startTime + duration - renderStart : 0;
      frames.push({
        at: startTime,
        for: longest?.invoker.split('/').at(-1) ?? 'style and layout',
        ms: Math.round(drawing + scripts.reduce((sum, script) => sum + script.duration, 0)),
      });
    }
  }).observe({ type: 'long-animation-frame', buffered: true });
}

/** As of the Long Animation Frames API, which TypeScript does not know yet. */
type LongFrame = PerformanceEntry & {
  readonly renderStart: number;
  readonly scripts: readonly { readonly duration: number; readonly invoker: string }[];
};

function longestOf(frames: readonly Frame[]): Frame {
  const [longest] = frames.toSorted((a, b) => b.ms - a.ms);
  return longest ?? { at: 0, for: 'none is long', ms: SHORTEST_MS };
}

function option(name: string): string | undefined {
  const at = process.argv.indexOf(name);
  return at < 0 ? undefined : process.argv[at + 1];
}
