import { inflateSync } from 'node:zlib';

/** A piece of a line. Points from the bottom left corner of its sheet, which is the first of 0. */
export type DrawnText = {
  readonly sheet: number;
  /** Pieces of one paragraph, one row, one mark are of one part. */
  readonly part: number;
  readonly text: string;
  readonly x: number;
  /** Of the line on which letters stand. */
  readonly y: number;
  readonly width: number;
  readonly size: number;
  readonly isBold: boolean;
  readonly colour: string;
  /** Null for what a screen reader leaves out. */
  readonly tag: string | null;
};

/** A line from left to right. */
export type DrawnRule = Pick<DrawnText, 'sheet' | 'part' | 'x' | 'y' | 'width' | 'colour' | 'tag'>;
export type DrawnLink = { readonly url: string; readonly rectangle: readonly number[] };

type Font = {
  readonly isBold: boolean;
  readonly letters: ReadonlyMap<number, string>;
  /** By glyph, of a letter a thousand points high. */
  readonly widths: readonly number[];
};

/** The words of a PDF that pdfkit made, in the order in which they are drawn: what one would copy. */
export function pdfText(pdf: Buffer): string {
  return readPdf(pdf)
    .texts.map(({ text }) => text)
    .join('\n');
}

/** What stands where on the sheets of a PDF that pdfkit made. */
export function readPdf(pdf: Buffer) {
  const objects = new Map<string, string>();
  const source = pdf.toString('latin1');
  for (const [, number = '', body = ''] of source.matchAll(/(\d+) 0 obj\n(.*?)\nendobj/gs))
    objects.set(number, body);
  const bodyOf = (number = '') => objects.get(number) ?? '';
  const streamOf = (number: string): string => {
    const [head = '', raw = ''] = bodyOf(number).split(/\nstream\n/);
    const bytes = Buffer.from(raw.replace(/\nendstream$/, ''), 'latin1');
    return (head.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1');
  };
  const named = (name: string, body: string) =>
    new RegExp(`/${name} \\[?(\\d+) 0 R`).exec(body)?.[1];

  // Fonts by the name that pages give them.
  const fonts = new Map<string, Font>();
  for (const [, name = '', number = ''] of source.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const font = bodyOf(number);
    const map = named('ToUnicode', font);
    const widths = /\/W \[0 \[(.*?)\]/.exec(bodyOf(named('DescendantFonts', font)))?.[1] ?? '';
    if (map !== undefined)
      fonts.set(name, {
        isBold: /\/BaseFont \/\S*Bold/.test(font),
        letters: glyphsOf(streamOf(map)),
        widths: widths.split(' ').map(Number),
      });
  }
  const texts: DrawnText[] = [];
  const rules: DrawnRule[] = [];
  for (const [sheet, [, number = '']] of [...source.matchAll(/\/Contents (\d+) 0 R/g)].entries()) {
    const drawn = drawnBy(streamOf(number), sheet, fonts);
    texts.push(...drawn.texts);
    rules.push(...drawn.rules);
  }
  const links: DrawnLink[] = [...objects.values()]
    .filter((body) => body.includes('/Subtype /Link'))
    .map((body) => ({
      url: /\/URI \((.*?)\)/.exec(bodyOf(named('A', body)))?.[1] ?? '',
      rectangle: (/\/Rect \[(.*?)\]/.exec(body)?.[1] ?? '').split(' ').map(Number),
    }));
  return { texts, rules, links };
}

function glyphsOf(map: string): Map<number, string> {
  const glyphs = new Map<number, string>();
  for (const [, first = '', , list = ''] of map.matchAll(/<(\w+)> <(\w+)> \[(.*?)\]/gs))
    for (const [index, [, code = '']] of [...list.matchAll(/<([\w ]*)>/g)].entries())
      glyphs.set(Number.parseInt(first, 16) + index, utf16(code.replaceAll(' ', '')));
  return glyphs;
}

function utf16(hex: string): string {
  return Buffer.from(hex, 'hex').swap16().toString('utf16le');
}

/** The operators of a page's contents that say what is drawn next, and how. */
const OPERATORS = [
  /\/(?<tag>\w+) (?:<<[^>]*>> BDC|BMC)/,
  /\n(?<end>EMC)\n/,
  /(?<paint>[\d.]+ [\d.]+ [\d.]+) (?:scn|SCN)/,
  /1 0 0 1 (?<x>[\d.]+) (?<y>[\d.]+) Tm/,
  /\/(?<font>F\d+) (?<size>[\d.]+) Tf/,
  /\[(?<shown>[^\]]*)\] TJ/,
  // Drawn from the top of the sheet, as pdfkit counts.
  /(?<from>[\d.]+) (?<depth>[\d.]+) m\n(?<to>[\d.]+) \k<depth> l\nS/,
];
const OPERATOR = new RegExp(OPERATORS.map(({ source }) => source).join('|'), 'g');
const SHEET_HEIGHT = 841.89;

function drawnBy(content: string, sheet: number, fonts: ReadonlyMap<string, Font>) {
  const texts: DrawnText[] = [];
  const rules: DrawnRule[] = [];
  let tag: string | null = null;
  let [part, colour, x, y, size] = [0, '', 0, 0, 0];
  let font: Font | undefined;
  for (const { groups = {} } of content.matchAll(OPERATOR)) {
    const at = { sheet, part, colour, tag: tag === 'Artifact' ? null : tag };
    if (groups['tag'] !== undefined) {
      if (tag !== null) throw new Error(`${groups['tag']} is marked within ${tag}`);
      [tag, part] = [groups['tag'], part + 1];
    }
    if (groups['end'] !== undefined) {
      if (tag === null) throw new Error('what is not marked has an end');
      tag = null;
    }
    if (groups['paint'] !== undefined) colour = hex(groups['paint']);
    if (groups['x'] !== undefined) [x, y] = [Number(groups['x']), Number(groups['y'])];
    if (groups['font'] !== undefined)
      [font, size] = [fonts.get(groups['font']), Number(groups['size'])];
    if (groups['shown'] !== undefined && font) {
      const { text, width } = shownBy(groups['shown'], font);
      const drawn = { text, x, y, size, width: (width * size) / 1_000, isBold: font.isBold };
      texts.push({ ...at, ...drawn });
    }
    if (groups['from'] !== undefined) {
      const width = Number(groups['to']) - Number(groups['from']);
      const drawn = { x: Number(groups['from']), y: SHEET_HEIGHT - Number(groups['depth']), width };
      rules.push({ ...at, ...drawn });
    }
  }
  if (tag !== null) throw new Error(`${tag} is marked without an end`);
  return { texts, rules };
}

/** `<00010002> 22 <0003> 0`: glyphs, and how much nearer the next one comes. */
function shownBy(shown: string, { letters, widths }: Font): { text: string; width: number } {
  let [text, width] = ['', 0];
  for (const [, glyphs = '', nearer] of shown.matchAll(/<(\w+)>|(-?[\d.]+)/g)) {
    width -= Number(nearer ?? 0);
    for (const [glyph] of glyphs.matchAll(/\w{4}/g)) {
      const number = Number.parseInt(glyph, 16);
      text += letters.get(number) ?? '\ufffd';
      width += widths[number] ?? 0;
    }
  }
  return { text, width };
}

function hex(paint: string): string {
  const parts = paint.split(' ').map((part) => Math.round(Number(part) * 255));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
