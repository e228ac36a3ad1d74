import { chromium, devices, type Page } from '@playwright/test';
import { loadEnvironment } from '../../apps/site/environment.ts';
import { NOTHING } from '@vitrine/domain/consent/choice';
import { keptChoice, NEW_VISITOR, storageWith } from '../../e2e/support/consent.ts';
import { BROWSER_ARGUMENTS, ensureBrowser } from '../support/browser.ts';
import { fail } from '../support/fail.ts';
import { publish, varFolder } from '../support/release.ts';
import { busyShare } from './support/machine.ts';
import { record } from './support/record.ts';
import { startOurs } from './support/servers.ts';

/**
 * What every feature makes a visitor wait for, on a phone four times slower than this machine: from
 * each tap and key to the next frame, as the browser itself times them (Event Timing, what Interaction
 * to Next Paint is made of). Events of less than 16 ms are not told; they count as 16.
 *
 *     node tools/bench/interactions.ts [--rounds 3] [--only shops,search]
 */
const ROUNDS = Number(option('--rounds') ?? 3);
const ONLY = option('--only')?.split(',');
const SLOWDOWN = 4;
const BAR_MS = 100;
const SHORTEST_MS = 16;
const PORT = Number(process.env['BENCH_PORT'] ?? 4390);

type Feature = { path: string; act: (page: Page) => Promise<void>; isNew?: boolean };
type Interaction = { event: string; on: string; ms: number };

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
      await page.locator('dialog[open] input[type="search"]').pressSequentially('wifi 7 pop');
      await page.locator('dialog[open] a').first().waitFor();
    },
  },
  eligibility: {
    path: '/freebox/fibre-optique/',
    act: async (page) => {
      const field = page.getByLabel('Votre adresse, commune ou code postal').first();
      await field.pressSequentially('saint-étienne');
      await page.getByRole('option').nth(1).tap();
      await page.getByRole('region', { name: 'Réponse pour votre adresse' }).waitFor();
    },
  },
  form: {
    path: '/freebox/informations/nous-contacter/abonne-freebox/',
    act: async (page) => {
      await page.getByLabel('Prénom').pressSequentially('Élodie');
      await page.getByRole('button', { name: 'Envoyer mon message' }).tap();
      await page.getByText('Certaines réponses sont à corriger.').waitFor();
    },
  },
  channels: {
    path: '/freebox/free-tv/liste-chaines/',
    act: async (page) => {
      await page.getByRole('searchbox').pressSequentially('canal');
      await page.getByRole('list', { name: 'Chaînes trouvées' }).waitFor();
    },
  },
  packs: {
    path: '/freebox/free-tv/pack-et-options/',
    act: async (page) => {
      await page.getByLabel('Une chaîne à ajouter').pressSequentially('Eurosport 1');
      await page.getByRole('button', { name: 'Ajouter' }).tap();
      await page.getByText('Eurosport 1 ajoutée.').waitFor();
    },
  },
  shops: {
    path: '/boutiques/',
    act: async (page) => {
      await page.getByLabel('Une ville ou un code postal').pressSequentially('lyon');
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
      await page.getByLabel('Nom et prénom').pressSequentially('Camille Martin');
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

loadEnvironment();
await measure().catch(fail);

async function measure(): Promise<void> {
  await publish({ say: console.log });
  const server = await startOurs(PORT, varFolder(), { env: { LOG_LEVEL: 'error' } });
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: [...BROWSER_ARGUMENTS],
  });
  const busy: number[] = [];
  const worst: { name: string; slowest: Interaction; all: Interaction[] }[] = [];
  try {
    for (const [name, { path, act, isNew = false }] of Object.entries(FEATURES)) {
      if (ONLY && !ONLY.includes(name)) continue;
      const all: Interaction[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        busy.push(await busyShare());
        const context = await browser.newContext({
          ...devices['Pixel 7'],
          baseURL: server.origin,
          storageState: isNew ? NEW_VISITOR : storageWith(server.origin, keptChoice(NOTHING)),
        });
        all.push(...(await time(await context.newPage(), path, act)));
        await context.close();
      }
      const slowest = percentile98(all);
      worst.push({ name, slowest, all });
      console.log(`  ${name}: ${slowest.ms} ms (${slowest.event} on ${slowest.on})`);
    }
  } finally {
    await browser.close();
    await server.stop();
  }
  record(import.meta.filename, {
    title: 'Every feature: from a tap or a key to the next frame',
    how: `Event Timing of all taps and keys of a visitor who uses each feature, processor slowed down ${SLOWDOWN} times, 98th percentile over ${ROUNDS} visits.`,
    figures: worst.map(({ name, slowest }) => ({
      name: `${name} (${slowest.event})`,
      value: slowest.ms,
      unit: 'ms',
      atMost: BAR_MS,
    })),
    charts: [
      {
        title: 'Slowest of a hundred',
        unit: 'ms',
        bars: worst.map(({ name, slowest }) => ({ label: name, value: slowest.ms })),
      },
    ],
    busy,
  });
}

async function time(page: Page, path: string, act: Feature['act']): Promise<Interaction[]> {
  await page.addInitScript(watchInteractions);
  await page.goto(path);
  // Scripts that are on their way are another figure (menu-tap, total blocking time).
  await page.waitForLoadState('networkidle');
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await act(page);
  return page.evaluate(async () => {
    // Told once the frame is on the screen.
    await new Promise((resolve) => setTimeout(resolve, 500));
    return (window as unknown as { interactions: Interaction[] }).interactions;
  });
}

/** Runs in the page. */
function watchInteractions(): void {
  const interactions: Interaction[] = [];
  (window as unknown as { interactions: Interaction[] }).interactions = interactions;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if ((entry as unknown as { interactionId: number }).interactionId > 0)
        interactions.push({
          event: entry.name,
          on: entry.target instanceof Element ? entry.target.tagName.toLowerCase() : 'gone',
          ms: entry.duration,
        });
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

function percentile98(all: readonly Interaction[]): Interaction {
  const sorted = all.toSorted((a, b) => a.ms - b.ms);
  const found = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.98))];
  return found ?? { event: 'any', on: 'page', ms: SHORTEST_MS };
}

function option(name: string): string | undefined {
  const at = process.argv.indexOf(name);
  return at < 0 ? undefined : process.argv[at + 1];
}
