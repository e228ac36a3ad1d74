import type { Locator, Page } from '@playwright/test';
import { NOTHING } from '@vitrine/domain/consent/choice';
import { keptChoice, NEW_VISITOR, storageWith } from '../../e2e/support/consent.ts';
import { fail } from '../support/fail.ts';
import { asked } from './support/command.ts';
import { record } from './support/record.ts';
import { atFullSpeed, onSlowPhone, SLOWDOWN, slowDown } from './support/slow-phone.ts';

/**
 * What every feature makes a visitor wait for, on a phone four times slower than this machine: from each
 * finger and key until the page is done with the frame that answers it (Event Timing and Long Animation
 * Frames; what is shorter than 50 ms counts as 50). Beside it, the longest work for any frame meanwhile,
 * answer to something or not: what an input would wait for if it came just then. When a frame reaches the
 * screen is not counted: without a graphics card that takes longer than everything else. Elements are
 * found before the phone is slow, and fingers and keys are the browser's own: what a driver does in the
 * page would be counted as the page's.
 *
 *     node tools/bench/interactions.ts [--rounds 3] [--only shops,search]
 */
const ROUNDS = Number(asked.rounds ?? 3);
const ONLY = asked.only?.split(',');
const BAR_MS = 100;
const SHORTEST_MS = 50;
/** As fast as fingers are, in ms from key to key. */
const TYPING = { delay: 150 };
/** What a finger or a key starts is over after this. */
const AFTERWARDS_MS = 1000;

/** Work of the page: from `at` to `end`, in which `ms` are its own. */
type Frame = { at: number; end: number; for: string; ms: number };
/** A finger or a key, when the page began and ended to treat it, and what it was on. */
type Input = { at: number; began: number; ended: number; for: string };
type Wait = { for: string; ms: number };
type Visit = { wait: Wait; frame: Wait };
type Step = { tap: (page: Page) => Locator } | { type: string } | { key: string };
type Feature = {
  path: string;
  steps: readonly Step[];
  /** Seen when it worked. */
  result: (page: Page) => Locator;
  isNew?: boolean;
};

const tap = (find: (page: Page) => Locator): Step => ({ tap: find });
const button = (name: string | RegExp) =>
  tap((page) => page.getByRole('button', { name, exact: true }).first());
const inPanel = (page: Page) => page.getByRole('dialog', { name: 'Choisir mes cookies' });
const inChooser = (page: Page) =>
  page.getByRole('main').locator('astro-island').getByRole('button').first();
const rating = (at: number) => (page: Page) => page.getByRole('main').getByRole('radio').nth(at);

const FEATURES: Readonly<Record<string, Feature>> = {
  menu: {
    path: '/freebox/',
    steps: [button('Menu')],
    result: (page) => page.locator('[data-menu] :popover-open, [data-menu]:popover-open').first(),
  },
  carousel: {
    path: '/freebox/',
    steps: Array.from({ length: 4 }, () => button('Diapositive suivante')),
    result: (page) => page.locator('[data-current]', { hasText: '5' }).first(),
  },
  consent: {
    path: '/freebox/freebox-pop/',
    isNew: true,
    steps: [
      button('Personnaliser'),
      tap((page) => inPanel(page).getByRole('checkbox').first()),
      tap((page) => inPanel(page).getByRole('button', { name: 'Enregistrer' })),
    ],
    result: (page) => page.locator('body:not(:has(dialog[open]))'),
  },
  search: {
    path: '/freebox/',
    steps: [
      tap((page) => page.getByRole('banner').getByRole('button', { name: 'Rechercher' })),
      { type: 'wifi 7 pop' },
    ],
    result: (page) => page.locator('dialog[open] a').first(),
  },
  eligibility: {
    path: '/freebox/fibre-optique/',
    steps: [
      tap((page) => page.getByLabel('Votre adresse, commune ou code postal').first()),
      { type: 'saint-étienne' },
      tap((page) => page.getByRole('option').nth(1)),
    ],
    result: (page) => page.getByRole('region', { name: 'Réponse pour votre adresse' }),
  },
  form: {
    path: '/freebox/informations/nous-contacter/abonne-freebox/',
    steps: [
      tap((page) => page.getByLabel('Prénom')),
      { type: 'Élodie' },
      button('Envoyer mon message'),
    ],
    result: (page) => page.getByText('Certaines réponses sont à corriger.'),
  },
  channels: {
    path: '/freebox/free-tv/liste-chaines/',
    steps: [tap((page) => page.getByRole('searchbox')), { type: 'canal' }],
    result: (page) => page.getByRole('list', { name: 'Chaînes trouvées' }),
  },
  packs: {
    path: '/freebox/free-tv/pack-et-options/',
    steps: [
      tap((page) => page.getByLabel('Une chaîne à ajouter')),
      { type: 'Eurosport 1' },
      button('Ajouter'),
    ],
    result: (page) => page.getByText('Eurosport 1 ajoutée.'),
  },
  shops: {
    path: '/boutiques/',
    steps: [
      tap((page) => page.getByLabel('Une ville ou un code postal')),
      { type: 'lyon' },
      { key: 'Enter' },
    ],
    result: (page) => page.getByRole('status').filter({ hasText: 'Lyon' }).first(),
  },
  map: {
    path: '/freebox/carte-fibre-optique/42/',
    steps: [button('Agrandir'), button('Réduire')],
    result: (page) => page.locator('path.map-area').first(),
  },
  comparator: {
    path: '/freebox/comparer-nos-offres-freebox/',
    steps: [
      tap((page) => page.getByRole('checkbox', { name: 'Freebox Pop S', exact: true })),
      tap((page) => page.getByRole('checkbox', { name: 'Voir les différences seulement' })),
    ],
    result: (page) =>
      page.getByRole('checkbox', { name: 'Voir les différences seulement', checked: true }),
  },
  chooser: {
    path: '/freebox/aidez-moi-a-choisir/',
    steps: [tap(inChooser), tap(inChooser), tap(inChooser)],
    result: (page) => page.getByRole('main').locator('astro-island').first(),
  },
  family: {
    path: '/freebox/free-family/',
    steps: [button('Ajouter un forfait'), button('Ajouter un forfait')],
    result: (page) => page.getByRole('main').locator('astro-island').first(),
  },
  letter: {
    path: '/freebox/resiliez-votre-fai/obtenir-ma-lettre-de-resiliation/',
    steps: [tap((page) => page.getByLabel('Nom et prénom')), { type: 'Camille Martin' }],
    result: (page) => page.getByText('Camille Martin').first(),
  },
  reviews: {
    path: '/freebox/informations/avis-freebox/',
    steps: [tap(rating(1)), tap(rating(2))],
    result: rating(2),
  },
};

const NONE: Wait = { for: 'none is long', ms: SHORTEST_MS };

await measure().catch(fail);

async function measure(): Promise<void> {
  const worst: ({ name: string } & Visit)[] = [];
  const busy = await onSlowPhone(async ({ origin, visit }) => {
    for (const [name, feature] of Object.entries(FEATURES)) {
      if (ONLY && !ONLY.includes(name)) continue;
      const storageState = feature.isNew ? NEW_VISITOR : storageWith(origin, keptChoice(NOTHING));
      const visits: Visit[] = [];
      for (let round = 0; round < ROUNDS; round += 1)
        visits.push(await visit((page) => longestOf(page, feature), { storageState }));
      const wait = middle(visits.map((one) => one.wait));
      const frame = middle(visits.map((one) => one.frame));
      worst.push({ name, wait, frame });
      console.log(`  ${name}: ${wait.ms} ms (${wait.for}); frame ${frame.ms} ms (${frame.for})`);
    }
  });
  record(import.meta.filename, {
    title: 'Every feature: from an input to the frame that answers it',
    how: `From each finger and key until the page is done with the next frame, processor slowed down ${SLOWDOWN} times; longest of a visit, median of ${ROUNDS} visits; ${SHORTEST_MS} ms: none was longer. Frames: the page’s own work for any frame meanwhile (script, style, layout, paint).`,
    figures: worst.flatMap(({ name, wait, frame }) => [
      { name: `${name} (${wait.for})`, value: wait.ms, unit: 'ms', atMost: BAR_MS },
      { name: `${name}: longest frame (${frame.for})`, value: frame.ms, unit: 'ms' },
    ]),
    charts: [
      {
        title: 'From input to frame, and longest frame',
        unit: 'ms',
        bars: worst.flatMap(({ name, wait, frame }) => [
          { label: name, value: wait.ms, of: 'input' },
          { label: name, value: frame.ms, of: 'frame' },
        ]),
      },
    ],
    busy,
  });
}

function middle(all: readonly Wait[]): Wait {
  return all.toSorted((a, b) => a.ms - b.ms)[Math.floor(all.length / 2)] ?? NONE;
}

async function longestOf(page: Page, { path, steps, result }: Feature): Promise<Visit> {
  await page.addInitScript(watch);
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
  const waits: Wait[] = [];
  const frames: Wait[] = [];
  for (const step of steps) {
    const seen = await seenDuring(page, step);
    frames.push(...seen.frames);
    waits.push(...seen.inputs.map((input) => waitOf(input, seen.frames)));
  }
  await result(page).waitFor();
  return { wait: longest(waits), frame: longest(frames) };
}

function longest(all: readonly Wait[]): Wait {
  return all.reduce((most, one) => (one.ms > most.ms ? one : most), NONE);
}

/** What it waited for the page's attention, and the work of the frame in which it was treated. */
function waitOf({ at, began, ended, for: what }: Input, frames: readonly Frame[]): Wait {
  const frame = frames.find((one) => one.at <= ended && ended <= one.end);
  const ms = frame ? Math.min(frame.end - at, began - at + frame.ms) : ended - at;
  return { for: what, ms: Math.round(Math.max(ms, SHORTEST_MS)) };
}

async function seenDuring(page: Page, step: Step): Promise<{ frames: Frame[]; inputs: Input[] }> {
  const at = 'tap' in step ? await middleOf(step.tap(page)) : null;
  const began = await page.evaluate(() => performance.now());
  await slowDown(page);
  if (at) await page.touchscreen.tap(at.x, at.y);
  if ('type' in step) await page.keyboard.type(step.type, TYPING);
  if ('key' in step) await page.keyboard.press(step.key);
  await page.waitForTimeout(AFTERWARDS_MS);
  await atFullSpeed(page);
  return page.evaluate((since) => {
    const { frames, inputs } = window as unknown as { frames: Frame[]; inputs: Input[] };
    const isSince = (one: { at: number }) => one.at > since;
    return { frames: frames.filter(isSince), inputs: inputs.filter(isSince) };
  }, began);
}

async function middleOf(target: Locator): Promise<{ x: number; y: number }> {
  await target.scrollIntoViewIfNeeded();
  // The page is done with having been scrolled.
  await target.page().waitForTimeout(AFTERWARDS_MS);
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target} is not on the page`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Runs in the page. */
function watch(): void {
  const frames: Frame[] = [];
  const inputs: Input[] = [];
  Object.assign(window, { frames, inputs });
  new PerformanceObserver((list) => {
    for (const { startTime, duration, renderStart, scripts } of list.getEntries() as LongFrame[]) {
      const most = scripts.toSorted((a, b) => b.duration - a.duration)[0];
      const drawing = renderStart > 0 ? startTime + duration - renderStart : 0;
      frames.push({
        at: startTime,
        end: startTime + duration,
        for: most?.invoker.split('/').at(-1) ?? 'style and layout',
        ms: Math.round(drawing + scripts.reduce((sum, script) => sum + script.duration, 0)),
      });
    }
  }).observe({ type: 'long-animation-frame', buffered: true });
  new PerformanceObserver((list) => {
    for (const event of list.getEntries() as PerformanceEventTiming[]) {
      const { name, target, startTime, processingStart, processingEnd, interactionId } = event;
      if (!interactionId) continue;
      inputs.push({
        at: startTime,
        began: processingStart,
        ended: processingEnd,
        for: `${name} on ${target instanceof Element ? target.localName : 'what is gone'}`,
      });
    }
    // TypeScript does not know the threshold yet.
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** As of the Long Animation Frames API, which TypeScript does not know yet. */
type LongFrame = PerformanceEntry & {
  readonly renderStart: number;
  readonly scripts: readonly { readonly duration: number; readonly invoker: string }[];
};
