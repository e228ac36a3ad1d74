import { inflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { accessibilityFaults } from './support/axe.ts';
import { hydrated } from './support/hydrated.ts';
import { expect, test } from './support/test.ts';

/** Section 9 of the specification, as a visitor reads it. Written out here, not computed. */
const SPECIFIED = [
  {
    path: 'freebox-ultra',
    now: '49 euros 99 par mois pendant 12 mois, puis 59 euros 99 par mois',
    down: '8 Gbit/s',
    up: '8 Gbit/s',
    wifi: 'Wi-Fi 7',
    channels: '340 chaînes',
    code: 'v9',
  },
  {
    path: 'freebox-ultra-essentiel',
    now: '39 euros 99 par mois pendant 12 mois, puis 49 euros 99 par mois',
    down: '8 Gbit/s',
    up: '8 Gbit/s',
    wifi: 'Wi-Fi 7',
    channels: '340 chaînes',
    code: 'v9s',
  },
  {
    path: 'freebox-pop',
    now: '29 euros 99 par mois pendant 12 mois, puis 39 euros 99 par mois',
    down: '5 Gbit/s',
    up: '900 Mbit/s',
    wifi: 'Wi-Fi 7',
    channels: '300 chaînes',
    code: 'pop',
  },
  {
    path: 'freebox-pop-s',
    now: '23 euros 99 par mois',
    down: '5 Gbit/s',
    up: '900 Mbit/s',
    wifi: 'Wi-Fi 7',
    channels: null,
    code: 'v8s',
  },
  {
    path: 'freebox-revolution-light',
    now: '19 euros 99 par mois pendant 12 mois, puis 29 euros 99 par mois',
    down: '1 Gbit/s',
    up: '900 Mbit/s',
    wifi: 'Wi-Fi 5',
    channels: '300 chaînes',
    code: 'v6',
  },
  {
    path: 'box-5g',
    now: '29 euros 99 par mois pendant 12 mois, puis 39 euros 99 par mois',
    down: '5 Gbit/s',
    up: '700 Mbit/s',
    wifi: 'Wi-Fi 6 ou 7',
    channels: '300 chaînes',
    code: 'box-5g',
  },
];

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const box of SPECIFIED) {
    test(`${box.path} says its true price and both speeds`, async ({ page }) => {
      await page.goto(`/freebox/${box.path}/`);
      const text = (await page.locator('main').innerText()).replace(/[\u00a0\u202f\s]+/g, ' ');
      const spoken = ((await page.locator('main').textContent()) ?? '').replace(
        /[\u00a0\u202f\s]+/g,
        ' ',
      );
      expect(spoken).toContain(box.now);
      expect(text).toContain(`${box.down} en téléchargement`);
      expect(text).toContain(`${box.up} en envoi`);
      expect(text).toContain(box.wifi);
      expect(text).toContain('Sans engagement');
      if (box.channels) expect(text).toContain(box.channels);
      const subscribe = page.getByRole('link', { name: 'Je m’abonne' }).first();
      await expect(subscribe).toHaveAttribute(
        'href',
        `https://abonnement.free.fr/subscribe_promo/00_choose_offre.pl?pre_box=${box.code}#${box.code}`,
      );
    });
  }
});

test('the editions are sold as the Ultra, under their own name', async ({ page }) => {
  for (const [path, name] of [
    ['freebox-ultra-edition-limitee', 'Freebox Ultra édition limitée 25 ans'],
    ['freebox-ultra-edition-stranger-things', 'Freebox Ultra édition Stranger Things'],
  ] as const) {
    await page.goto(`/freebox/${path}/`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page.getByRole('link', { name: 'Je m’abonne' }).first()).toHaveAttribute(
      'href',
      /pre_box=v9#v9$/,
    );
  }
});

test('a visit from a campaign subscribes in the other realm, on every page', async ({ page }) => {
  await page.goto('/freebox/freebox-pop/?pk_source=partenaire');
  const subscribe = page.getByRole('link', { name: 'Je m’abonne' }).first();
  await expect(subscribe).toHaveAttribute('href', /\/offre\/00_choose_offre\.pl\?pre_box=pop#pop$/);
  await page.goto('/freebox/freebox-ultra/');
  await expect(subscribe).toHaveAttribute('href', /\/offre\/00_choose_offre\.pl\?pre_box=v9#v9$/);
});

test('the subscriber switch shows what a subscriber pays, and is remembered', async ({ page }) => {
  await page.goto('/freebox/freebox-pop/');
  const plans = page.getByRole('region', { name: 'Et votre mobile' });
  await plans.scrollIntoViewIfNeeded();
  await expect(plans).toContainText('19 euros 99 par mois');
  await page.getByRole('switch', { name: 'Abonné(e) Freebox' }).click();
  await expect(plans).toContainText(
    '9 euros 99 par mois pendant 12 mois, puis 15 euros 99 par mois',
  );

  await page.goto('/freebox/freebox-ultra/');
  const elsewhere = page.getByRole('switch', { name: 'Abonné(e) Freebox' });
  await elsewhere.scrollIntoViewIfNeeded();
  await expect(elsewhere).toBeChecked();
});

test('a link of a box’s first words has no ground of its own, pointed at or not', async ({
  page,
}) => {
  await page.goto('/freebox/freebox-pop/');
  const compare = page.locator('main > section').first().getByRole('link', { name: 'Comparer' });
  await compare.hover();
  await expect(compare).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

test('on a phone what has arrived of a box’s first words stands where it will stay', async ({
  page,
  request,
}) => {
  const path = '/freebox/freebox-pop/';
  const whole = await (await request.get(path)).text();
  const action = whole.indexOf('Je m’abonne', whole.indexOf('id="offer-title"'));
  await page.setViewportSize({ width: 412, height: 823 });
  const placesIn = async (html: string) => {
    await page.route(`**${path}`, (route) =>
      route.fulfill({ contentType: 'text/html', body: html }),
    );
    await page.goto(path);
    return page.locator('#offer-title ~ *').evaluateAll((elements) =>
      elements.map((element) => {
        return element.checkVisibility() ? element.getBoundingClientRect().top : null;
      }),
    );
  };
  const inTheEnd = await placesIn(whole);
  const meanwhile = await placesIn(whole.slice(0, action));
  const stay = meanwhile.map((top, at) => (top === null ? null : inTheEnd[at]));
  expect(stay.filter((top) => top !== null)).not.toEqual([]);
  expect(meanwhile).toEqual(stay);
});

test('on a phone a long answer about the address stands beside its pin', async ({ page }) => {
  const planned = {
    place: {
      label: 'Albaret-le-Comtal',
      citycode: '48001',
      city: 'Albaret-le-Comtal',
      postcode: '48310',
      precise: false,
      longitude: 3.144,
      latitude: 44.867,
      department: 'Lozère',
    },
    eligibility: {
      citycode: '48001',
      city: 'Albaret-le-Comtal',
      status: 'planned',
      fibreShare: 0,
      plannedQuarter: '2028-T1',
      box5g: true,
      copper: null,
      source: { kind: 'sample' },
    },
  };
  await page.addInitScript(
    (kept) => sessionStorage.setItem('vitrine-place', kept),
    JSON.stringify(planned),
  );
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/freebox/freebox-pop/');
  const reminder = page.locator('main > section').first().locator('p:has(> svg)');
  const words = reminder.getByText(/^Fibre prévue à Albaret-le-Comtal/);
  await expect(words).toBeVisible();
  const pin = await reminder.locator('svg').boundingBox();
  const text = await words.boundingBox();
  expect(pin?.x).toBeLessThan(text?.x ?? 0);
  expect(pin?.y).toBeGreaterThanOrEqual((text?.y ?? Number.NaN) - 1);
});

test('the subscriber switch moves nothing', async ({ page }) => {
  await page.goto('/freebox/freebox-pop/');
  const subscriber = page.getByRole('switch', { name: 'Abonné(e) Freebox' });
  await subscriber.scrollIntoViewIfNeeded();
  const plans = page.getByRole('region', { name: 'Et votre mobile' });
  const height = () => plans.evaluate(({ clientHeight }) => clientHeight);
  for (const width of [360, 768, 900, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await subscriber.uncheck();
    const before = await height();
    await subscriber.check();
    await expect(plans).toContainText('puis 15 euros 99 par mois');
    expect(await height(), `at ${width} px`).toBe(before);
  }
});

test('help to choose answers in at most four questions, with the keyboard alone', async ({
  page,
}) => {
  await page.goto('/freebox/aidez-moi-a-choisir/');
  await hydrated(page);
  for (const answer of [
    'Oui',
    'Oui, les chaînes et le replay',
    'Plusieurs écrans, du télétravail, des jeux',
    'Le bon équilibre',
  ]) {
    await page.getByRole('button', { name: answer, exact: true }).press('Enter');
  }
  await expect(page.getByRole('heading', { name: 'Freebox Pop', level: 2 })).toBeFocused();
  await page.getByRole('link', { name: 'Découvrir la Freebox Pop' }).press('Enter');
  await expect(page).toHaveURL(/\/freebox\/freebox-pop\/$/);

  // A dark box brings its light to the whole page.
  await page.goto('/freebox/aidez-moi-a-choisir/');
  await page.getByRole('button', { name: 'Non, pas encore' }).click();
  await expect(page.getByRole('heading', { name: 'Box 5G', level: 2 })).toBeFocused();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await accessibilityFaults(page)).toEqual([]);
});

test('the family bill follows the choice', async ({ page }) => {
  await page.goto('/freebox/free-family/');
  await page.getByRole('heading', { name: 'Votre facture' }).scrollIntoViewIfNeeded();
  await hydrated(page);
  await page.getByRole('button', { name: 'Ajouter un forfait' }).click();
  const bill = page.locator('#simulateur [aria-live]');
  await expect(bill).toContainText('Freebox Pop et 3 forfaits');
  await page.getByLabel('Votre Freebox').selectOption('Freebox Pop S');
  await expect(bill).toContainText('53 euros 96 par mois pendant 12 mois');
});

test('on a phone no part of the parcel stands above a blank', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ['freebox-pop', 'freebox-ultra', 'box-5g']) {
    await page.goto(`/freebox/${path}/`);
    const blanks = await page
      .getByRole('main')
      .locator('section[tabindex] > div:has(> div > ol)')
      .evaluateAll((slides) =>
        slides.map(
          (slide) =>
            slide.getBoundingClientRect().bottom -
            (slide.lastElementChild?.getBoundingClientRect().bottom ?? 0),
        ),
      );
    expect(blanks.length, path).toBeGreaterThan(1);
    expect(Math.max(...blanks), path).toBeLessThanOrEqual(1);
  }
});

const sheetsOf = (pdf: Buffer): number =>
  pdf.toString('latin1').match(/\/Type\s*\/Page[^s]/g)?.length ?? 0;

/** How many sheets of paper a page takes. */
const sheets = async (page: Page): Promise<number> => sheetsOf(await page.pdf({ format: 'A4' }));

test('a box prints on two sheets, its picture beside its name, with nothing to follow or to touch', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' });
  for (const { path } of SPECIFIED) {
    await page.goto(`/freebox/${path}/`);
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator('section:has(h1) img').filter({ visible: true })).toHaveCount(1);
    await expect(page.locator('main :is(a, button)').filter({ visible: true })).toHaveCount(0);
    expect(await sheets(page), path).toBeLessThanOrEqual(2);
  }
});

/** Which of those asked for, and where it is printed. */
type Place = { at: number; sheet: number; left: number; top: number };

/** Where these are printed, in their order: a PDF says where its links lead. */
async function placesOf(page: Page, selector: string): Promise<Place[]> {
  await page.locator(selector).evaluateAll((marked) => {
    for (const [at, element] of marked.entries()) {
      element.id = `mark-${at}`;
      const link = document.createElement('a');
      link.href = `#${element.id}`;
      link.textContent = '·';
      document.body.append(link);
    }
  });
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  const all = [...pdf.matchAll(/(\d+) 0 obj\s*<<\s*\/Type\s*\/Page[^s]/g)].map(([, key]) => key);
  return [...pdf.matchAll(/mark-(\d+)\)?\s*\[?(\d+) 0 R\s*\/XYZ\s+([\d.]+)\s+([\d.]+)/g)]
    .map(([, at, key, left, up]) => ({
      at: Number(at),
      sheet: all.indexOf(key) + 1,
      left: Math.round(Number(left)),
      top: -Number(up),
    }))
    .sort((one, other) => one.at - other.at);
}

test('on paper all that is paid stands under its heading, each amount level with the next', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' });
  // As wide as a sheet between its margins.
  await page.setViewportSize({ width: 718, height: 1047 });
  for (const path of ['freebox-pop', 'box-5g']) {
    await page.goto(`/freebox/${path}/`);
    const levels = await page
      .locator('#prix dl')
      .evaluateAll((lists) =>
        lists.map(
          (list) =>
            new Set(
              [...list.querySelectorAll('dt + dd')].map((amount) =>
                Math.round(amount.getBoundingClientRect().top),
              ),
            ).size,
        ),
      );
    expect(levels, path).toEqual([1, 1]);
    const sheet = (await placesOf(page, '#prix :is(h2, dt)')).map(({ sheet }) => sheet);
    expect(sheet.length, path).toBeGreaterThan(5);
    expect(new Set(sheet).size, `${path}: ${sheet.join()}`).toBe(1);
  }
});

/** Lists longer than a sheet: what begins a line in each and what follows the list, and how many sheets it takes. */
const LONG_LISTS = [
  ['/freebox/carte-fibre-optique/', 'main :is(caption, tbody tr)', 6],
  ['/freebox/carte-fibre-optique/02/', 'main :is(caption, tbody tr)', 99],
  ['/freebox/free-tv/liste-chaines/', 'main :is(h2, h2 ~ ul > li, h2 ~ details li)', 7],
] as const;

for (const [path, lines, most] of LONG_LISTS)
  test(`on paper each line of ${path} comes after the one before`, async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    await page.goto(path);
    const count = await page.locator(lines).filter({ visible: true }).count();
    const places = await placesOf(page, lines);
    expect(count).toBeGreaterThan(10);
    expect(places).toHaveLength(count);
    expect(places.at(-1)?.sheet).toBeLessThanOrEqual(most);
    /** The foot of each column of each sheet, so far. */
    const feet = new Map<string, number>();
    const wrong = places.filter(({ sheet, left, top }, at) => {
      const column = `${sheet} ${left}`;
      const foot = feet.get(column) ?? Number.NEGATIVE_INFINITY;
      feet.set(column, top);
      return sheet < (places[at - 1]?.sheet ?? 0) || top < foot + 5;
    });
    expect(wrong).toEqual([]);
  });

/** A page of each kind on which headings came to stand at the foot of a sheet. */
const HEADED = [
  '/freebox/',
  '/freebox/tarifs-et-conditions/',
  '/freebox/comparer-nos-offres-freebox/',
  '/freebox/canal-plus/',
  '/freebox/telephone/',
  '/freebox/antivirus-mcafee/',
  '/freebox/resiliez-votre-fai/',
  '/freebox/accessibilite/',
] as const;

/** Headings of what is printed, by the blocks of words and pictures: its own, and the last that stays with it. */
function headingsOf(page: Page) {
  return page.getByRole('main').evaluate((main) => {
    // A line's letters reach above its line: at the head of a sheet they count for the one before.
    const blockOf = (element: Element): Element =>
      element.parentElement && /^(inline|contents)$/.test(getComputedStyle(element).display)
        ? blockOf(element.parentElement)
        : element;
    for (const element of main.querySelectorAll('*'))
      if (
        element.tagName === 'IMG' ||
        [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '')
      )
        blockOf(element).setAttribute('data-block', '');
    const blocks = [...main.querySelectorAll('[data-block]')];
    const headOf = (element: Element): Element | null =>
      element === main
        ? null
        : (headOf(element.parentElement ?? main) ??
          (getComputedStyle(element).breakAfter === 'avoid' ? element : null));
    return [...main.querySelectorAll('h2, h3, caption, thead, [scope=rowgroup]')].map((heading) => {
      const head = headOf(heading) ?? heading;
      return {
        words: heading.textContent,
        at: blocks.findIndex((block) => heading.contains(block)),
        last: blocks.findLastIndex((block) => head.contains(block)),
      };
    });
  });
}

test('on paper no heading stands alone at the foot of a sheet', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  for (const path of HEADED) {
    await page.goto(path);
    const headings = await headingsOf(page);
    const places = await placesOf(page, 'main [data-block]');
    const printed = headings.flatMap(({ words, at, last }) => {
      const sheet = places.find((place) => place.at === at)?.sheet;
      return sheet === undefined
        ? []
        : [{ words, sheet, next: places.find((place) => place.at > last)?.sheet }];
    });
    expect(printed.length, path).toBeGreaterThan(2);
    expect(
      printed.filter(({ sheet, next }) => sheet !== next),
      path,
    ).toEqual([]);
  }
});

/** At most so many sheets, none of them for a line or two that found no room. */
const SHEETS = [
  ['/freebox/nos-offres-freebox/', 2],
  ['/freebox/tarifs-et-conditions/', 3],
  ['/freebox/free-tv/pack-et-options/', 6],
  ['/freebox/free-tv/replays/', 4],
  ['/freebox/free-tv/svod/', 2],
  ['/freebox/disney-plus/', 2],
  ['/freebox/telephone/', 2],
  ['/freebox/fin-adsl-passage-fibre/', 2],
  ['/freebox/jeu-concours/universal-plus/', 1],
  ['/plan-du-site/', 1],
] as const;

/** What a point on screen measures on paper: all of a page that is wider than its sheet is drawn smaller. */
function scaleOf(pdf: Buffer): number {
  for (const { 0: mark, index } of pdf
    .toString('latin1')
    .matchAll(/FlateDecode[^>]*>>\s*stream\s/g)) {
    const drawn = inflateSync(pdf.subarray(index + mark.length)).toString('latin1');
    const [sheet, page] = [...drawn.matchAll(/^([\d.]+) 0 0 -?\1 .* cm$/gm)];
    if (sheet && page) return Number(sheet[1]) * Number(page[1]);
  }
  throw new Error('Nothing is drawn in this PDF');
}

test('a page prints on as few sheets as its words fill, in letters of their own size', async ({
  page,
}) => {
  for (const [path, most] of SHEETS) {
    await page.goto(path);
    const pdf = await page.pdf({ format: 'A4' });
    expect(sheetsOf(pdf), path).toBeLessThanOrEqual(most);
    expect(scaleOf(pdf), path).toBeCloseTo(0.75);
  }
});

test('on paper no words are white, and no list goes on past the edge', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/freebox/free-tv/svod/');
  const name = page.getByRole('main').getByText('Disney+', { exact: true }).last();
  await expect(name).toHaveCSS('color', 'rgb(0, 0, 0)');
  // As wide as a sheet.
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.goto('/freebox/netflix/');
  const items = page.getByRole('region', { name: 'Ce soir sur Netflix' }).getByRole('listitem');
  await expect(items).not.toHaveCount(0);
  const edges = await items.evaluateAll((cards) =>
    cards.map((card) => card.getBoundingClientRect().right),
  );
  expect(Math.max(...edges)).toBeLessThanOrEqual(794);
});

test('on paper no heading has only buttons below it', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  for (const [path, heading] of [
    ['fibre-optique', 'Voir plus grand'],
    ['resiliez-votre-fai', 'Il vous faut une lettre ?'],
    ['jeu-concours/universal-plus', 'Participer'],
  ] as const) {
    await page.goto(`/freebox/${path}/`);
    const title = page.locator('h2', { hasText: heading });
    await expect(title).toHaveCount(1);
    await expect(title).toBeHidden();
  }
});

test('the home page prints on four sheets', async ({ page }) => {
  await page.goto('/freebox/');
  expect(await sheets(page)).toBeLessThanOrEqual(4);
});

test('printed reviews show nothing to sort, choose or turn', async ({ page }) => {
  await page.goto('/freebox/informations/avis-freebox/');
  const controls = page
    .locator('main :is(input, button, [aria-current=page])')
    .filter({ visible: true });
  await expect(controls).not.toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  await expect(controls).toHaveCount(0);
});

test('an information sheet prints on two pages at most and exists as data', async ({
  page,
  request,
}) => {
  await page.goto('/freebox/fiche-information/ultra/');
  expect(await sheets(page)).toBeLessThanOrEqual(2);
  const data = await (await request.get('/freebox/fiche-information/ultra/fiche.json')).json();
  expect(data).toMatchObject({ offer: 'ultra', name: 'Freebox Ultra' });
});

/** Pages on which something is asked before something is said. */
const ASKING = [
  '/freebox/',
  '/freebox/nos-offres-freebox/',
  '/freebox/netflix/',
  '/freebox/fibre-optique/',
  '/freebox/demenagement/',
  '/freebox/carte-fibre-optique/',
  '/freebox/fin-adsl-passage-fibre/',
  '/freebox/free-family/',
  '/freebox/formulaire-rgpd/',
  '/boutiques/',
  '/suivi/',
] as const;

for (const path of ASKING)
  test(`on paper ${path} asks for nothing`, async ({ page }) => {
    await page.goto(path);
    const fields = page
      .locator('main :is(input, select, textarea, button)')
      .filter({ visible: true });
    await expect(fields).not.toHaveCount(0);
    await page.emulateMedia({ media: 'print' });
    await expect(fields).toHaveCount(0);
  });
