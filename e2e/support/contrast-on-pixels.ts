import type { Page } from '@playwright/test';
import { contrast, TEXT_CONTRAST } from '@vitrine/domain/contrast';
import sharp from 'sharp';

/** Large text, which WCAG lets do with less: 24 px, or 18.66 px in bold. */
const LARGE_CONTRAST = 3;
/** An edge or a spark under a letter does not make a word unreadable. */
const ALLOWED_SHARE = 0.02;

type Box = { x: number; y: number; width: number; height: number };
type Line = { text: string; color: string; large: boolean; box: Box };

/** Lines of text within `selector` that can be read less well than WCAG asks, on the pixels behind them. */
export async function unreadableLines(page: Page, selector: string): Promise<string[]> {
  await page.evaluate(hideInk);
  const lines = await page.evaluate(linesOf, selector);
  if (lines.length === 0) throw new Error(`${selector} has no text in sight`);
  const clip = around(lines, page.viewportSize());
  // No more than the texts' ground: painting and packing the rest is most of the time.
  const picture = await page.screenshot({ animations: 'disabled', clip });
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return lines.flatMap(({ text, color, large, box }) => {
    const needed = large ? LARGE_CONTRAST : TEXT_CONTRAST;
    const left = Math.max(0, Math.round(box.x) - clip.x);
    const right = Math.min(info.width, Math.round(box.x + box.width) - clip.x);
    const top = Math.max(0, Math.round(box.y) - clip.y);
    const bottom = Math.min(info.height, Math.round(box.y + box.height) - clip.y);
    // A ground has few colours, met thousands of times.
    const ratios = new Map<number, number>();
    let all = 0;
    let poor = 0;
    let worst = 21;
    // Every third pixel: letters are wider.
    for (let y = top; y < bottom; y += 3)
      for (let x = left; x < right; x += 3) {
        const at = (y * info.width + x) * 3;
        const ground = data.readUIntBE(at, 3);
        const ratio = ratios.get(ground) ?? contrast(color, hex(ground));
        ratios.set(ground, ratio);
        all += 1;
        if (ratio < needed) poor += 1;
        worst = Math.min(worst, ratio);
      }
    if (all === 0 || poor / all <= ALLOWED_SHARE) return [];
    return [`« ${text} »: ${worst.toFixed(1)}:1, needs ${needed}`];
  });
}

/** The part of the window that holds all these lines, in whole pixels. */
function around(lines: readonly Line[], size: { width: number; height: number } | null): Box {
  if (!size) throw new Error('no window');
  const x = Math.max(0, Math.floor(Math.min(...lines.map(({ box }) => box.x))));
  const y = Math.max(0, Math.floor(Math.min(...lines.map(({ box }) => box.y))));
  const right = Math.max(...lines.map(({ box }) => box.x + box.width));
  const bottom = Math.max(...lines.map(({ box }) => box.y + box.height));
  return {
    x,
    y,
    width: Math.min(size.width, Math.ceil(right)) - x,
    height: Math.min(size.height, Math.ceil(bottom)) - y,
  };
}

const hex = (colour: number) => `#${colour.toString(16).padStart(6, '0')}`;

/** In the page: the lines of text in sight, with their ink. */
function linesOf(selector: string): Line[] {
  const found: Line[] = [];
  // However it is written: a mixed colour is told as color(srgb 0.8 0.8 0.8).
  const pixel = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  const inkOf = (colour: string) => {
    if (!pixel) throw new Error('no canvas');
    pixel.clearRect(0, 0, 1, 1);
    pixel.fillStyle = colour;
    pixel.fillRect(0, 0, 1, 1);
    const [r = 0, g = 0, b = 0] = pixel.getImageData(0, 0, 1, 1).data;
    return `#${[r, g, b].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
  };
  for (const part of document.querySelectorAll(selector)) {
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      const text = walker.currentNode.textContent?.trim() ?? '';
      if (!parent || text === '' || parent.closest('.visually-hidden, dialog, [popover], svg'))
        continue;
      if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const style = getComputedStyle(parent);
      const size = Number.parseFloat(style.fontSize);
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      for (const { x, y, width, height } of range.getClientRects()) {
        if (width < 4 || height < 4 || y + height <= 0 || y >= innerHeight) continue;
        if (x < 0 || x + width > innerWidth + 1) continue;
        found.push({
          text: text.slice(0, 40),
          color: inkOf(style.color),
          large: size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700),
          box: { x, y, width, height },
        });
      }
    }
  }
  return found;
}

/**
 * In the page, once: letters without ink, so that what is behind them can be measured. Their colour, which
 * they are no more filled with, can still be read.
 */
function hideInk(): void {
  const key = 'inkless' as const;
  const kept = window as unknown as { [key]?: CSSStyleSheet };
  if (kept[key]) return;
  kept[key] = new CSSStyleSheet();
  kept[key].replaceSync(
    '* { -webkit-text-fill-color: transparent !important; text-decoration-color: transparent !important; }',
  );
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, kept[key]];
}
