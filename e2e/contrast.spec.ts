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
