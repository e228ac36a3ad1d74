import type { Page } from '@playwright/test';
import { NOTHING } from '@vitrine/domain/consent/choice';
import { CONSENT_KEY } from '@vitrine/domain/storage-keys';
import { accessibilityFaults } from './support/axe.ts';
import { keptChoice } from './support/consent.ts';
import { watchLayoutShifts } from './support/layout-shifts.ts';
import {
  RETAINED_LINE,
  RETENTION_OFFER,
  startServerWithServices,
} from './support/server-with-services.ts';
import { expect, test } from './support/test.ts';

/** What other services make of the pages, on a release that is published with them. */

// One server for all of them.
test.describe.configure({ mode: 'default', timeout: 600_000 });

let services: Awaited<ReturnType<typeof startServerWithServices>>;
test.beforeAll(async () => {
  services = await startServerWithServices();
});
test.afterAll(() => services.close());
test.beforeEach(async ({ page }) => {
  services.partnerApi.mode = 'answers';
  services.ipLookup.mode = 'answers';
  services.partnerApi.requests.length = 0;
  services.ipLookup.requests.length = 0;
  await page.addInitScript(
    ([key, choice]) => localStorage.setItem(key ?? '', choice ?? ''),
    [CONSENT_KEY, JSON.stringify(keptChoice(NOTHING))],
  );
});

const offerArea = (page: Page) =>
  page.getByRole('region', { name: 'Une offre pour votre ligne', exact: false });
const offer = (page: Page) => page.getByRole('link', { name: RETENTION_OFFER.title });

async function askForOffer(page: Page): Promise<void> {
  await page.getByLabel('Votre ligne fixe').fill(RETAINED_LINE);
  await offerArea(page).getByRole('checkbox').check();
  await offerArea(page).getByRole('button').click();
}

async function fillTermination(page: Page): Promise<void> {
  await page.getByLabel('Freebox (fibre ou ADSL)').check();
  await page.getByLabel('Référence du contrat').fill('FBX12345678');
  await page.getByLabel('Numéro de la ligne').fill('04 77 00 00 00');
  const inTwoWeeks = new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel('Date de résiliation souhaitée').fill(inTwoWeeks);
  await page.getByLabel('Prénom du titulaire').fill('Élodie');
  await page.getByRole('textbox', { name: 'Nom du titulaire', exact: true }).fill('Nœl');
  await page.getByLabel('Par courrier').check();
  await page.getByLabel('Numéro et nom de la voie').fill('1 rue de la Paix');
  await page.getByLabel('Code postal').fill('75002');
  await page.getByLabel('Commune').fill('Paris');
  await page.getByRole('button', { name: 'Relire ma demande' }).click();
}

test('an offer stands beside a termination, whose three steps stay three', async ({ page }) => {
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  await page.goto(`${services.url}/resiliation/`);
  const progress = page.getByRole('progressbar').first();
  await expect(progress).toHaveAccessibleName(/^1\. Votre contrat/);
  await askForOffer(page);
  await expect(offer(page)).toHaveAttribute('href', RETENTION_OFFER.href);
  expect(services.partnerApi.requests.map(({ body }) => JSON.parse(body) as unknown)).toEqual([
    { line: RETAINED_LINE.replaceAll(' ', '') },
  ]);
  // What asks for it obeys the page's policy.
  expect(problems).toEqual([]);
  expect(await accessibilityFaults(page)).toEqual([]);

  // One goes on as if it were not there: the same form, in the same place, before it.
  await fillTermination(page);
  await expect(progress).toHaveAccessibleName(/^2\. Votre relecture/);
  const confirm = page.getByRole('button', { name: 'Confirmer ma résiliation' });
  await expect(confirm).toBeVisible();
  await expect(offer(page)).toBeVisible();
  const isAfter = await confirm.evaluate((button, title) => {
    const link = [...document.links].find(({ textContent }) => textContent === title);
    return link !== undefined && (button.compareDocumentPosition(link) & 4) === 4;
  }, RETENTION_OFFER.title);
  expect(isAfter).toBe(true);
  await confirm.click();
  await expect(
    page.getByRole('heading', { name: 'Votre résiliation est enregistrée' }),
  ).toBeFocused();
  await expect(progress).toHaveAccessibleName(/^3\. Votre accusé de réception/);
  await expect(offerArea(page)).toBeHidden();
});

test('nothing is asked of the partner until someone asks and agrees', async ({ page }) => {
  await page.goto(`${services.url}/resiliation/`);
  await page.getByLabel('Votre ligne fixe').fill(RETAINED_LINE);
  await offerArea(page).getByRole('button').click();
  await expect(offerArea(page).getByRole('status')).toContainText('cochez la case');
  expect(services.partnerApi.requests).toEqual([]);
});

test('someone who changes operator is told of an offer too, or of none', async ({ page }) => {
  await page.goto(`${services.url}/freebox/resiliez-votre-fai/`);
  await askForOffer(page);
  await expect(offer(page)).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByLabel('Votre ligne fixe').fill('04 77 00 00 01');
  await offerArea(page).getByRole('button').click();
  await expect(offerArea(page).getByRole('status')).toContainText('pas d’offre particulière');
  await expect(offer(page)).toHaveCount(0);
});

test('a partner API that fails shows no offer, and a termination does not wait for it', async ({
  page,
}) => {
  services.partnerApi.mode = 'slow';
  await page.goto(`${services.url}/resiliation/`);
  await askForOffer(page);
  await fillTermination(page);
  await expect(page.getByRole('button', { name: 'Confirmer ma résiliation' })).toBeVisible();
  await expect(offerArea(page).getByRole('status')).toContainText('pas d’offre particulière');
  await expect(offerArea(page).getByRole('link')).toHaveCount(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing is said of an offer that could not be asked for', async ({ page }) => {
    for (const path of ['/resiliation/', '/freebox/resiliez-votre-fai/']) {
      await page.goto(services.url + path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(offerArea(page)).toBeHidden();
    }
  });
});

test('shops near the visitor’s network are proposed, moving nothing, and followed when chosen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const shifts = await watchLayoutShifts(page);
  await page.goto(`${services.url}/boutiques/`);
  await page.mouse.wheel(0, 200);
  const proposal = page.getByRole('button', { name: /^Les plus proches.*Loire$/ });
  await expect(proposal).toBeVisible();
  const status = page.getByRole('status').filter({ hasText: /boutique/ });
  await expect(status).toContainText('par ville');
  expect(await shifts()).toEqual([]);
  // The server asks, about the address that it sees; the browser asks nobody else.
  expect(services.ipLookup.requests.length).toBeGreaterThan(0);
  await proposal.click();
  await expect(status).toContainText('autour de vous');
  const first = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2 }) })
    .first();
  await expect(first).toContainText('Saint-Étienne');
  // It can be changed.
  await page.getByLabel('Une ville ou un code postal').fill('lille');
  await page.keyboard.press('Enter');
  await expect(status).toContainText('autour de Lille');
});

test('the fibre table of the visitor’s department is proposed, and can be changed', async ({
  page,
}) => {
  await page.goto(`${services.url}/freebox/carte-fibre-optique/`);
  const department = page.getByLabel('Département', { exact: true });
  await department.scrollIntoViewIfNeeded();
  await department.focus();
  const proposal = page.getByRole('button', { name: /42 Loire$/ });
  await expect(proposal).toBeVisible();
  await expect(department).toHaveValue('');
  await proposal.click();
  await expect(department).toHaveValue('42');
  await expect(proposal).toBeHidden();
  await expect(page.getByRole('link', { name: /42 Loire/ }).first()).toHaveAttribute(
    'href',
    /\/carte-fibre-optique\/42\/$/,
  );
  await department.selectOption({ label: '69 Rhône' });
  await expect(department).toHaveValue('69');
});

test('a look-up that fails proposes nothing', async ({ page }) => {
  services.ipLookup.mode = 'fails';
  for (const [path, field] of [
    ['/boutiques/', 'Une ville ou un code postal'],
    ['/freebox/carte-fibre-optique/', 'Département'],
  ] as const) {
    const answered = page.waitForResponse('**/api/geo/here');
    await page.goto(services.url + path);
    await page.getByLabel(field, { exact: true }).focus();
    expect(await (await answered).json()).toEqual({ place: null });
    await expect(page.getByRole('button', { name: /Loire$/ })).toHaveCount(0);
  }
});
