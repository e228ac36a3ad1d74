import { expect, test } from './support/test.ts';

const POP = '/freebox/freebox-pop/';

test('whoever asks for more contrast gets no muted text and no pale line', async ({ page }) => {
  await page.goto(POP);
  const tokens = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('html, main [data-theme]')].map((element) => {
        const style = getComputedStyle(element);
        return ['--muted', '--text', '--line', '--line-strong'].map((name) =>
          style.getPropertyValue(name),
        );
      }),
    );
  for (const [muted, text, line, strong] of await tokens()) {
    expect(muted).not.toBe(text);
    expect(line).not.toBe(strong);
  }
  await page.emulateMedia({ contrast: 'more' });
  const asked = await tokens();
  expect(asked.length).toBeGreaterThan(0);
  for (const [muted, text, line, strong] of asked) {
    expect(muted).toBe(text);
    expect(line).toBe(strong);
  }
});

test('in forced colours buttons have an edge, and what is chosen can be told apart', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(POP);
  // Not drawn by a background, which those colours take away.
  const edges = await page
    .getByRole('main')
    .getByRole('link', { name: /^Je m’abonne/ })
    .filter({ visible: true })
    .evaluateAll((links) => links.map((link) => parseFloat(getComputedStyle(link).borderTopWidth)));
  expect(edges.length).toBeGreaterThan(0);
  expect(Math.min(...edges)).toBeGreaterThan(0);

  await page.goto('/freebox/informations/avis-freebox/');
  const chips = page.getByRole('main').getByRole('radio');
  const looks = await chips.evaluateAll((radios) =>
    radios.map((radio) => {
      const { backgroundColor, borderTopColor, outlineStyle } = getComputedStyle(
        radio.closest('label') ?? radio,
      );
      return {
        isChosen: (radio as HTMLInputElement).checked,
        backgroundColor,
        borderTopColor,
        outlineStyle,
      };
    }),
  );
  const chosen = looks.find(({ isChosen }) => isChosen);
  const other = looks.find(({ isChosen }) => !isChosen);
  expect({ ...chosen, isChosen: false }).not.toEqual(other);
});
