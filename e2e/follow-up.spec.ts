import { readFile } from 'node:fs/promises';
import { accessibilityFaults } from './support/axe.ts';
import { linkIn, mailTo } from './support/mailbox.ts';
import { STAFF_TOKEN } from './support/staff-token.ts';
import { expect, test } from './support/test.ts';

const REFERENCE = /^[2-9B-Z]{4}-[2-9B-Z]{4}$/;

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a request is followed with its reference, from its receipt', async ({ page }) => {
    await page.goto('/freebox/formulaire-rgpd/');
    await page.getByLabel('Accéder à mes données').check();
    await page.getByLabel('Votre demande').fill('Je voudrais une copie de mes données.');
    await page.getByLabel('Ni l’un ni l’autre').check();
    await page.getByLabel('Prénom').fill('Élodie');
    await page.getByLabel('Nom', { exact: true }).fill('Nœl');
    await page.getByLabel('Adresse e-mail').fill('elodie.suivi@exemple.fr');
    await page.getByRole('button', { name: 'Envoyer ma demande' }).click();
    const confirm = page.getByRole('button', { name: 'Confirmer l’envoi' });
    const reference = page.getByText(REFERENCE);
    await expect(async () => {
      if (await confirm.isVisible()) await confirm.click();
      await expect(reference).toBeVisible({ timeout: 500 });
    }).toPass();
    const given = (await reference.textContent()) ?? '';
    const pdf = page.getByRole('link', { name: 'Télécharger l’accusé de réception (PDF)' });
    const [download] = await Promise.all([page.waitForEvent('download'), pdf.click()]);
    expect(download.suggestedFilename()).toBe(`accuse-de-reception-${given}.pdf`);
    expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');

    await page.getByRole('main').getByRole('link', { name: 'Suivre votre demande' }).click();
    await page.getByLabel('Référence').fill(given.toLowerCase());
    await page.getByLabel('Adresse e-mail donnée avec la demande').fill('quelqu.un@exemple.fr');
    await page.getByRole('button', { name: 'Retrouver ma demande' }).click();
    await expect(page.getByRole('alert')).toContainText('Vérifiez les deux');

    await page.getByLabel('Adresse e-mail donnée avec la demande').fill('elodie.suivi@exemple.fr');
    await page.getByRole('button', { name: 'Retrouver ma demande' }).click();
    await expect(page.getByRole('heading', { name: given })).toBeVisible();
    // What helps to find a request is put away: on a phone it stood before the answer.
    await expect(page.getByText('Où est ma référence')).toBeHidden();
    await expect(page.getByRole('main')).toContainText('Vos droits sur vos données');
    await expect(page.getByText('Reçue', { exact: true })).toBeVisible();
    await expect(page.getByText('Réponse au plus tard le')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: given })).toBeVisible();
    // On paper too, with nothing to press or to follow.
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { name: given })).toBeVisible();
    await expect(page.locator('main :is(button, a)').filter({ visible: true })).toHaveCount(0);
  });

  test('on paper the page says where a reference is found', async ({ page }) => {
    await page.goto('/suivi/');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('Où est ma référence')).toBeVisible();
    await expect(page.getByText('Retrouver ma demande')).toBeHidden();
  });

  test('on a phone, what is said of a wrong reference is in sight', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/suivi/');
    await page.getByLabel('Référence').fill('7K3M-Q9XX');
    await page.getByLabel('Adresse e-mail donnée avec la demande').fill('quelqu.un@exemple.fr');
    await page.getByRole('button', { name: 'Retrouver ma demande' }).click();
    await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 });
  });

  test('an account’s deletion is confirmed with the link that was sent, then cancelled', async ({
    page,
  }) => {
    const email = 'zoe.compte@exemple.fr';
    await page.goto('/freebox/gestion-suppression-compte-free/');
    await expect(page.getByRole('main')).toContainText(
      'Nous vérifions d’abord que la demande vient de vous',
    );
    await page.getByLabel('Mon compte dans les applications').check();
    await page.getByLabel('Identifiant ou adresse e-mail du compte').fill(email);
    await page.getByLabel('Prénom').fill('Zoé');
    await page.getByLabel('Nom', { exact: true }).fill('Compte');
    await page.getByLabel('Adresse e-mail où vous répondre').fill(email);
    await page.getByLabel(/J’ai compris/).check();
    await page.getByRole('button', { name: 'Demander la suppression' }).click();
    const confirm = page.getByRole('button', { name: 'Confirmer l’envoi' });
    const reference = page.getByText(REFERENCE);
    await expect(async () => {
      if (await confirm.isVisible()) await confirm.click();
      await expect(reference).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(page.getByText('Une confirmation part')).toBeVisible();
    const given = (await reference.textContent()) ?? '';

    const link = linkIn(await mailTo(email, /Confirmez la suppression/), '/link?token=');
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Supprimer votre compte' })).toBeVisible();
    await page.getByRole('button', { name: 'Confirmer la suppression' }).click();
    await expect(page.getByText('Confirmée', { exact: true })).toBeVisible();
    const told = await mailTo('equipe@exemple.fr', new RegExp(`confirmée.*${given}`));
    await page.goto(linkIn(told, '/demandes/'));
    await page.getByLabel('Jeton d’accès').fill(STAFF_TOKEN);
    await page.getByRole('button', { name: 'Lire la demande' }).click();
    await expect(page.getByRole('heading', { name: given })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Compte');
    await expect(page.getByRole('button')).toHaveText(['Se déconnecter']);
    await page.getByRole('button', { name: 'Se déconnecter' }).click();
    await page.getByLabel('Jeton d’accès').fill('un-jeton-qui-n-est-pas-le-bon');
    await page.getByRole('button', { name: 'Lire la demande' }).click();
    await expect(page.getByText('Ce jeton n’est pas le bon.')).toBeVisible();
    await page.goto(link);
    await expect(page.getByRole('alert')).toContainText('n’est plus valable');

    // Who has lost the reference finds it again, and takes it back.
    await page.getByLabel('Votre adresse e-mail').fill(email);
    await page.getByRole('button', { name: 'Recevoir un lien' }).click();
    await expect(page.getByRole('status')).toContainText('un e-mail part');
    await page.goto(linkIn(await mailTo(email, /Vos demandes/), '/link?token='));
    await page.getByRole('button', { name: 'Voir ma demande' }).click();
    await expect(page.getByRole('heading', { name: given })).toBeVisible();
    await page.getByRole('button', { name: 'Annuler ma demande' }).click();
    await expect(page.getByText('Annulée', { exact: true })).toBeVisible();
  });
});

test('the pages where a request is followed and read have no accessibility fault', async ({
  page,
}) => {
  for (const path of ['/suivi/', '/demandes/ZZZZ-ZZZZ']) {
    await page.goto(path);
    expect(await accessibilityFaults(page)).toEqual([]);
  }
});
