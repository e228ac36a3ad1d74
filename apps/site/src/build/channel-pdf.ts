import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import type { Brand } from '@vitrine/domain/brand';
import { drawBrandMark } from '@vitrine/domain/brand-mark';
import type { ContentOf } from '@vitrine/domain/content/calls';
import { formatDay } from '@vitrine/domain/french';
import { sentenceWith } from '@vitrine/domain/sentence';
import Pdf from 'pdfkit';

/** The channel list on paper: a tagged PDF in columns, made at build from the page's own data. */
type ChannelPdf = Omit<ContentOf<'tv/pdf'>, 'access'> & {
  brand: Pick<Brand, 'mark' | 'colour'>;
  categories: readonly {
    label: string;
    channels: readonly { number: number; name: string; quality: string; access: string }[];
  }[];
};

const A4 = { width: 595.28, height: 841.89 };
const MARGIN = 36;
const GAP = 18;
const COLUMNS = 3;
const COLUMN = (A4.width - 2 * MARGIN - (COLUMNS - 1) * GAP) / COLUMNS;
const BOTTOM = A4.height - MARGIN - 20;
const LINE = 10.5;
const HEADING = 22;
/** Above a heading, unless it begins a column. */
const HEADING_GAP = 6;
/** Where a row's parts begin, from the column's left. */
const NAME_AT = 18;
const QUALITY_AT = COLUMN - 62;
const ACCESS_AT = COLUMN - 46;
const ROW_SIZE = 7.5;
/** Smaller is not read on paper: a longer name takes a second line. */
const SMALLEST_SIZE = 6.5;
/** Of the second, below the first. */
const NEXT_LINE = 8.5;
const FIRST_TOP = 112;
const MARK_SIDE = 26;
const INK = '#1f1f1f';
const MUTED = '#5a5a62';

const face = (weight: 400 | 700) =>
  createRequire(import.meta.url).resolve(
    `@fontsource/figtree/files/figtree-latin-${weight}-normal.woff`,
  );
const FACES = { regular: face(400), bold: face(700) };

export function channelPdf({
  title,
  note,
  updatedOn,
  updated,
  page,
  brand,
  categories,
}: ChannelPdf): Promise<Buffer> {
  const document = new Pdf({
    size: 'A4',
    margin: 0,
    lang: 'fr-FR',
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    bufferPages: true,
    info: { Title: title, CreationDate: new Date(`${updatedOn}T00:00:00Z`) },
  });
  const done = buffer(document);
  for (const [name, file] of Object.entries(FACES)) document.registerFont(name, file);
  const structure = document.struct('Document');
  document.addStructure(structure);
  const say = (tag: 'H1' | 'H2' | 'P', draw: () => void) =>
    structure.add(document.struct(tag, draw));

  document.markContent('Artifact', { type: 'Layout' });
  drawBrandMark(document, brand, { x: A4.width - MARGIN - MARK_SIDE, y: MARGIN, side: MARK_SIDE });
  document.endMarkedContent();
  say('H1', () => {
    document.font('bold').fontSize(24).fillColor(INK).text(title, MARGIN, MARGIN);
  });
  say('P', () => {
    document
      .font('regular')
      .fontSize(8.5)
      .fillColor(MUTED)
      .text(
        `${note} ${sentenceWith(updated, { day: formatDay(updatedOn) })}`,
        MARGIN,
        MARGIN + 32,
        { width: A4.width - 2 * MARGIN },
      );
  });

  let column = 0;
  let top = FIRST_TOP;
  let columnTop = FIRST_TOP;
  const left = () => MARGIN + column * (COLUMN + GAP);
  const room = (height: number) => {
    if (top + height <= BOTTOM) return;
    column += 1;
    if (column === COLUMNS) {
      document.addPage();
      column = 0;
      columnTop = MARGIN;
    }
    top = columnTop;
  };

  for (const { label, channels } of categories) {
    // A heading never ends a column.
    room(HEADING + 2 * LINE);
    const gap = top === columnTop ? 0 : HEADING_GAP;
    say('H2', () => {
      document
        .font('bold')
        .fontSize(10.5)
        .fillColor(brand.colour)
        .text(`${label} (${channels.length})`, left(), top + gap, {
          width: COLUMN,
          lineBreak: false,
        });
    });
    top += HEADING - HEADING_GAP + gap;
    for (const { number, name, quality, access } of channels) {
      const lines = linesOf(document, name);
      const height = LINE + (lines.length - 1) * NEXT_LINE;
      room(height);
      say('P', () => {
        document.font('regular').fontSize(ROW_SIZE).fillColor(MUTED);
        document.text(String(number), left(), top, { lineBreak: false });
        document.text(quality, left() + QUALITY_AT, top, { lineBreak: false });
        document.text(shorten(document, access, COLUMN - ACCESS_AT), left() + ACCESS_AT, top, {
          lineBreak: false,
        });
        document.font('bold').fillColor(INK);
        for (const [at, line] of lines.entries())
          writeName(document, line, left() + NAME_AT, top + at * NEXT_LINE);
      });
      top += height;
    }
    top += 4;
  }
  numberPages(document, title, page);
  document.end();
  return done;
}

const NAME_WIDTH = QUALITY_AT - NAME_AT - 3;

/** How large a name may be set on one line, whose letters do not depend on the size. */
function sizeOf(document: Pdf, name: string): number {
  document.font('bold').fontSize(ROW_SIZE);
  return Math.min(ROW_SIZE, (ROW_SIZE * NAME_WIDTH) / document.widthOfString(name));
}

/** One, or two of whole words: 'Saint-Pierre-et-Miquelon' then 'La 1ère'. */
function linesOf(document: Pdf, name: string): string[] {
  if (sizeOf(document, name) >= SMALLEST_SIZE) return [name];
  const end = [...name.matchAll(/[ -]/g)]
    .map(({ 0: mark, index }) => (mark === '-' ? index + 1 : index))
    .findLast((at) => sizeOf(document, name.slice(0, at)) >= SMALLEST_SIZE);
  return end === undefined ? [name] : [name.slice(0, end), name.slice(end).trim()];
}

/** A long name is set smaller before it is cut: 'beIN SPORTS MAX 10' is not 'beIN SPORTS MA…'. */
function writeName(document: Pdf, name: string, left: number, top: number): void {
  const size = Math.max(SMALLEST_SIZE, sizeOf(document, name));
  document.fontSize(size);
  document.text(shorten(document, name, NAME_WIDTH), left, top + (ROW_SIZE - size) * BASELINE, {
    lineBreak: false,
  });
}

/** How far down its box a letter stands. */
const BASELINE = 0.75;

/** A sheet that fell out of the pile says where it goes; a screen reader need not read it. */
function numberPages(document: Pdf, title: string, sentence: string): void {
  const { start, count } = document.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    document.switchToPage(page);
    document.markContent('Artifact', { type: 'Pagination' });
    document.font('regular').fontSize(ROW_SIZE).fillColor(MUTED);
    const said = sentenceWith(sentence, { title, page: page - start + 1, pages: count });
    document.text(said, MARGIN, A4.height - MARGIN, { lineBreak: false });
    document.endMarkedContent();
  }
}

function shorten(document: Pdf, text: string, width: number): string {
  if (document.widthOfString(text) <= width) return text;
  let end = text.length;
  while (end > 1 && document.widthOfString(`${text.slice(0, end)}…`) > width) end -= 1;
  return `${text.slice(0, end).trimEnd()}…`;
}
