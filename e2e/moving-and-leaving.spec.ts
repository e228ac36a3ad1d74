import { readFile } from 'node:fs/promises';
import { expect, test } from './support/test.ts';

test('a removal gets its calendar', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-15T10:00:00Z'));
  await page.goto('/freebox/demenagement/');
  await page.getByLabel('Jour du déménagement').fill('2027-03-01');
  await page.getByLabel('Une prise fibre').selectOption('Non');
  const step = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await expect(step('Demandez le transfert')).toContainText('Le 15 janvier 2027');
  await expect(step('Recevez le technicien')).toBeVisible();
  await page.getByLabel('Une prise fibre').selectOption('Oui');
  await expect(step('Recevez le technicien')).toBeHidden();
});

test('the letter is written, checked and downloaded without a request', async ({ page }) => {
  await page.goto('/freebox/resiliez-votre-fai/obtenir-ma-lettre-de-resiliation/');
  await page.getByRole('button', { name: 'Télécharger en PDF' }).click();
  const refused = page.getByRole('region', { name: 'Certaines réponses sont à corriger.' });
  await expect(refused).toContainText('Indiquez vos nom et prénom.');
  await expect(refused).toBeFocused();

  await page.getByLabel('Nom et prénom').fill('Camille Martin');
  await page.getByLabel('Adresse', { exact: true }).fill('4 rue Victor Hugo');
  await page.getByLabel('Code postal').fill('42000');
  await page.getByLabel('Ville').fill('Saint-Étienne');
  await page.getByLabel('Opérateur actuel').fill('Télécom Exemple');
  await page.getByLabel('Numéro de client').fill('C-123');
  await expect(page.getByRole('article')).toContainText('Camille Martin');

  const sent: string[] = [];
  page.on('request', (request) => {
    // The audience may be counted meanwhile, without a word of the letter.
    const isCount = request.url().endsWith('/api/event');
    if (!isCount || /Camille|Hugo|42000|C-123/.test(request.postData() ?? ''))
      sent.push(request.url());
  });
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Télécharger en PDF' }).click(),
  ]);
  const pdf = await readFile(await file.path(), 'latin1');
  expect(pdf).toContain('Camille Martin');
  expect(sent.filter((url) => !url.startsWith('blob:'))).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the letter is a model to print', async ({ page }) => {
    await page.goto('/freebox/resiliez-votre-fai/obtenir-ma-lettre-de-resiliation/');
    await expect(page.getByRole('article')).toContainText('Par la présente');
    await expect(page.getByRole('textbox')).toHaveCount(0);
    // In the middle: nothing is written beside it.
    await page.setViewportSize({ width: 1280, height: 800 });
    const sheet = await page.getByRole('article').boundingBox();
    expect((sheet?.x ?? 0) + (sheet?.width ?? 0) / 2).toBeCloseTo(640, -1);
  });

  test('a removal has its usual delays, and no day is asked for', async ({ page }) => {
    await page.goto('/freebox/demenagement/');
    await expect(page.getByText('45 jours avant')).toBeVisible();
    await expect(page.getByText('Indiquez votre date')).toBeHidden();
    // They have the width of the page, not a column beside fields that are not there.
    await page.setViewportSize({ width: 1280, height: 800 });
    const step = page.getByRole('listitem').filter({ hasText: '45 jours avant' });
    expect((await step.boundingBox())?.width).toBeGreaterThan(900);
  });
});
