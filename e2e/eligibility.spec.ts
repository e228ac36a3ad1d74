import type { Page } from '@playwright/test';
import { accessibilityFaults } from './support/axe.ts';
import { startServerWithGeocoder } from './support/server-with-geocoder.ts';
import { expect, test } from './support/test.ts';

const PAGE = '/freebox/fibre-optique/';
const field = (page: Page) =>
  page.getByRole('combobox', { name: 'Votre adresse, commune ou code postal' });
const result = (page: Page) => page.getByRole('region', { name: 'Réponse pour votre adresse' });

const answer = {
  citycode: '42218',
  city: 'Saint-Étienne',
  fibreShare: 0.93,
  plannedQuarter: null,
  box5g: false,
  copper: null,
  source: { kind: 'sample' },
};

async function choose(page: Page, text = 'saint etienne') {
  await page.goto(PAGE);
  await field(page).fill(text);
  await page.getByRole('option', { name: /^Saint-Étienne 42000/ }).click();
}

const STATES = [
  { status: 'available', changes: {}, title: 'la fibre est à Saint-Étienne', offers: 3 },
  {
    status: 'adsl-closing',
    changes: { copper: { commercial: '2026-01-31', technical: '2027-01-31' } },
    title: 'À Saint-Étienne, l’ADSL s’arrête le 31 janvier 2027',
    offers: 3,
  },
  {
    status: 'planned',
    changes: { plannedQuarter: '2027-T2' },
    title: 'La fibre arrive à Saint-Étienne : 2e trimestre 2027',
    offers: 0,
  },
  {
    status: 'planned',
    changes: { plannedQuarter: '2027-T2', box5g: true },
    title: 'La fibre arrive à Saint-Étienne : 2e trimestre 2027',
    offers: 1,
  },
  {
    status: 'box-5g',
    changes: { box5g: true },
    title: 'la Box 5G prend le relais',
    offers: 1,
  },
  { status: 'unknown', changes: {}, title: 'vérifier pour Saint-Étienne', offers: 0 },
];

test('on a phone the name of a town stays whole in the title of its answer', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(PAGE);
  await field(page).fill('Saint-Germain-en-Laye');
  await page
    .getByRole('option', { name: /^Saint-Germain-en-Laye/ })
    .first()
    .click();
  const title = result(page).getByRole('heading', { name: /Saint-Germain-en-Laye/ });
  const lines = await title.evaluate((heading) => {
    const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const at = texts.currentNode.textContent?.indexOf('Saint-Germain') ?? -1;
      if (at < 0) continue;
      const name = document.createRange();
      name.setStart(texts.currentNode, at);
      name.setEnd(texts.currentNode, at + 'Saint-Germain-en-Laye'.length);
      return name.getClientRects().length;
    }
    return 0;
  });
  expect(lines).toBe(1);
});

test('on a tablet the only offer of an answer is a card, not a poster', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.route('**/api/eligibility?*', (route) =>
    route.fulfill({ json: { ...answer, status: 'box-5g', box5g: true } }),
  );
  await choose(page);
  const offer = result(page).getByRole('listitem');
  await expect(offer).toHaveCount(1);
  expect((await offer.boundingBox())?.height).toBeLessThan(200);
});

test('each answer says what it means and what to do', async ({ page }) => {
  let told: object = {};
  await page.route('**/api/eligibility?*', (route) => route.fulfill({ json: told }));
  await page.goto(PAGE);
  for (const { status, changes, title, offers } of STATES)
    await test.step(`${status} (${offers} offers)`, async () => {
      told = { ...answer, ...changes, status };
      await field(page).fill('saint etienne');
      await page.getByRole('option', { name: /^Saint-Étienne 42000/ }).click();
      const heading = result(page).getByRole('heading', { level: 3 });
      await expect(heading).toContainText(title);
      await expect(heading).toBeFocused();
      await expect(result(page).getByRole('listitem')).toHaveCount(offers);
      await expect(result(page).getByText('Données d’exemple')).toBeVisible();
      expect(await accessibilityFaults(page, { within: 'main' })).toEqual([]);
      await result(page).getByRole('button', { name: 'Changer d’adresse' }).click();
      await expect(result(page)).toBeHidden();
    });
});

test('the keyboard alone chooses a suggestion, and Escape closes them', async ({ page }) => {
  await page.goto(PAGE);
  await field(page).fill('le havr');
  await expect(page.getByRole('option').first()).toContainText('Le Havre');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(result(page)).toContainText('Le Havre, 76600, Seine-Maritime');
});

test('the answer takes the place of the field, which « changer d’adresse » brings back', async ({
  page,
}) => {
  await choose(page);
  await expect(result(page).getByRole('heading')).toBeFocused();
  await expect(field(page)).toBeHidden();
  await result(page).getByRole('button', { name: 'Changer d’adresse' }).click();
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('');
  await expect(result(page)).toBeHidden();
});

test('the address is asked once: the next page already knows it', async ({ page }) => {
  await choose(page);
  await expect(result(page)).toBeVisible();
  await page.goto('/freebox/demenagement/');
  await expect(result(page)).toContainText('Saint-Étienne, 42000, Loire');
  await expect(field(page)).toBeHidden();
  // Who moves a box is a subscriber: prices of a first subscription are not theirs.
  await expect(result(page)).not.toContainText('€');
});

for (const [what, fulfil] of [
  ['refused', { abort: true }],
  ['busy', { status: 429, headers: { 'retry-after': '30' }, body: '' }],
  ['broken', { status: 500, body: 'oups' }],
  ['garbage', { status: 200, body: '<html>' }],
] as const) {
  test(`when the geocoder is ${what}, the visitor is told and keeps what was typed`, async ({
    page,
  }) => {
    await page.route('**/api/geo/search?*', (route) =>
      'abort' in fulfil ? route.abort() : route.fulfill(fulfil),
    );
    await page.goto(PAGE);
    await field(page).fill('saint etienne');
    await page.getByRole('button', { name: 'Tester' }).click();
    await expect(result(page)).toContainText('Le test ne répond pas pour l’instant');
    await expect(field(page)).toHaveValue('saint etienne');
  });
}

/**
 * The geocoder behind our own service, over real HTTP: the municipality answers in its place. The slowest
 * of its faults will do: they all give the same answer (apps/server/src/routes/geo.test.ts).
 */
test('when the geocoder behind the service is slow, answers are still given', async ({ page }) => {
  const server = await startServerWithGeocoder('slow');
  try {
    await page.route('**/api/eligibility?*', (route) =>
      route.fulfill({ json: { ...answer, status: 'available' } }),
    );
    await page.goto(`${server.url}${PAGE}`);
    await field(page).fill('4 rue Victor Hugo 42000 saint etienne');
    // React is there: the answer will come in place, however busy the machine.
    await expect(page.getByRole('option').first()).toBeVisible({ timeout: 30_000 });
    await page.getByRole('button', { name: 'Tester' }).click();
    await expect(result(page).getByRole('heading', { level: 3 })).toContainText(
      'la fibre est à Saint-Étienne',
    );
    expect(server.asked()).toBeGreaterThan(0);
  } finally {
    await server.close();
  }
});

test('when eligibility itself is down, the visitor is told', async ({ page }) => {
  await page.route('**/api/eligibility?*', (route) => route.abort());
  await choose(page);
  await expect(result(page)).toContainText('Le test ne répond pas');
});

test('a slow geocoder gives way to the time-out', async ({ page }) => {
  await page.route('**/api/geo/search?*', () => undefined);
  await page.goto(PAGE);
  await field(page).fill('lyon');
  await page.getByRole('button', { name: 'Tester' }).click();
  await expect(result(page)).toContainText('Le test ne répond pas', { timeout: 30_000 });
});

test('an unknown address is said to be unknown', async ({ page }) => {
  await page.goto(PAGE);
  await field(page).fill('xqzkwv jbt');
  await page.getByRole('button', { name: 'Tester' }).click();
  await expect(result(page)).toContainText('Nous n’avons pas trouvé cette adresse');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the form is answered by a page', async ({ page }) => {
    await page.goto(PAGE);
    await page.getByLabel('Votre adresse, commune ou code postal').fill('saint etienne');
    await page.getByRole('button', { name: 'Tester' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Saint-Étienne');
    await expect(page.getByRole('link', { name: /Saint-Étienne-du-Rouvray/ })).toBeVisible();
  });

  test('what finds no town is kept in the field, to be corrected, and is a text wherever it stands', async ({
    page,
  }) => {
    await page.goto(PAGE);
    const typed = 'xqzkwv "><script>document.title = "1"</script>';
    await page.getByLabel('Votre adresse, commune ou code postal').fill(typed);
    await page.getByRole('button', { name: 'Tester' }).click();
    await expect(result(page)).toContainText('Nous n’avons pas trouvé cette adresse');
    await expect(page.getByLabel('Votre adresse, commune ou code postal')).toHaveValue(typed);
    const sent = await (await page.request.get(page.url())).text();
    expect(sent).toContain('xqzkwv');
    expect(sent).not.toContain('<script>document.title');
  });

  test('several towns of one name are a question, and the choice keeps its code', async ({
    page,
  }) => {
    await page.goto('/freebox/');
    await page.getByLabel('Votre adresse, commune ou code postal').fill('Saint-Denis');
    await page.getByRole('button', { name: 'Tester' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Laquelle est la vôtre');
    await page.getByRole('link', { name: /93200, Seine-Saint-Denis/ }).click();
    await expect(page).toHaveURL(/citycode=93066&postcode=93200/);
    await expect(result(page)).toContainText('Saint-Denis, 93200, Seine-Saint-Denis');
  });
});

for (const address of ['/freebox/', '/freebox/freebox-pop/', '/freebox/nos-offres-freebox/'])
  test(`${address} asks on the way and answers in place`, async ({ page }) => {
    await page.goto(address);
    await page.getByLabel('Votre adresse, commune ou code postal').focus();
    await field(page).fill('saint etienne');
    await page.getByRole('option', { name: /^Saint-Étienne 42000/ }).click();
    await expect(result(page).getByRole('heading', { level: 3 })).toContainText('Saint-Étienne');
    await expect(result(page)).toContainText('Saint-Étienne, 42000, Loire');
    await expect(page).toHaveURL(address);
    await page.goto('/freebox/');
    // What answers wakes near the screen, and takes the field's place.
    await page.locator('#adresse').evaluate((field) => field.scrollIntoView());
    await expect(result(page)).toContainText('Saint-Étienne, 42000, Loire');
  });

/** Each answered by its own code, whichever town of that name comes first. */
for (const [typed, option, code, named] of [
  [
    'saint denis',
    /^Saint-Denis 93200, Seine-Saint-Denis/,
    '93066',
    'Saint-Denis, 93200, Seine-Saint-Denis',
  ],
  ['saint denis', /^Saint-Denis 97400, La Réunion/, '97411', 'Saint-Denis, 97400, La Réunion'],
  ['sainte marie 25113', /^Sainte-Marie 25113, Doubs/, '25523', 'Sainte-Marie, 25113, Doubs'],
] as const)
  test(`${named} is answered by its code on the home page`, async ({ page }) => {
    await page.goto('/freebox/');
    await field(page).fill(typed);
    const asked = page.waitForRequest('**/api/eligibility?*');
    await page.getByRole('option', { name: option }).click();
    expect(new URL((await asked).url()).searchParams.get('citycode')).toBe(code);
    await expect(result(page)).toContainText(named);
  });

test('a name that several towns have, sent without a choice, is asked about', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(PAGE);
  await field(page).fill('Saint-Denis');
  await page.getByRole('button', { name: 'Tester' }).click();
  await expect(result(page).getByRole('heading', { level: 3 })).toContainText('Laquelle');
  const heights = await result(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
  expect(new Set(heights).size, 'all alike, however long the name of its department').toBe(1);
  await result(page)
    .getByRole('link', { name: /93200, Seine-Saint-Denis/ })
    .click();
  await expect(result(page)).toContainText('Saint-Denis, 93200, Seine-Saint-Denis');
});

const SAID = /(Fibre|Box 5G) .* à Saint-Étienne \(42000\)/;

test('the answer stands beside « Je m’abonne » on every offer page, and can be changed', async ({
  page,
}) => {
  await choose(page);
  await expect(result(page)).toBeVisible();
  for (const [box, width] of [
    ['freebox-ultra', 1280],
    ['freebox-pop', 390],
    ['box-5g', 1280],
  ] as const) {
    await page.setViewportSize({ width, height: 720 });
    await page.goto(`/freebox/${box}/`);
    await expect(page.getByRole('paragraph').filter({ hasText: SAID })).toBeVisible();
    const bar = page.getByRole('region', { name: /^Souscrire/ });
    await expect(bar).toContainText(SAID);
    // Shown once the bar leaves its place, where the same stands beside it.
    await page.mouse.wheel(0, 3000);
    await expect(bar.getByRole('link', { name: 'Changer d’adresse' })).toHaveAttribute(
      'href',
      '#adresse',
    );
  }
  await page.getByRole('link', { name: 'Changer d’adresse' }).first().click();
  await expect(field(page)).toBeFocused();

  for (const list of ['/freebox/', '/freebox/nos-offres-freebox/']) {
    await page.goto(list);
    for (const [box, network] of [
      ['Freebox Pop', 'Fibre'],
      ['Box 5G', 'Box 5G'],
    ] as const) {
      const card = page
        .locator('#offres')
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name: box, exact: true }) });
      await card.scrollIntoViewIfNeeded();
      await expect(card).toContainText(new RegExp(`${network} .*à Saint-Étienne \\(42000\\)`));
    }
  }
  await page.goto('/freebox/comparer-nos-offres-freebox/');
  await expect(page.getByRole('columnheader', { name: /Freebox Pop/ }).first()).toContainText(SAID);
});

test('on a slow network, what is typed and sent before the script comes is answered', async ({
  page,
}) => {
  const { promise: arrived, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/_astro/**', async (route) => {
    if (route.request().resourceType() === 'script') await arrived;
    await route.continue();
  });
  await page.goto(PAGE, { waitUntil: 'commit' });
  const input = page.getByLabel('Votre adresse, commune ou code postal');
  await input.fill('saint etienne');
  release();
  await page.getByRole('button', { name: 'Tester' }).click();
  // In place when the script is there in time, on the server's page when it is not.
  await expect(result(page)).toContainText('Saint-Étienne, 42000, Loire');
});

test('the page on the end of the ADSL says when no date is known, and what to do', async ({
  page,
}) => {
  await page.route('**/api/eligibility?*', (route) =>
    route.fulfill({ json: { ...answer, status: 'available' } }),
  );
  await page.goto('/freebox/fin-adsl-passage-fibre/');
  await field(page).fill('saint etienne');
  await page.getByRole('option', { name: /^Saint-Étienne 42000/ }).click();
  await expect(result(page)).toContainText('Aucune date de fin de l’ADSL n’y est connue');
  await expect(result(page)).toContainText('vous pouvez y passer dès maintenant');
});

for (const [width, height] of [
  [768, 1024],
  [1280, 800],
] as const)
  test(`at ${width} px suggestions, then the answer and its offers, are brought into sight`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(PAGE);
    await field(page).fill('saint etienne');
    await expect(page.getByRole('option').last()).toBeInViewport({ ratio: 1 });
    await page.getByRole('option', { name: /^Saint-Étienne 42000/ }).click();
    const offers = result(page).getByRole('listitem');
    await expect(offers).toHaveCount(3);
    for (const offer of await offers.all()) await expect(offer).toBeInViewport({ ratio: 0.95 });
    // In one row: none stands alone below the others.
    const tops = await offers.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().top),
    );
    expect(new Set(tops).size).toBe(1);
    const cut = await offers.evaluateAll((all) =>
      all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent),
    );
    expect(cut, 'beyond the edge of its card').toEqual([]);
  });
