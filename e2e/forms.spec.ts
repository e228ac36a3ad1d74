import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { accessibilityFaults } from './support/axe.ts';
import { expect, test } from './support/test.ts';

const CONTACT = '/freebox/informations/nous-contacter/abonne-freebox/';

async function fillContact(page: Page): Promise<void> {
  await page.getByLabel('Sujet de votre message').selectOption({ label: 'Un déménagement' });
  await page
    .getByRole('textbox', { name: 'Votre message' })
    .fill('Bonjour,\nje déménage le 3 mars à Nœux-les-Mines.');
  await page.getByLabel('Prénom').fill('Élodie');
  await page.getByLabel('Nom', { exact: true }).fill('Nœl');
  await page.getByLabel('Adresse e-mail').fill('elodie.noel@exemple.fr');
}

async function expectAccessible(page: Page): Promise<void> {
  expect(await accessibilityFaults(page)).toEqual([]);
}

const reference = (page: Page) => page.getByText(/^[2-9B-Z]{4}-[2-9B-Z]{4}$/);

test('the guide leads each visitor to a form of their own', async ({ page }) => {
  await page.goto('/freebox/informations/nous-contacter/');
  await page.getByRole('link', { name: 'J’ai un forfait mobile' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vous avez un forfait mobile');
  const topics = page.getByLabel('Sujet de votre message').getByRole('option');
  await expect(topics.filter({ hasText: 'carte SIM' })).toHaveCount(1);
  await expect(topics.filter({ hasText: 'déménagement' })).toHaveCount(0);
});

test('mistakes are listed, reached, corrected, and the message leaves', async ({ page }) => {
  await page.goto(CONTACT);
  await fillContact(page);
  await page.getByLabel('Adresse e-mail').fill('elodie');
  await page.getByRole('button', { name: 'Envoyer mon message' }).click();

  const summary = page.getByRole('region', { name: 'Certaines réponses sont à corriger.' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('heading')).toHaveText('Certaines réponses sont à corriger.');
  await expectAccessible(page);

  await summary.getByRole('link', { name: /adresse e-mail complète/ }).click();
  const email = page.getByLabel('Adresse e-mail');
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(/adresse e-mail complète/);
  await expect(page.getByRole('textbox', { name: 'Votre message' })).toHaveValue(/Nœux-les-Mines/);
  await email.fill('elodie.noel@exemple.fr');
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'Votre message est arrivé' })).toBeFocused();
  await expect(reference(page)).toBeVisible();
  await expect(page.getByText(/\(heure de Paris\)/)).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => sessionStorage.getItem('formDraft'))).toBeNull();
});

test('a double click sends once', async ({ page }) => {
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/api/forms/'))
      posts.push(request.url());
  });
  await page.goto(CONTACT);
  await fillContact(page);
  await page.getByRole('button', { name: 'Envoyer mon message' }).dblclick();
  await expect(reference(page)).toBeVisible();
  expect(posts).toHaveLength(1);
});

test('a reload loses nothing, and an untouched form keeps nothing', async ({ page }) => {
  await page.goto(CONTACT);
  expect(await page.evaluate(() => sessionStorage.getItem('formDraft'))).toBeNull();
  await fillContact(page);
  await page.reload();
  await expect(page.getByLabel('Sujet de votre message')).toHaveValue('demenagement');
  await expect(page.getByRole('textbox', { name: 'Votre message' })).toHaveValue(/Nœux-les-Mines/);
  await expect(page.getByLabel('Nom', { exact: true })).toHaveValue('Nœl');
});

test('a message lost on the way is sent again, once, by itself', async ({ page }) => {
  let tries = 0;
  const keys = new Set<string>();
  await page.route('**/api/forms/contact', async (route) => {
    tries += 1;
    keys.add((route.request().postDataJSON() as { idempotencyKey: string }).idempotencyKey);
    if (tries === 1) return route.abort('connectionreset');
    // The second arrives, but its answer does not.
    if (tries === 2) {
      await route.fetch();
      return route.abort('connectionreset');
    }
    return route.continue();
  });
  await page.goto(CONTACT);
  await fillContact(page);
  await page.getByRole('button', { name: 'Envoyer mon message' }).click();
  await expect(reference(page)).toBeVisible({ timeout: 30_000 });
  expect(tries).toBe(3);
  expect(keys.size).toBe(1);
});

test('when nothing answers, one is told so and keeps everything', async ({ page }) => {
  await page.route('**/api/captcha/**', (route) => route.abort());
  await page.goto(CONTACT);
  await fillContact(page);
  await page.getByRole('button', { name: 'Envoyer mon message' }).click();
  await expect(page.getByText(/momentanément indisponible/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Votre message' })).toHaveValue(/Nœux-les-Mines/);
});

test('a termination is read again, confirmed and receipted', async ({ page }) => {
  await page.goto('/resiliation/');
  // It has no line to name.
  await page.getByLabel('Box 5G').check();
  await expect(page.getByLabel('Numéro de la ligne')).toBeHidden();
  await page.getByLabel('Freebox (fibre ou ADSL)').check();
  await page.getByLabel('Référence du contrat').fill('FBX12345678');
  await page.getByLabel('Numéro de la ligne').fill('09 50 12 34 56');
  const inTwoWeeks = new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel('Date de résiliation souhaitée').fill(inTwoWeeks);
  await page.getByLabel('Prénom du titulaire').fill('Élodie');
  await page.getByRole('textbox', { name: 'Nom du titulaire', exact: true }).fill('Nœl');
  await expect(page.getByLabel('Numéro et nom de la voie')).toBeHidden();
  await page.getByLabel('Par courrier').check();
  await page.getByLabel('Numéro et nom de la voie').fill('1 rue de la Paix');
  await page.getByLabel('Code postal').fill('75002');
  await page.getByLabel('Commune').fill('Paris');
  await page.getByRole('button', { name: 'Relire ma demande' }).click();

  await expect(page.getByRole('heading', { name: 'Votre demande de résiliation' })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: 'FBX12345678' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Modifier' }).click();
  await page.getByLabel('Référence du contrat').fill('FBX87654321');
  await page.getByRole('button', { name: 'Relire ma demande' }).click();
  await expect(page.getByRole('definition').filter({ hasText: 'FBX87654321' })).toBeVisible();

  await page.getByRole('button', { name: 'Confirmer ma résiliation' }).click();
  await expect(
    page.getByRole('heading', { name: 'Votre résiliation est enregistrée' }),
  ).toBeFocused();
  await expect(reference(page)).toBeVisible();

  // The receipt has an address of its own, with what the law wants on it.
  const kept = await reference(page).textContent();
  await page.reload();
  await expect(reference(page)).toHaveText(kept ?? '');
  await expect(page.getByRole('definition').filter({ hasText: 'FBX87654321' })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: '09 50 12 34 56' })).toBeVisible();
  await expectAccessible(page);
});

async function fillCorail(page: Page, email: string): Promise<void> {
  await page.goto('/freebox/jeu-concours/baskets-corail/');
  await page.getByLabel('Votre pointure').selectOption('39');
  await page.getByLabel('Prénom').fill('Zoé');
  // A name of this run: one that entered in an earlier one would be refused at once.
  await page.getByLabel('Nom', { exact: true }).fill(`Petit ${email.replaceAll(/[^a-f]/g, '')}`);
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByLabel('Date de naissance').fill('1990-05-17');
  await page.getByLabel('Code postal').fill('75011');
  await page.getByLabel('Commune').fill('Paris');
  await page.getByLabel('J’ai lu et j’accepte le règlement').check();
}

test('one enters a contest once', async ({ page }) => {
  const email = `e2e-${randomUUID()}@exemple.fr`;
  const enter = async () => {
    await fillCorail(page, email);
    await expect(page.getByLabel('Je veux recevoir par e-mail')).not.toBeChecked();
    await expect(page.getByText('Vos réponses servent au jeu')).toBeVisible();
    await page.getByRole('button', { name: 'Je participe' }).click();
  };
  await enter();
  await expect(page.getByRole('heading', { name: 'Vous participez' })).toBeVisible();
  await enter();
  await expect(page.getByText('Vous participez déjà à ce jeu')).toBeVisible();
  await expect(page.getByLabel('Commune')).toHaveValue('Paris');
});

test('a wrong answer can be tried again', async ({ page }) => {
  await page.goto('/freebox/jeu-concours/netflix-messagedelupsidedown/');
  await page.getByLabel('Le mot déchiffré').fill('citrouille');
  await page.getByLabel('Prénom').fill('Zoé');
  await page.getByLabel('Nom', { exact: true }).fill('Petit');
  await page.getByLabel('Adresse e-mail').fill(`e2e-${randomUUID()}@exemple.fr`);
  await page.getByLabel('Date de naissance').fill('1990-05-17');
  await page.getByLabel('Code postal').fill('75011');
  await page.getByLabel('Commune').fill('Paris');
  await page.getByLabel('J’ai lu et j’accepte le règlement').check();
  await page.getByRole('button', { name: 'Je participe' }).click();
  await expect(page.getByLabel('Le mot déchiffré')).toHaveAccessibleDescription(
    /pas la bonne réponse/,
  );
});

test('what is to be deciphered comes before the form that asks for it', async ({ page }) => {
  await page.goto('/jeu-concours/stranger-things-4/');
  const message = await page
    .getByRole('heading', { name: 'Le message', exact: true })
    .boundingBox();
  const answer = await page.getByLabel('Le mot déchiffré').boundingBox();
  expect(message?.y).toBeLessThan(answer?.y ?? 0);
});

for (const { state, at, label, sentence } of [
  { state: 'closed', at: '2040-01-01', label: 'Jeu terminé', sentence: /Ce jeu est terminé/ },
  { state: 'not open yet', at: '2020-01-01', label: 'Bientôt', sentence: /pas encore commencé/ },
]) {
  test(`a contest that is ${state} shows no form`, async ({ page }) => {
    await page.clock.setFixedTime(new Date(at));
    await page.goto('/freebox/jeu-concours/baskets-corail/');
    await expect(page.getByText(label, { exact: true })).toBeVisible();
    // The form below wakes when one comes near it.
    await page.getByRole('heading', { name: 'Participer' }).scrollIntoViewIfNeeded();
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Je participe' })).toBeHidden();
    await expectAccessible(page);

    // On a phone the link of the message begins where its sentence does.
    await page.setViewportSize({ width: 360, height: 740 });
    const said = await page.getByText(sentence).boundingBox();
    const link = page.locator('#participer').getByRole('link', { name: /règlement|vérifié/ });
    expect((await link.boundingBox())?.x).toBeCloseTo(said?.x ?? 0, 0);
  });
}

test('a contest whose places are all taken shows no form and says so', async ({ page }) => {
  await page.route('**/api/contest/universal-plus/participation', (route) =>
    route.fulfill({ json: { state: 'full' } }),
  );
  await page.goto('/freebox/jeu-concours/universal-plus/');
  await expect(page.getByText('Jeu complet', { exact: true })).toBeVisible();
  await page.getByRole('heading', { name: 'Participer' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('status').filter({ hasText: 'Ce jeu est complet' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Je participe' })).toBeHidden();
  await expectAccessible(page);
});

test('someone too young or from elsewhere is told so before anything is sent', async ({ page }) => {
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url());
  });
  await fillCorail(page, 'zoe.petit@exemple.fr');
  await page.getByLabel('Date de naissance').fill('2015-01-01');
  await page.getByLabel('Code postal').fill('97400');
  await page.getByRole('button', { name: 'Je participe' }).click();
  await expect(page.getByLabel('Date de naissance')).toHaveAccessibleDescription(/18/);
  await expect(page.getByLabel('Code postal')).toHaveAccessibleDescription(/métropol/);
  expect(posts.filter((address) => address.includes('/api/contest/'))).toEqual([]);
});

test('the rules are complete, dated and reached from the game', async ({ page }) => {
  await page.goto('/freebox/jeu-concours/baskets-corail/');
  await page.getByRole('link', { name: /Lire le règlement complet/ }).click();
  await expect(page).toHaveURL(/reglement-jeu-tirage-au-sort\/#corail$/);
  const rules = page.locator('#corail');
  await expect(rules.getByRole('heading', { level: 2 })).toBeInViewport();
  await expect(rules.getByRole('heading', { name: '5. Tirage au sort' })).toBeVisible();
  await rules.getByText(/Version 2 et historique/).click();
  await expect(rules.getByText('Version 1, 25 août 2026')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a message is corrected, read again, confirmed and receipted', async ({ page }) => {
    await page.goto(CONTACT);
    await fillContact(page);
    await page.getByLabel('Adresse e-mail').fill('elodie');
    await page.getByRole('button', { name: 'Envoyer mon message' }).click();

    await expect(page.getByRole('link', { name: /adresse e-mail complète/ })).toBeVisible();
    await expect(page.getByLabel('Sujet de votre message')).toHaveValue('demenagement');
    await expect(page.getByRole('textbox', { name: 'Votre message' })).toHaveValue(
      /Nœux-les-Mines/,
    );
    await page.getByLabel('Adresse e-mail').fill('elodie.noel@exemple.fr');
    await page.getByRole('button', { name: 'Envoyer mon message' }).click();

    await expect(page.getByRole('heading', { name: 'Relisez avant d’envoyer' })).toBeFocused();
    await expect(page.getByRole('definition').filter({ hasText: 'Nœl' })).toBeVisible();
    // A person takes longer to read than a program: the server asks for a little time.
    const confirm = page.getByRole('button', { name: 'Confirmer l’envoi' });
    await confirm.click();
    await expect(async () => {
      if (await confirm.isVisible()) await confirm.click();
      await expect(reference(page)).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(page.getByRole('heading', { name: 'Votre message est arrivé' })).toBeFocused();
    await page.reload();
    await expect(reference(page)).toBeVisible();
  });

  test('a termination can be corrected after its summary', async ({ page }) => {
    await page.goto('/resiliation/');
    await page.getByLabel('Forfait mobile').check();
    await page.getByLabel('Référence du contrat').fill('MOB1234');
    await page.getByLabel('Numéro de la ligne').fill('06 12 34 56 78');
    const tomorrow = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
    await page.getByLabel('Date de résiliation souhaitée').fill(tomorrow);
    await page.getByLabel('Prénom du titulaire').fill('Élodie');
    await page.getByRole('textbox', { name: 'Nom du titulaire', exact: true }).fill('Nœl');
    await page.getByLabel('Par e-mail').check();
    await page.getByLabel('Adresse e-mail').fill('elodie.noel@exemple.fr');
    await page.getByRole('button', { name: 'Relire ma demande' }).click();
    await expect(page.getByRole('button', { name: 'Confirmer ma résiliation' })).toBeVisible();
    await page.setViewportSize({ width: 360, height: 640 });
    await page.getByRole('button', { name: 'Modifier' }).click();
    await expect(page.getByLabel('Référence du contrat')).toHaveValue('MOB1234');
    await expect(page.getByLabel('Forfait mobile')).toBeChecked();
    await expect(page.getByLabel('Forfait mobile')).toBeInViewport();
  });
});

test.describe('on a slow network', () => {
  /** The form's own script stays away until it is let go. */
  async function withoutScript(page: Page): Promise<() => void> {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/_astro/RequestForm*.js', async (route) => {
      await released;
      await route.continue();
    });
    return release;
  }

  test('what was typed and sent before the script is answered by it', async ({ page }) => {
    const arrive = await withoutScript(page);
    await page.goto(CONTACT);
    await fillContact(page);
    await page.getByLabel('Adresse e-mail').fill('elodie');
    await page.getByRole('button', { name: 'Envoyer mon message' }).click();
    arrive();
    await expect(
      page.getByRole('region', { name: 'Certaines réponses sont à corriger.' }),
    ).toBeFocused();
    await expect(page).toHaveURL(CONTACT);
    await expect(page.getByRole('textbox', { name: 'Votre message' })).toHaveValue(
      /Nœux-les-Mines/,
    );
  });

  test('a script that does not come is not waited for: the server answers', async ({ page }) => {
    await withoutScript(page);
    await page.goto(CONTACT);
    await fillContact(page);
    await page.getByRole('button', { name: 'Envoyer mon message' }).click();
    await expect(page.getByRole('heading', { name: 'Relisez avant d’envoyer' })).toBeVisible();
    await expect(page.getByRole('definition').filter({ hasText: 'Nœl' })).toBeVisible();
  });
});

test('where there are two columns, a postcode and its town stand side by side', async ({
  page,
}) => {
  await page.goto('/freebox/jeu-concours/baskets-corail/');
  for (const width of [768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const [postcode, town] = await Promise.all(
      ['Code postal', 'Commune'].map((name) => page.getByLabel(name).boundingBox()),
    );
    expect(postcode?.y, `at ${width} px`).toBe(town?.y);
    expect(postcode?.x ?? 0, `at ${width} px`).toBeLessThan(town?.x ?? 0);
  }
});
