import { hydrated } from './support/hydrated.ts';
import { expect, test } from './support/test.ts';

const PATH = '/freebox/comparer-nos-offres-freebox/';

test('a shared comparison shows the same boxes to someone else', async ({ page, browser }) => {
  await page.goto(PATH);
  await hydrated(page);
  await page.getByRole('checkbox', { name: 'Freebox Pop S', exact: true }).check();
  await page.getByRole('checkbox', { name: 'Freebox Ultra', exact: true }).uncheck();
  await expect(page).toHaveURL(/boxes=pop,pop-s$/);

  const friend = await browser.newPage();
  await friend.goto(page.url());
  await expect(friend.getByRole('columnheader')).toHaveText([
    'Caractéristique',
    /^Freebox Pop[^ ]/,
    /^Freebox Pop S/,
  ]);
});

test('back and forward undo and redo a choice', async ({ page }) => {
  await page.goto(PATH);
  await hydrated(page);
  await page.getByRole('checkbox', { name: 'Box 5G', exact: true }).check();
  await expect(page.getByRole('columnheader')).toHaveCount(4);
  await page.goBack();
  await expect(page.getByRole('columnheader')).toHaveCount(3);
  await page.goForward();
  await expect(page.getByRole('columnheader')).toHaveCount(4);
});

test('a fifth box cannot be chosen, and the page says how many are compared', async ({ page }) => {
  await page.goto(`${PATH}?boxes=pop,pop-s,ultra,box-5g`);
  await expect(page.getByRole('checkbox', { name: 'Freebox Révolution Light' })).toBeDisabled();
  await expect(page.getByRole('status')).toContainText('4 Freebox comparées');
});

test('only the differences remain when asked', async ({ page }) => {
  await page.goto(`${PATH}?boxes=pop,pop-s`);
  await hydrated(page);
  await expect(page.getByRole('rowheader', { name: 'Téléchargement' })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Voir les différences seulement' }).check();
  await expect(page.getByRole('rowheader', { name: 'Téléchargement' })).toBeHidden();
  await expect(page.getByRole('rowheader', { name: 'Prix', exact: true })).toBeVisible();
  await expect(page).toHaveURL(/differences=1$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the table compares every box', async ({ page }) => {
    await page.goto(PATH);
    await expect(page.getByRole('columnheader')).toHaveCount(7);
    // The cheapest of two is not the cheapest of six.
    await expect(page.getByText('La moins chère').filter({ visible: true })).toHaveCount(0);
    // On a phone they stand one under the other, all alike.
    await page.setViewportSize({ width: 360, height: 740 });
    const cells = page.getByRole('row', { name: /^Chaque mois/ }).getByRole('cell');
    await expect(cells).toHaveCount(6);
    for (const cell of await cells.all()) await expect(cell).toHaveCSS('display', 'grid');
  });

  for (const width of [768, 1024, 1200, 1280, 1920])
    test(`at ${width} px no head of the table lies over another, and no name is cut`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(PATH);
      const edge = await page.getByRole('table').boundingBox();
      const links = page.getByRole('columnheader').getByRole('link');
      await expect(links).toHaveCount(18);
      const boxes = await Promise.all((await links.all()).map((link) => link.boundingBox()));
      for (const [index, one] of boxes.entries()) {
        if (!one || !edge) throw new Error('not drawn');
        expect(one.x + one.width).toBeLessThanOrEqual(edge.x + edge.width);
        for (const other of boxes.slice(index + 1))
          expect(other && overlaps(one, other), `${index} over another`).toBe(false);
      }
      const cut = await page.getByRole('table').evaluate((table) =>
        [...table.querySelectorAll('thead a, th')].flatMap((place) => {
          const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
          const found: string[] = [];
          while (texts.nextNode()) {
            const node = texts.currentNode;
            for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}]+/gu)) {
              const range = document.createRange();
              range.setStart(node, index);
              range.setEnd(node, index + word.length);
              if (range.getClientRects().length > 1) found.push(word);
            }
          }
          return found;
        }),
      );
      expect(cut).toEqual([]);
    });
});

for (const width of [360, 1280])
  test(`at ${width} px the heads stay in sight, right under the window's edge once the header left`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(PATH);
    const head = page.getByRole('columnheader', { name: /Freebox Pop/ });
    await head.scrollIntoViewIfNeeded();
    for (let turn = 0; turn < 4; turn += 1) await page.mouse.wheel(0, 300);
    await expect(page.locator('[data-header][data-away]')).toHaveCount(1);
    await expect.poll(async () => Math.round((await head.boundingBox())?.y ?? -1)).toBe(0);
  });

for (const [width, height] of [
  [740, 360],
  [320, 256],
] as const)
  test(`in a window of ${width} × ${height} px the heads leave the room to the lines`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(PATH);
    const line = page.getByRole('rowheader', { name: 'Wi-Fi', exact: true });
    await line.evaluate((node) => node.scrollIntoView({ block: 'center' }));
    await expect(line).toBeInViewport({ ratio: 1 });
    const isSeen = await line.evaluate((node) => {
      const { left, top, height: own } = node.getBoundingClientRect();
      return node.contains(document.elementFromPoint(left + 16, top + own / 2));
    });
    expect(isSeen).toBe(true);
  });

for (const width of [360, 768, 1280])
  test(`at ${width} px nothing that scrolls beneath shows in the round corners of the heads`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(PATH);
    await hydrated(page);
    const table = page.getByRole('region', { name: 'Comparaison' }).getByRole('table');
    const top = await table.evaluate((element) => element.getBoundingClientRect().top + scrollY);
    const corners = async (scrolled: number) => {
      await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top + scrolled);
      const heads = page.getByRole('columnheader').filter({ visible: true });
      const [first, last] = [await heads.first().boundingBox(), await heads.last().boundingBox()];
      const y = first?.y ?? 0;
      return Promise.all(
        [(first?.x ?? 0) - 1, (last?.x ?? 0) + (last?.width ?? 0) - 15].map(async (x) =>
          (await page.screenshot({ clip: { x, y, width: 16, height: 16 } })).toString('base64'),
        ),
      );
    };
    await corners(300);
    await expect(page.locator('[data-header]')).not.toBeInViewport();
    const seen: string[][] = [];
    // Line by line, in steps that no line's height is a multiple of.
    for (let scrolled = 310; scrolled < 600; scrolled += 7) seen.push(await corners(scrolled));
    expect(new Set(seen.map(([start]) => start)).size).toBe(1);
    expect(new Set(seen.map(([, end]) => end)).size).toBe(1);
  });

test('three boxes on a phone stand under each other, each value beside its box, nothing out of sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${PATH}?boxes=ultra,pop,pop-s`);
  const values = page.getByRole('row', { name: /Chaque mois/ }).getByRole('cell');
  await expect(values).toHaveCount(3);
  const places = await values.evaluateAll((cells) =>
    cells.map((cell) => {
      const { left, right } = cell.getBoundingClientRect();
      return { left, right, label: getComputedStyle(cell, '::before').content };
    }),
  );
  expect(places.map(({ label }) => label)).toEqual([
    '"Freebox Ultra"',
    '"Freebox Pop"',
    '"Freebox Pop S"',
  ]);
  expect(new Set(places.map(({ left }) => left)).size).toBe(1);
  for (const { right } of places) expect(right).toBeLessThanOrEqual(360);
  expect(await page.locator('main table').evaluate((table) => table.scrollWidth)).toBeLessThan(360);
});

test('on paper the comparison is a table and asks nobody to choose', async ({ page }) => {
  // As wide as A4 between its margins.
  await page.setViewportSize({ width: 718, height: 1046 });
  await page.goto(PATH);
  await page.emulateMedia({ media: 'print' });
  // Its heads come back on every sheet.
  await expect(page.locator('main thead')).toHaveCSS('display', 'table-header-group');
  const words = await page.getByRole('main').innerText();
  expect(words).toContain('Coût total');
  expect(words).not.toMatch(/cochez|choisissez|imprime|copier/i);
});

test('side by side on a tablet, « Je m’abonne » of four boxes stays on one line', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto(`${PATH}?boxes=ultra,ultra-essentiel,pop,box-5g`);
  const links = page.getByRole('columnheader').getByRole('link', { name: /^Je m’abonne/ });
  await expect(links).toHaveCount(4);
  const heights = await links.evaluateAll((all) => all.map((link) => link.clientHeight));
  expect(Math.max(...heights)).toBeLessThan(48);
});

const HEADS = [
  { width: 360, boxes: 'ultra,pop-s', last: 'Pop S' },
  { width: 768, boxes: 'ultra,pop,pop-s,box-5g', last: 'Box 5G' },
  { width: 1280, boxes: 'ultra,pop,pop-s,box-5g', last: 'Box 5G' },
] as const;

for (const { width, boxes, last } of HEADS)
  test(`at ${width} px heads have picture and whole price, in line whatever stands above a name`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${PATH}?boxes=${boxes}`);
    const shown = page.locator('thead th:not([hidden]):has(img)');
    await expect(shown).toHaveCount(boxes.split(',').length);
    // The page comes with two others, as many as one may ask for.
    await expect(shown.last()).toContainText(last);
    await expect(shown.first()).toContainText(/49,99\s€\/mois.*puis 59,99\s€/);
    const tops = await shown.evaluateAll((all) =>
      all.map((head) =>
        ['a', 'img', '[data-track*="souscrire"]'].map((part) => {
          const { top, bottom } =
            head.querySelector(part)?.getBoundingClientRect() ?? new DOMRect();
          return Math.round((top + bottom) / 2);
        }),
      ),
    );
    for (const place of [0, 1, 2])
      expect(new Set(tops.map((one) => one[place])).size, JSON.stringify(tops)).toBe(1);
  });

test.describe('to a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test('the link to an information sheet offers 44 px', async ({ page }) => {
    await page.goto('/freebox/comparer-nos-offres-freebox/?boxes=ultra,pop');
    const sheets = page
      .getByRole('link', { name: /^Fiche d’information/ })
      .filter({ visible: true });
    await expect(sheets).toHaveCount(2);
    for (const sheet of await sheets.all())
      expect((await sheet.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  });
});

test('on a phone a box that is alone has the whole width', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${PATH}?boxes=pop`);
  await hydrated(page);
  const table = await page.getByRole('table').boundingBox();
  const head = await page.getByRole('columnheader', { name: /Freebox Pop/ }).boundingBox();
  expect(head?.width).toBeCloseTo(table?.width ?? 0, 0);
});

test('on a tablet the prices of four boxes stand on one line', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto(`${PATH}?boxes=ultra,ultra-essentiel,pop,box-5g`);
  await hydrated(page);
  const heads = page.getByRole('columnheader').filter({ visible: true });
  await expect(heads).toHaveCount(5);
  const tops = await heads.evaluateAll((all) =>
    all.flatMap((head) => {
      const price = head.querySelector('div > [aria-hidden]');
      return price ? [Math.round(price.getBoundingClientRect().top)] : [];
    }),
  );
  expect(tops).toHaveLength(4);
  expect(new Set(tops).size).toBe(1);
});

type Box = { x: number; y: number; width: number; height: number };

const overlaps = (a: Box, b: Box) =>
  a.x + a.width > b.x + 1 &&
  b.x + b.width > a.x + 1 &&
  a.y + a.height > b.y + 1 &&
  b.y + b.height > a.y + 1;
