import type { Page } from '@playwright/test';
import { EVERYTHING, NOTHING } from '@vitrine/domain/consent/choice';
import { PIXEL_VENDORS, VENDOR_IDS } from '@vitrine/domain/consent/vendor-ids';
import { CONSENT_KEY } from '@vitrine/domain/storage-keys';
import { ConsentString } from 'consent-string';
import { accessibilityFaults } from './support/axe.ts';
import { contentPages, contestPages } from './support/built-pages.ts';
import { keptChoice, NEW_VISITOR, storageWith } from './support/consent.ts';
import { watchLayoutShifts } from './support/layout-shifts.ts';
import { expectPartners, partnersAt, pixelsOn } from './support/partners.ts';
import { acted, settled, watchPrivacy, watchReached } from './support/privacy.ts';
import { expect, test as base } from './support/test.ts';

const test = base.extend<{ origin: string }>({
  origin: async ({ baseURL }, use) => use(baseURL ?? ''),
});
test.use({ storageState: NEW_VISITOR });

const HOME = '/freebox/';
const FAMILY = '/freebox/free-family/';
const LONG_PAGE = '/freebox/freebox-pop/';
/** Pages that show partners, whatever else they do; and of those that do not, one for each reason. */
const KINDS: ReadonlySet<string> = new Set([
  'box-pop',
  'netflix',
  'boutiques',
  'carte-fibre-departement',
  'abonne-box',
  contestPages[0]?.name ?? '',
  'obtenir-ma-lettre-de-resiliation',
  'protection-enfance',
  'cookies',
]);

const banner = (page: Page) => page.getByRole('region', { name: 'Vos cookies, votre choix' });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Choisir mes cookies' });
/** What holds either of them, in a tree of its own. */
const HOST = '[data-consent-host]';
const settings = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Gérer mes choix de cookies' });

// Before a choice, and after accepting on the page itself: first-visit.spec.ts, on every page. After a
// refusal: every-page.spec.ts. What a page does with a choice made before is the same everywhere: one
// page of each kind, by the reason why it may show partners or not.
test('after accepting everything, the next pages show each partner once where it may be, and nothing else', async ({
  page,
  context,
  origin,
}) => {
  const seen = await watchPrivacy(context, origin);
  await page.goto(HOME);
  await banner(page).getByRole('button', { name: 'Tout accepter' }).click();
  await expect(page.locator('iframe[data-pixel]')).toHaveCount(PIXEL_VENDORS.length);
  await page.goto('about:blank');
  const kinds = contentPages.filter(({ name }) => KINDS.has(name));
  expect(kinds).toHaveLength(KINDS.size);
  for (const { name, path } of kinds) {
    seen.outside.length = 0;
    seen.partners.length = 0;
    await page.goto(path);
    const partners = await partnersAt(page, name);
    await (partners.length === 0 ? settled(page) : acted(page));
    await expectPartners(page, seen, partners);
  }
});

test('after withdrawing: gone at once, nothing on the next pages, and no more kept than of a refusal', async ({
  page,
  context,
  origin,
}) => {
  const seen = await watchPrivacy(context, origin);
  await page.goto(`${HOME}?pk_source=puremium&pk_campaign=noel&pk_cid=c42`);
  await banner(page).getByRole('button', { name: 'Tout accepter' }).click();
  await expect(page.locator('iframe[data-pixel]')).toHaveCount(PIXEL_VENDORS.length);
  expect((await context.cookies()).map(({ name }) => name).toSorted()).toEqual([
    'campagneConsent',
    'pk_campaign',
    'pk_source',
    't',
  ]);
  await expect.poll(() => seen.outside.length).toBe(PIXEL_VENDORS.length);

  await settings(page).click();
  await panel(page).getByRole('button', { name: 'Tout refuser' }).click();

  await expect(page.locator('iframe[data-pixel]')).toHaveCount(0);
  expect(await context.cookies()).toEqual([]);
  seen.outside.length = 0;
  seen.partners.length = 0;
  const written = seen.notExempt().length;
  // Kept as a refusal is, with which every-page.spec.ts visits all pages: some of them will do.
  const kept = await page.evaluate((key) => localStorage.getItem(key), CONSENT_KEY);
  expect(JSON.parse(kept ?? 'null')).toMatchObject(NOTHING);
  for (const { path } of contentPages.filter((_page, index) => index % 8 === 0)) {
    await page.goto(path);
    await acted(page);
    expect(seen.outside, path).toEqual([]);
    expect(seen.partners, path).toEqual([]);
    expect(await context.cookies(), path).toEqual([]);
    expect(seen.notExempt().slice(written), path).toEqual([]);
  }
});

test('the number of a click is written nowhere before consent, and found again two pages later', async ({
  page,
  context,
}) => {
  await page.goto(`${HOME}?pk_source=puremium&pk_campaign=noel&pk_cid=c42`);
  for (const path of ['/freebox/freebox-pop/', '/freebox/fibre-optique/']) await page.goto(path);
  await expect(banner(page)).toBeVisible();
  const written = await page.evaluate(() => [
    document.cookie,
    ...Object.values(localStorage),
    ...Object.values(sessionStorage),
  ]);
  expect(written.join()).toContain('puremium');
  expect(written.join()).not.toContain('c42');
  await banner(page).getByRole('button', { name: 'Tout accepter' }).click();
  await expect
    .poll(async () => (await context.cookies()).find(({ name }) => name === 't')?.value)
    .toBe('c42');
});

test.describe('the first layer', () => {
  test('weighs refusing and accepting the same and leaves the page readable, at every width', async ({
    page,
  }) => {
    await page.goto(HOME);
    for (const [width, height] of [
      [320, 640],
      [360, 740],
      [768, 1024],
      [1280, 800],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      const buttons = banner(page).getByRole('button');
      await expect(buttons).toHaveText(['Tout refuser', 'Tout accepter', 'Personnaliser']);
      const boxes = await buttons.evaluateAll((all) =>
        all.slice(0, 2).map((button) => {
          const { width: w, height: h, y } = button.getBoundingClientRect();
          const { backgroundColor, color, borderColor, fontSize, fontWeight } =
            getComputedStyle(button);
          return [
            Math.round(w),
            Math.round(h),
            // Side by side.
            Math.round(y),
            backgroundColor,
            color,
            borderColor,
            fontSize,
            fontWeight,
          ].join();
        }),
      );
      expect(new Set(boxes).size, `at ${width} px`).toBe(1);
      const covered = (await banner(page).boundingBox())?.height ?? height;
      // A first visit on a phone: name, price and action stay in sight above it.
      expect(covered, `at ${width} px`).toBeLessThanOrEqual(240);
      await expect(page.locator('h1').first()).toBeVisible();
      expect(await accessibilityFaults(page, { within: HOST }), `at ${width} px`).toEqual([]);
    }
    // Rules about the whole page see it among the rest.
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  test('moves nothing on the page', async ({ page }) => {
    const shifts = await watchLayoutShifts(page);
    await page.goto(LONG_PAGE);
    await expect(banner(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    await banner(page).getByRole('button', { name: 'Tout refuser' }).click();
    await expect(banner(page)).toBeHidden();
    expect(await shifts()).toEqual([]);
  });

  test('is met first by the keyboard and can be answered by it', async ({ page }) => {
    await page.goto(HOME);
    await expect(banner(page)).toBeVisible();
    const focused = page.locator('*:focus');
    await page.keyboard.press('Tab');
    await expect(focused.last()).toHaveText('Aller au contenu');
    await page.keyboard.press('Tab');
    await expect(banner(page).getByRole('button', { name: 'Tout refuser' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(banner(page).getByRole('button', { name: 'Tout accepter' })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(banner(page)).toBeHidden();
    await expect(page.locator('main')).toBeFocused();
  });

  test('never hides what has the focus', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/plan-du-site/');
    await expect(banner(page)).toBeVisible();
    const top = (await banner(page).boundingBox())?.y ?? 0;
    await page.locator('main').focus();
    for (let stop = 0; stop < 40; stop += 1) {
      await page.keyboard.press('Tab');
      const bottom = await page.evaluate(
        () => document.activeElement?.getBoundingClientRect().bottom ?? 0,
      );
      expect(bottom).toBeLessThanOrEqual(top + 1);
    }
  });

  test('does not stand in a page shown for its content alone', async ({ page }) => {
    await page.goto(`${HOME}?contentOnly=true`);
    await settled(page);
    await expect(banner(page)).toBeHidden();
  });

  test('comes back when the choice has run out', async ({ browser, origin }) => {
    const sevenMonthsAgo = new Date(Date.now() - 213 * 86_400_000);
    const context = await browser.newContext({
      storageState: storageWith(origin, keptChoice(EVERYTHING, sevenMonthsAgo)),
    });
    const seen = await watchPrivacy(context, origin);
    const page = await context.newPage();
    await page.goto(HOME);
    await expect(banner(page)).toBeVisible();
    await settled(page);
    expect(seen.outside).toEqual([]);
    await context.close();
  });

  test('without JavaScript nothing is asked because nothing is loaded; the link explains', async ({
    browser,
    origin,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const outside: string[] = [];
    context.on('request', (request) => {
      if (!request.url().startsWith(origin)) outside.push(request.url());
    });
    const page = await context.newPage();
    await page.goto(HOME);
    await expect(banner(page)).toHaveCount(0);
    await settings(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cookies et traceurs');
    expect(outside).toEqual([]);
    expect(await context.cookies()).toEqual([]);
    await context.close();
  });
});

test.describe('the second layer', () => {
  test('is accessible and fits, on a phone and on a computer', async ({ page }) => {
    await page.goto(HOME);
    await banner(page).getByRole('button', { name: 'Personnaliser' }).click();
    await panel(page).getByText('Cookies et durées').first().click();
    for (const [width, height] of [
      [360, 740],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(panel(page).getByRole('button', { name: 'Tout refuser' })).toBeInViewport();
      expect(await accessibilityFaults(page, { within: HOST }), `at ${width} px`).toEqual([]);
      const overflow = await panel(page).evaluate(
        (dialog) => dialog.scrollWidth - dialog.clientWidth,
      );
      expect(overflow, `at ${width} px`).toBeLessThanOrEqual(0);
    }
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  test('hides nothing that has the focus on a page enlarged four times', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto(FAMILY);
    await expect(banner(page)).toBeInViewport();
    const isOnTop = () =>
      page.evaluate(() => {
        const focused = document.activeElement;
        if (!focused) return false;
        const { left, top, width, height } = focused.getBoundingClientRect();
        return focused.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      });
    await page.getByRole('link', { name: 'Toutes les Freebox' }).first().focus();
    for (let stop = 1; stop <= 7; stop += 1) {
      await page.keyboard.press('Tab');
      await expect.poll(isOnTop, { message: `stop ${stop}`, timeout: 5_000 }).toBe(true);
    }
  });

  test('can be answered whole on a page enlarged four times', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto(HOME);
    await banner(page).getByRole('button', { name: 'Personnaliser' }).click();
    await expect(panel(page)).toBeVisible();
    // As a hand scrolls: a script could, where a hand cannot.
    await page.mouse.move(160, 128);
    await page.mouse.wheel(0, 5000);
    for (const name of ['Tout refuser', 'Enregistrer'])
      await expect(panel(page).getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  });

  test('allows exactly what is ticked, proves it, and shows it again', async ({
    page,
    context,
  }) => {
    await page.goto(HOME);
    await banner(page).getByRole('button', { name: 'Personnaliser' }).click();
    const box = (name: string) => panel(page).getByRole('checkbox', { name, exact: true });
    for (const name of ['Cookies et identifiants', 'Mesure des campagnes', 'Free'])
      await box(name).check();
    const proof = page.waitForResponse('**/api/consent');
    await panel(page).getByRole('button', { name: 'Enregistrer' }).click();

    expect((await proof).status()).toBe(201);
    expect((await proof).request().postDataJSON()).toMatchObject({
      textVersion: 1,
      vendorListVersion: 1,
      purposes: [1, 5],
      vendors: ['campaign'],
    });
    await expect(banner(page)).toBeHidden();
    await page.goto(LONG_PAGE);
    await settled(page);
    expect(await pixelsOn(page)).toEqual([]);
    expect(await context.cookies()).toEqual([]);
    await settings(page).click();
    await expect(box('Mesure des campagnes')).toBeChecked();
    await expect(box('Publicité')).not.toBeChecked();
    await expect(panel(page).getByText(/preuve n°/)).toBeVisible();
  });

  test('works by keyboard, closes on Escape without deciding, and gives the focus back', async ({
    page,
  }) => {
    await page.goto(HOME);
    await banner(page).getByRole('button', { name: 'Personnaliser' }).focus();
    await page.keyboard.press('Enter');
    await expect(panel(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await expect(banner(page).getByRole('button', { name: 'Personnaliser' })).toBeFocused();
    expect(await page.evaluate((key) => localStorage.getItem(key), CONSENT_KEY)).toBeNull();
    await page.keyboard.press('Enter');
    await panel(page).getByRole('checkbox', { name: 'Publicité' }).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await expect(panel(page)).toBeHidden();
    await expect(banner(page)).toBeHidden();
    const kept = await page.evaluate((key) => localStorage.getItem(key), CONSENT_KEY);
    expect(JSON.parse(kept ?? '{}')).toMatchObject({ purposes: [3], vendors: [] });
  });

  test('opens from the cookies page too', async ({ page }) => {
    await page.goto('/freebox/cookies/');
    await settled(page);
    await page.getByRole('link', { name: 'Gérer mes choix', exact: true }).click();
    await expect(panel(page)).toBeVisible();
  });
});

test.describe('__cmp', () => {
  const ask = (page: Page, command: string, parameter: unknown = null) =>
    page.evaluate(
      ([asked, given]) =>
        new Promise<{ answer: Record<string, unknown>; success: boolean }>((resolve) => {
          window.__cmp?.(asked as string, given, (answer, success) => resolve({ answer, success }));
        }),
      [command, parameter] as const,
    );

  test('is there from the first moment, waits for a choice, then tells it', async ({ page }) => {
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () =>
        window.__cmp?.('getConsentData', null, (answer) => Object.assign(window, { told: answer })),
      );
    });
    await page.goto(HOME);
    expect((await ask(page, 'ping')).answer['gdprAppliesGlobally']).toBe(true);
    await expect(banner(page)).toBeVisible();
    expect(await page.evaluate(() => 'told' in window)).toBe(false);
    // Made when the browser has nothing better to do.
    await expect.poll(() => page.evaluate(() => '__cmpLocator' in window.frames)).toBe(true);
    await banner(page).getByRole('button', { name: 'Tout refuser' }).click();
    const { consentData } = await page.evaluate(
      () => (window as unknown as { told: { consentData: string } }).told,
    );
    const told = new ConsentString(consentData);
    expect([told.getPurposesAllowed(), told.getVendorsAllowed()]).toEqual([[], []]);
  });

  test('answers a partner’s frame, which can reach that partner and nobody else', async ({
    browser,
    origin,
  }) => {
    const context = await browser.newContext({
      storageState: storageWith(origin, keptChoice(EVERYTHING)),
    });
    const reached = await watchReached(context, origin);
    await context.route('https://www.googletagmanager.com/**', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `
          addEventListener('message', ({ data }) => {
            const { returnValue } = data.__cmpReturn;
            new Image().src = 'https://www.google.com/cmp?' + JSON.stringify(returnValue.vendorConsents);
            new Image().src = 'https://elsewhere.example/';
            fetch('${origin}/api/consent', { method: 'POST' }).catch(() => undefined);
            let page = 'closed';
            try { page = parent.document.title; } catch {}
            new Image().src = 'https://www.google.com/page?' + page + location.hash;
          });
          parent.postMessage({ __cmpCall: { command: 'getVendorConsents', parameter: [${VENDOR_IDS.google}], callId: 1 } }, '*');`,
      }),
    );
    const page = await context.newPage();
    const ours: string[] = [];
    await context.route('**/api/consent', (route) => {
      ours.push(route.request().url());
      return route.abort();
    });
    await page.goto(HOME);
    const told = () => reached.filter((address) => address.startsWith('https://www.google.com/'));
    await expect
      .poll(() => told().map(decodeURIComponent))
      .toEqual([
        `https://www.google.com/cmp?{"${VENDOR_IDS.google}":true}`,
        'https://www.google.com/page?closed',
      ]);
    expect(reached.filter((address) => address.includes('elsewhere'))).toEqual([]);
    expect(ours).toEqual([]);
    await context.close();
  });
});

test('a partner API that fails leaves a line in the console and nothing else', async ({
  browser,
  origin,
}) => {
  const context = await browser.newContext({
    storageState: storageWith(origin, keptChoice({ ...EVERYTHING, vendors: ['meta'] })),
  });
  const seen = await watchPrivacy(context, origin);
  await context.route('**/pixels/frame/meta', (route) => route.fulfill({ status: 502 }));
  const page = await context.newPage();
  const said = page.waitForEvent(
    'console',
    (message) => message.text() === 'Failed to fetch script.',
  );
  await page.goto(HOME);
  await said;
  await settled(page);
  expect(await pixelsOn(page)).toEqual([]);
  expect(seen.outside).toEqual([]);
  await context.close();
});

test('refusing is kept: not asked again, nothing outside, nothing stored', async ({
  page,
  context,
  origin,
}) => {
  const seen = await watchPrivacy(context, origin);
  await page.goto(HOME);
  await banner(page).getByRole('button', { name: 'Tout refuser' }).click();
  for (const path of [HOME, LONG_PAGE, '/boutiques/']) {
    await page.goto(path);
    await settled(page);
    await expect(banner(page), path).toHaveCount(0);
  }
  expect(await seen.traces()).toEqual([]);
});

test('a refusal kept in the browser leaves the page as it is: no layer, no request', async ({
  browser,
  origin,
}) => {
  const context = await browser.newContext({
    storageState: storageWith(origin, keptChoice(NOTHING)),
  });
  const page = await context.newPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(HOME);
  await settled(page);
  expect(asked.filter((path) => /^\/(fragments|pixels|api\/consent)/.test(path))).toEqual([]);
  await context.close();
});
