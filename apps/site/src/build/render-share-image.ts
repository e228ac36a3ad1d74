import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import * as fontkit from 'fontkit';
import sharp from 'sharp';
import type { Brand } from '@vitrine/domain/brand';
import { pictures } from '@vitrine/domain/picture-manifest';

type ShareImage = { title: string; text: string; picture: keyof typeof pictures };

/** Social networks show 1200 × 630. Text is drawn as outlines of our typeface: no font is installed. */
const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 80;
const TEXT_WIDTH = 560;

type Font = ReturnType<typeof openFont>;

/** Opened once: a font unpacks its tables when they are first asked for. */
let fonts: { readonly heavy: Font; readonly regular: Font } | undefined;

/** The fixed weights of the site's variable typeface: outlines need no variation. */
function openFont(weight: 500 | 800) {
  const file = createRequire(import.meta.url).resolve(
    `@fontsource/figtree/files/figtree-latin-${weight}-normal.woff`,
  );
  const font = fontkit.create(readFileSync(file));
  if (!('layout' in font)) throw new Error(`${file} holds several fonts`);
  return font;
}

export async function renderShareImage(
  { title, text, picture }: ShareImage,
  publicFolder: string,
  colours: Brand['share'],
): Promise<Buffer> {
  fonts ??= { heavy: openFont(800), regular: openFont(500) };
  const { heavy, regular } = fonts;
  const titleLines = wrap(heavy, title, 76, TEXT_WIDTH);
  const titleTop = HEIGHT / 2 - (titleLines.length * 84) / 2 + 20;
  const paths = [
    ...titleLines.map((line, index) =>
      outline(heavy, line, 76, MARGIN, titleTop + index * 84, '#ffffff'),
    ),
    ...wrap(regular, text, 36, TEXT_WIDTH).map((line, index) =>
      outline(
        regular,
        line,
        36,
        MARGIN,
        titleTop + titleLines.length * 84 + 6 + index * 46,
        colours.text,
      ),
    ),
  ];
  const background = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
      <defs><radialGradient id="g" cx="78%" cy="45%" r="75%"><stop offset="0" stop-color="${colours.light}"/><stop offset="0.55" stop-color="${colours.ground}"/><stop offset="1" stop-color="${colours.shade}"/></radialGradient></defs>
      <rect width="100%" height="100%" fill="url(#g)"/>${paths.join('')}</svg>`,
  );
  const product = await sharp(join(publicFolder, pictureFile(picture)))
    .resize({ width: 560, height: 480, fit: 'inside' })
    .toBuffer({ resolveWithObject: true });
  return sharp(background)
    .composite([
      {
        input: product.data,
        left: WIDTH - product.info.width - 40,
        top: Math.round((HEIGHT - product.info.height) / 2),
      },
    ])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}

function wrap(font: Font, text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && widthOf(font, longer, size) > width) {
      lines.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  return [...lines, line];
}

function widthOf(font: Font, text: string, size: number): number {
  return (font.layout(text).advanceWidth * size) / font.unitsPerEm;
}

function outline(
  font: Font,
  text: string,
  size: number,
  x: number,
  y: number,
  fill: string,
): string {
  const scale = size / font.unitsPerEm;
  let position = 0;
  const run = font.layout(text);
  const glyphs = run.glyphs.map((glyph, index) => {
    const path = `<path transform="translate(${position})" d="${glyph.path.toSVG()}"/>`;
    position += run.positions[index]?.xAdvance ?? glyph.advanceWidth;
    return path;
  });
  return `<g fill="${fill}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${glyphs.join('')}</g>`;
}

function pictureFile(name: ShareImage['picture']): string {
  const { version, widths } = pictures[name];
  return `pictures/${name}.${version}.${widths.at(-1)}.webp`;
}
