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
  const found = page.getByRole('heading', { name: 'Freebox Pop', level: 2 });
  await expect(found).toBeFocused();
  await page.getByRole('link', { name: 'Découvrir la Freebox Pop' }).press('Enter');
  await expect(page).toHaveURL(/\/freebox\/freebox-pop\/$/);

  // The way back leads to the answer, then to each question.
  await page.goBack();
  await expect(found).toBeVisible();
  await hydrated(page);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Qu’est-ce qui compte le plus' })).toBeFocused();
  await page.goForward();
  await expect(found).toBeFocused();

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

test('an information sheet exists as data', async ({ request }) => {
  const data = await (await request.get('/freebox/fiche-information/ultra/fiche.json')).json();
  expect(data).toMatchObject({ offer: 'ultra', name: 'Freebox Ultra' });
});
