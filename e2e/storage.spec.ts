import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { CAMPAIGN_CONSENT_COOKIE, CAMPAIGN_COOKIES } from '@vitrine/domain/consent/vendor-ids';
import { EXEMPT_STORAGE } from '@vitrine/domain/storage-keys';
import { NEW_VISITOR } from './support/consent.ts';
import { hydrated } from './support/hydrated.ts';
import { watchPrivacy } from './support/privacy.ts';
import { expect, test } from './support/test.ts';

test.use({ storageState: NEW_VISITOR });

const ARRIVAL = '/freebox/?pk_source=puremium&pk_campaign=noel&s=haut&pk_cid=c42';

/** All that one can do on the site which might be remembered, by what one would call it. */
const JOURNEYS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  async 'the eligibility test'(page) {
    await page.goto('/freebox/fibre-optique/');
    await page
      .getByRole('combobox', { name: 'Votre adresse, commune ou code postal' })
      .fill('saint etienne');
    await page.getByRole('option', { name: /^Saint-Étienne 42000/ }).click();
    await expect(page.getByRole('region', { name: 'Réponse pour votre adresse' })).toBeVisible();
  },
  async 'a form that is begun'(page) {
    await page.goto('/freebox/formulaire-rgpd/');
    await page.getByLabel('Votre demande').fill('Je voudrais une copie de mes données.');
    await page.getByLabel('Prénom').fill('Élodie');
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem('formDraft')))
      .toContain('Élodie');
  },
  async 'a contest'(page) {
    await page.goto('/freebox/jeu-concours/baskets-corail/');
    await page.getByLabel('Votre pointure').selectOption('39');
    await page.getByLabel('Prénom').fill('Zoé');
    await page.getByLabel('Nom', { exact: true }).fill('Réserve');
    await page.getByLabel('Adresse e-mail').fill(`e2e-${randomUUID()}@exemple.fr`);
    await page.getByLabel('Date de naissance').fill('1990-05-17');
    await page.getByLabel('Code postal').fill('75011');
    await page.getByLabel('Commune').fill('Paris');
    await page.getByLabel('J’ai lu et j’accepte le règlement').check();
    await page.getByRole('button', { name: 'Je participe' }).click();
    const entered = page.getByRole('heading', { name: 'Vous participez' });
    // Someone of this name may have entered in an earlier run.
    await expect(entered.or(page.getByText('Vous participez déjà à ce jeu')).first()).toBeVisible();
  },
  async 'the follow-up'(page) {
    await page.goto('/suivi/');
    await page.getByLabel('Référence').fill('BBBB-2222');
    await page.getByLabel('Adresse e-mail donnée avec la demande').fill('zoe@exemple.fr');
    await page.getByRole('button', { name: 'Retrouver ma demande' }).click();
    await expect(page.getByRole('alert')).toContainText('Vérifiez les deux');
  },
  async 'the comparator'(page) {
    await page.goto('/freebox/comparer-nos-offres-freebox/');
    await hydrated(page);
    await page.getByRole('checkbox', { name: 'Freebox Pop S', exact: true }).check();
    await expect(page).toHaveURL(/pop-s/);
  },
  async 'the chooser'(page) {
    await page.goto('/freebox/aidez-moi-a-choisir/');
    await hydrated(page);
    for (const answer of ['Oui', 'Oui, les chaînes et le replay'])
      await page.getByRole('button', { name: answer, exact: true }).press('Enter');
  },
  async 'the channel list'(page) {
    await page.goto('/freebox/free-tv/liste-chaines/');
    await page.getByRole('searchbox', { name: 'Chercher une chaîne' }).fill('equipe');
    await expect(page.getByRole('list', { name: 'Chaînes trouvées' })).toContainText('L’Équipe');
  },
  async 'the packs'(page) {
    await page.goto('/freebox/free-tv/pack-et-options/');
    await page.getByLabel('Votre offre').selectOption({ label: 'Freebox Ultra' });
    await page.getByLabel('Une chaîne à ajouter').fill('Eurosport 1');
    await page.getByRole('button', { name: 'Ajouter' }).click();
    await expect(page.getByText('Eurosport 1 ajoutée.')).toBeVisible();
  },
  async 'the shops'(page) {
    await page.goto('/boutiques/');
    await page.getByLabel('Une ville ou un code postal').fill('lyon');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: 'autour de Lyon' })).toBeVisible();
  },
  async 'the search'(page) {
    await page.goto('/freebox/freebox-pop/');
    await page.keyboard.press('Control+k');
    const dialog = page.getByRole('dialog', { name: 'Rechercher sur le site' });
    await dialog.getByRole('searchbox').fill('ultra');
    await expect(dialog.getByRole('list', { name: 'Résultats' })).toContainText('Ultra');
  },
  async 'a subscriber’s prices'(page) {
    await page.goto('/freebox/freebox-pop/');
    await page.getByRole('switch', { name: 'Abonné(e) Freebox' }).click();
    await expect(page.getByRole('switch', { name: 'Abonné(e) Freebox' })).toBeChecked();
  },
  async 'the family'(page) {
    await page.goto('/freebox/free-family/');
    await page.getByRole('heading', { name: 'Votre facture' }).scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'Ajouter un forfait' }).click();
  },
  async 'the moving planner'(page) {
    await page.goto('/freebox/demenagement/');
    await page.getByLabel('Jour du déménagement').fill('2027-03-01');
    await expect(
      page.getByRole('listitem').filter({ hasText: 'Demandez le transfert' }),
    ).toBeVisible();
  },
  async 'the letter'(page) {
    await page.goto('/freebox/resiliez-votre-fai/obtenir-ma-lettre-de-resiliation/');
    await page.getByLabel('Nom et prénom').fill('Camille Martin');
    await expect(page.getByRole('article')).toContainText('Camille Martin');
  },
  async 'the fibre map'(page) {
    await page.goto('/freebox/carte-fibre-optique/');
    await page.getByRole('main').hover();
  },
  async 'not being counted'(page) {
    await page.goto('/freebox/cookies/');
    await page.getByRole('button', { name: 'Ne plus compter mes visites' }).click();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('notCounted'))).not.toBeNull();
  },
};

test('every journey writes what the cookies page says, and nothing else; after consent, only what it says', async ({
  page,
  context,
  baseURL,
}) => {
  test.setTimeout(300_000);
  const seen = await watchPrivacy(context, baseURL ?? '');
  /** What stands on the device, whoever wrote it and however. */
  const kept = async () => {
    const here = await page.evaluate(async () => [
      ...Object.keys(localStorage).map((key) => `local ${key}`),
      ...Object.keys(sessionStorage).map((key) => `session ${key}`),
      ...(await indexedDB.databases()).map(({ name }) => `database ${name}`),
      ...(await caches.keys()).map((name) => `cache ${name}`),
      ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => `worker ${scope}`),
    ]);
    const cookies = (await context.cookies()).map(({ name }) => `cookie ${name}`);
    return [...here, ...cookies];
  };
  const exempt = EXEMPT_STORAGE.map(({ where, key }) => `${where} ${key}`);
  const written = new Set<string>();
  await page.goto(ARRIVAL);
  for (const [name, walk] of Object.entries(JOURNEYS))
    await test.step(name, async () => {
      await walk(page);
      for (const key of await kept()) written.add(key);
      for (const key of seen.writes) written.add(key);
      expect([...written].filter((key) => !exempt.includes(key))).toEqual([]);
    });

  // The page names each of them, with what waits for consent.
  await page.goto('/freebox/cookies/');
  const named = await page.getByRole('main').locator('table code').allTextContents();
  for (const { key } of EXEMPT_STORAGE) expect(named).toContain(key);
  const campaign = [...CAMPAIGN_COOKIES, CAMPAIGN_CONSENT_COOKIE];
  for (const cookie of campaign) expect(named).toContain(cookie);

  await page
    .getByRole('region', { name: 'Vos cookies, votre choix' })
    .getByRole('button', { name: 'Tout accepter' })
    .click();
  await expect.poll(async () => (await context.cookies()).length).toBe(campaign.length);
  for (const key of [...(await kept()), ...seen.writes]) written.add(key);
  // Neither more than the page says, nor less.
  expect([...written].toSorted()).toEqual(
    [...exempt, ...campaign.map((cookie) => `cookie ${cookie}`)].toSorted(),
  );
});
