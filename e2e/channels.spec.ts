import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const results = (page: Page) =>
  page.getByRole('list', { name: 'Chaînes trouvées' }).getByRole('listitem');

const LIST = '/freebox/free-tv/liste-chaines/';
const PACKS = '/freebox/free-tv/pack-et-options/';

test.describe('the channel list', () => {
  test('without JavaScript every channel is there, with how to get it', async ({ browser }) => {
    const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await page.goto(LIST);

    const rows = page.locator('[id^=theme-] li');
    await expect(
      rows.filter({ has: page.getByText('beIN SPORTS 1', { exact: true }) }),
    ).toContainText(/En option\s: beIN SPORTS 15\s€\/mois/);
    await expect(rows).toHaveCount(572);
    // Nothing would answer a search: it is not shown, the themes are.
    await expect(page.getByRole('searchbox')).toBeHidden();
    await expect(page.getByRole('link', { name: 'Monde arabe' })).toBeVisible();
  });

  test('a chip leads to its theme, and the chip of the theme one reads is marked', async ({
    page,
  }) => {
    await page.goto(LIST);
    const themes = page.getByRole('navigation', { name: 'Thèmes' });
    await themes.getByRole('link', { name: 'Sport' }).click();
    await expect(page.getByRole('heading', { name: 'Sport' })).toBeInViewport();
    await expect(themes.locator('a:target-current')).toHaveText('Sport');
    await page.locator('#theme-musique').evaluate((theme) => theme.scrollIntoView());
    await expect(themes.locator('a:target-current')).toHaveText('Musique');
    // Of a row that is longer than a phone, it is the part that shows.
    await page.setViewportSize({ width: 360, height: 740 });
    await page.locator('#theme-asie').evaluate((theme) => theme.scrollIntoView());
    await expect(themes.getByRole('link', { name: 'Asie' })).toBeInViewport({ ratio: 1 });
  });

  test('finds a channel however it is typed', async ({ page }) => {
    await page.goto(LIST);
    const search = page.getByRole('searchbox', { name: 'Chercher une chaîne' });
    for (const [typed, found] of [
      ['equipe', 'L’Équipe'],
      ['natoinal geografic', 'National Geographic'],
      ['bfmtv', 'BFM TV'],
      ['160', 'beIN SPORTS 1'],
    ] as const) {
      await search.fill(typed);
      await expect(results(page).first()).toContainText(found);
    }
  });

  test('filters survive a reload, a friend and the back button', async ({ page, browser }) => {
    await page.goto(LIST);
    await page.getByRole('radio', { name: 'Freebox Pop', exact: true }).check();
    // What filters comes when one reaches for it.
    await expect(page).toHaveURL(/\?box=pop$/);
    await page.getByLabel('Thème', { exact: true }).selectOption({ label: 'Sport' });
    await page.getByRole('searchbox').fill('equi');
    await expect(page).toHaveURL(/\?q=equi&theme=sport&box=pop$/);
    const rows = results(page);
    await expect(rows).toHaveCount(2);

    await page.reload();
    await expect(rows).toHaveCount(2);
    await expect(page.getByRole('searchbox')).toHaveValue('equi');

    const friend = await browser.newPage();
    await friend.goto(page.url());
    await expect(results(friend)).toHaveCount(2);
    await expect(friend.getByLabel('Thème', { exact: true })).toHaveValue('sport');

    await page.goBack();
    await expect(page.getByRole('searchbox')).toHaveValue('');
    await expect(page.getByLabel('Thème', { exact: true })).toHaveValue('sport');
    await page.goBack();
    await expect(page.getByLabel('Thème', { exact: true })).toHaveValue('');
    await expect(page.getByRole('status')).toHaveText('300 chaînes');
  });

  test('each box includes as many channels as its offer says', async ({ page }) => {
    await page.goto(LIST);
    for (const [box, count] of [
      ['Freebox Ultra', 340],
      ['Freebox Ultra Essentiel', 340],
      ['Freebox Pop', 300],
      ['Freebox Révolution Light', 300],
      ['Box 5G', 300],
      ['Free TV', 160],
    ] as const) {
      await page.getByRole('radio', { name: box, exact: true }).check();
      await expect(page.getByRole('status')).toHaveText(`${count} chaînes`);
    }
  });

  test('an empty list says what to do, and one button starts again', async ({ page }) => {
    await page.goto(`${LIST}?q=bein&box=pop`);
    await expect(page.getByText('Aucune chaîne ne correspond.')).toBeVisible();
    await expect(page.getByText(/sans les filtres\s: retirez/)).toBeVisible();

    await page.getByRole('searchbox').fill('xyzxyz');
    await expect(page.getByText(/Vérifiez l’orthographe de «\sxyzxyz\s»/)).toBeVisible();

    // A word of any length stays within a phone.
    await page.setViewportSize({ width: 320, height: 640 });
    await page.getByRole('searchbox').fill('anticonstitutionnellement'.repeat(2));
    await expect(page.getByText(/Vérifiez l’orthographe de «\santiconst/)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

    await page.getByRole('button', { name: 'Effacer la recherche et les filtres' }).click();
    await expect(page.getByRole('status')).toHaveText('572 chaînes');
    await expect(page.getByRole('searchbox')).toBeFocused();
    await expect(page).toHaveURL(LIST);
  });

  test('a letter shows a screenful, the rest on demand', async ({ page }) => {
    await page.goto(`${LIST}?q=t`);
    const rows = results(page);
    await expect(rows).toHaveCount(60);
    await page.getByRole('button', { name: 'Voir plus de chaînes' }).press('Enter');
    await expect(rows.nth(60)).toBeFocused();
  });

  test('the printable list is a PDF of the same data', async ({ page, request }) => {
    await page.goto(LIST);
    const href = await page.getByRole('link', { name: /Liste à imprimer/ }).getAttribute('href');
    const answer = await request.get(href ?? '');
    expect(answer.headers()['content-type']).toContain('application/pdf');
    expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
  });
});

test.describe('the cheapest way to get channels', () => {
  test('adds up the right packs, knows what the box includes, and can be shared', async ({
    page,
    browser,
  }) => {
    await page.goto(PACKS);
    const channel = page.getByLabel('Une chaîne à ajouter');
    for (const name of ['beIN SPORTS 1', 'eurosport 1', 'rmc sprot 1']) {
      await channel.fill(name);
      await page.getByRole('button', { name: 'Ajouter' }).click();
    }
    await expect(page.getByText('Le moins cher : 24,99 €/mois')).toBeVisible();
    await channel.fill('CANAL+');
    await channel.press('Enter');
    await page.getByLabel('Votre offre').selectOption({ label: 'Freebox Ultra' });
    await expect(page.getByText('Déjà incluse avec Freebox Ultra : CANAL+.')).toBeVisible();
    await expect(page.getByText('Le moins cher : 24,99 €/mois')).toBeVisible();

    const friend = await browser.newPage();
    await friend.goto(page.url());
    await expect(friend.getByText('Le moins cher : 24,99 €/mois')).toBeVisible();

    await page.getByRole('checkbox', { name: 'Eurosport 1' }).click();
    await page.getByRole('checkbox', { name: 'RMC Sport 1' }).click();
    await expect(page.getByText('Le moins cher : 15 €/mois')).toBeVisible();
  });

  test('an unknown name is said, and nothing is lost', async ({ page }) => {
    await page.goto(PACKS);
    const channel = page.getByLabel('Une chaîne à ajouter');
    await channel.fill('xyzxyz');
    await channel.press('Enter');
    await expect(page.getByText('Aucune chaîne en option ne s’appelle « xyzxyz ».')).toBeVisible();
    await expect(channel).toHaveValue('xyzxyz');
  });

  test('on a phone what is said of a name comes into sight', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(PACKS);
    await page.getByLabel('Une chaîne à ajouter').fill('xyzxyz');
    const add = page.getByRole('button', { name: 'Ajouter' });
    // The button at the foot of the screen, as on the way down the page.
    await add.evaluate((button) => button.scrollIntoView({ block: 'end', behavior: 'instant' }));
    await add.click();
    const said = page.getByText('Aucune chaîne en option ne s’appelle « xyzxyz ».');
    await expect(said).toBeInViewport({ ratio: 0.95 });
  });

  test('a channel asked for before the finder is there is added when it comes', async ({
    page,
  }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/_astro/PackFinder.*', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(PACKS);
    const channel = page.getByLabel('Une chaîne à ajouter');
    await channel.fill('Eurosport 1');
    await channel.press('Enter');
    await expect(channel).toHaveValue('Eurosport 1');
    release();
    await expect(page.getByText('Eurosport 1 ajoutée.')).toBeVisible();
  });

  test('on a slow network three channels typed quickly all arrive, and the chosen box stays', async ({
    page,
  }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/_astro/PackFinder.*', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(PACKS);
    await page.getByLabel('Votre offre').selectOption({ label: 'Freebox Ultra' });
    const channel = page.getByLabel('Une chaîne à ajouter');
    for (const name of ['beIN SPORTS 1', 'Eurosport 1', 'RMC Sport 1']) {
      await channel.fill(name);
      await channel.press('Enter');
    }
    release();
    const wanted = page.getByRole('group', { name: /^Vos chaînes/ }).locator('label');
    await expect(wanted).toHaveText(['beIN SPORTS 1', 'Eurosport 1', 'RMC Sport 1']);
    await expect(page.getByLabel('Votre offre')).toHaveValue('ultra');
    await expect(page).toHaveURL(/box=ultra/);
  });
});
