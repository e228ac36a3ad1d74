import { accessibilityFaults } from './support/axe.ts';
import { expect, test } from './support/test.ts';

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
    const reference = page.getByText(/^[2-9B-Z]{4}-[2-9B-Z]{4}$/);
    await expect(async () => {
      if (await confirm.isVisible()) await confirm.click();
      await expect(reference).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 15_000 });
    const given = (await reference.textContent()) ?? '';

    await page.getByRole('main').getByRole('link', { name: 'Suivre votre demande' }).click();
    await page.getByLabel('Référence').fill(given.toLowerCase());
    await page.getByLabel('Adresse e-mail donnée avec la demande').fill('quelqu.un@exemple.fr');
    await page.getByRole('button', { name: 'Retrouver ma demande' }).click();
    await expect(page.getByRole('alert')).toContainText('Vérifiez les deux');

    await page.getByLabel('Adresse e-mail donnée avec la demande').fill('elodie.suivi@exemple.fr');
    await page.getByRole('button', { name: 'Retrouver ma demande' }).click();
    await expect(page.getByRole('heading', { name: given })).toBeVisible();
    await expect(page.getByText('Reçue', { exact: true })).toBeVisible();
    await expect(page.getByText('Réponse au plus tard le')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: given })).toBeVisible();
  });
});

test('the page where a request is followed has no accessibility fault', async ({ page }) => {
  await page.goto('/suivi/');
  expect(await accessibilityFaults(page)).toEqual([]);
});
