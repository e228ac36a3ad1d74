import { expect, test, transitionTimes } from './support/storybook.ts';

test('an accordion toggles on click and on Enter, in 400 ms', async ({ openStory }) => {
  const page = await openStory('accordion--closed');
  const answer = page.getByText('Votre box est expédiée');
  const times = await transitionTimes(page, 'rotate');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(times).toEqual([400]);
  // The browser keeps the events of ::details-content to itself; its style says the same.
  const unfolding = await page
    .locator('details')
    .evaluate((node) => getComputedStyle(node, '::details-content').transition);
  expect(unfolding).toMatch(/^grid-template-rows 0\.4s .*, content-visibility 0\.4s/);
  await expect(answer).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(answer).not.toBeInViewport();
  await page.getByText('Comment se passe la livraison').click();
  await expect(answer).toBeInViewport();
});

test('a disabled accordion stays as it is', async ({ openStory }) => {
  const page = await openStory('accordion--disabled-open');
  await page.getByText('Comment se passe la livraison').click({ force: true });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Votre box est expédiée')).toBeVisible();
});

test('the FAQ keeps one question open, and a second click closes it', async ({ openStory }) => {
  const page = await openStory('faqlist--closed');
  const open = () => page.locator('details[open] summary').allInnerTexts();
  await page.getByText('Comment savoir si').click();
  await page.getByText('Combien de temps').click();
  expect(await open()).toEqual(['Combien de temps dure le raccordement ?']);
  await page.getByText('Combien de temps').click();
  expect(await open()).toEqual([]);
});

test('a link to a question opens it and shows it', async ({ openStory }) => {
  const page = await openStory('faqlist--closed');
  await page.evaluate(() => {
    location.hash = 'numero';
  });
  await expect(page.getByText('Donnez votre code RIO')).toBeInViewport();
  await expect(page.getByText('Puis-je garder mon numéro')).toBeInViewport();
});

test('the ellipsis of long breadcrumbs opens the levels in between', async ({ openStory }) => {
  const page = await openStory('breadcrumbs--collapsed');
  await expect(page.getByRole('link')).toHaveText(['Accueil']);
  await expect(page.getByText('CANAL+ en multi-écrans')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link')).toHaveText([
    'Accueil',
    'Services',
    'Télévision',
    'Chaînes et bouquets',
    'Options',
  ]);
});

test('tabs are walked with the arrows and lead into their panel', async ({ openStory }) => {
  const page = await openStory('tabs--panels');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tab', { name: 'Internet' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Télévision' })).toBeFocused();
  await expect(page.getByRole('tabpanel', { name: 'Télévision' })).toBeVisible();
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Téléphone' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tabpanel', { name: 'Téléphone' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Home');
  await expect(page.getByRole('tab', { name: 'Internet' })).toBeFocused();
});

test('a select is chosen from the keyboard', async ({ openStory }) => {
  const page = await openStory('select--chosen');
  await page.keyboard.press('Tab');
  const select = page.getByRole('combobox', { name: 'Objet de votre demande' });
  await expect(select).toBeFocused();
  await page.keyboard.press('u');
  await page.keyboard.press('Enter');
  await expect(select).toHaveValue('facture');
});

test('a dropdown is operated from the keyboard, shows 4 items and scrolls to the others', async ({
  openStory,
}) => {
  const page = await openStory('dropdown--empty');
  const button = page.getByRole('combobox', { name: /Votre box/ });
  const list = page.getByRole('listbox', { name: 'Votre box' });
  const times = await transitionTimes(page, 'grid-template-rows');
  await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  await expect(list).toBeHidden();
  await page.keyboard.press('ArrowDown');
  await expect.poll(times).toHaveLength(1);
  const [time] = await times();
  expect(time).toBeGreaterThanOrEqual(300);
  expect(time).toBeLessThanOrEqual(1000);
  await expect(list).toBeVisible();

  const options = page.getByRole('option');
  await expect(options.nth(3)).toBeInViewport({ ratio: 0.9 });
  await expect(options.nth(4)).not.toBeInViewport({ ratio: 0.1 });
  await page.keyboard.press('End');
  await expect(options.nth(5)).toBeInViewport({ ratio: 0.9 });
  await page.keyboard.press('Enter');
  await expect(button).toHaveText('Box 5G');
  await expect(list).toBeHidden();
  await expect(button).toBeFocused();
});

test('a dropdown closes on a click outside', async ({ openStory }) => {
  const page = await openStory('dropdown--open');
  const list = page.getByRole('listbox', { name: 'Votre box' });
  await expect(list).toBeVisible();
  await page.mouse.click(600, 600);
  await expect(list).toBeHidden();
});

test('a password is shown and hidden from the keyboard', async ({ openStory }) => {
  const page = await openStory('input--password');
  const input = page.getByLabel('Mot de passe', { exact: true });
  await page.keyboard.press('Tab');
  await expect(input).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(input).toHaveAttribute('type', 'text');
  await page.keyboard.press('Enter');
  await expect(input).toHaveAttribute('type', 'password');
});

test('nothing moves for those who ask for less motion', async ({ openStory, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openStory('accordion--closed');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const longest = await page.evaluate(() =>
    Math.max(
      0,
      ...document.getAnimations().map(({ effect }) => Number(effect?.getTiming().duration)),
    ),
  );
  expect(longest).toBeLessThan(1);
});
