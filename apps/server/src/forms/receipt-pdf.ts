import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import type { Brand } from '@vitrine/domain/brand';
import { drawBrandMark } from '@vitrine/domain/brand-mark';
import type { ReceiptTexts } from '@vitrine/domain/content/mails';
import { type FormCode, kindOf } from '@vitrine/domain/forms/form-codes';
import { type Receipt, whatFollows } from '@vitrine/domain/forms/form-state';
import { frenchInstant } from '@vitrine/domain/forms/submission';
import { sentenceWith } from '@vitrine/domain/sentence';
import * as fontkit from 'fontkit';
import Pdf from 'pdfkit';
import { remembered } from '../remembered.ts';

export type ReceiptPdf = {
  brand: Pick<Brand, 'name' | 'mark' | 'colour'>;
  form: FormCode;
  /** What the form is called: a sheet in a drawer stands under no page's title. */
  formName: string;
  receipt: Receipt;
  texts: ReceiptTexts;
  /** Where the request is followed, as one types it. */
  followUp: { label: string; url: string };
};

const A4 = { width: 595.28, height: 841.89 };
const MARGIN = 56;
const WIDTH = A4.width - 2 * MARGIN;
const BOTTOM = A4.height - MARGIN - 24;
/** Where values stand beside their labels. */
const VALUE_AT = 170;
const LABEL_WIDTH = VALUE_AT - 12;
const ROW_GAP = 7;
const LINE_GAP = 2;
const INK = '#1f1f1f';
const MUTED = '#5a5a62';
const RULE = '#e2e2e5';

/** A receipt on paper: the words of its page in a tagged PDF, with our mark and our typeface. */
export function receiptPdf(shown: ReceiptPdf): Promise<Buffer> {
  const { brand, form, formName, receipt, texts, followUp } = shown;
  const request = texts.requests[kindOf(form)];
  const document = new Pdf({
    size: 'A4',
    margin: MARGIN,
    lang: 'fr-FR',
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    bufferPages: true,
    info: { Title: request.title, CreationDate: new Date(receipt.receivedAt) },
  });
  const done = buffer(document);
  for (const { name, file } of FACES) document.registerFont(name, file);
  const structure = document.struct('Document');
  document.addStructure(structure);

  drawMark(document, brand);
  const say = (
    tag: 'H1' | 'P',
    text: string,
    { weight = 400, size = 11, colour = INK, gap = 10, link }: Saying = {},
  ) => {
    structure.add(
      document.struct(tag, () => {
        document.fontSize(size).fillColor(colour);
        write(document, text, weight, { x: MARGIN, width: WIDTH, ...(link && { link }) });
      }),
    );
    document.y += gap;
  };
  document.y = 112;
  say('P', formName, { colour: MUTED, gap: 4 });
  say('H1', request.title, { weight: 700, size: 24, gap: 18 });
  say('P', texts.reference, { colour: MUTED, gap: 2 });
  say('P', receipt.reference, { weight: 700, size: 20, gap: 10 });
  say('P', `${texts.received} ${frenchInstant(receipt.receivedAt, texts)}`, { gap: 18 });
  say('P', whatFollows(request, receipt));
  if (receipt.isMailed) say('P', texts.mailed);
  if (receipt.canBeFollowed)
    say('P', `${followUp.label}\u00a0: ${followUp.url}`, { link: followUp.url });
  document.y += 10;

  for (const { label, value } of receipt.declared) {
    document.font('latin-400').fontSize(10.5);
    const heightOf = (text: string, width: number) =>
      document.heightOfString(text, { width, lineGap: LINE_GAP });
    const height = Math.max(heightOf(label, LABEL_WIDTH), heightOf(value, WIDTH - VALUE_AT));
    if (document.y + height + 2 * ROW_GAP > BOTTOM) document.addPage();
    const top = document.y;
    asArtifact(document, () => {
      document.strokeColor(RULE).moveTo(MARGIN, top);
      document.lineTo(MARGIN + WIDTH, top).stroke();
    });
    const row = document.struct('P', () => {
      document.y = top + ROW_GAP;
      document.fillColor(MUTED);
      write(document, label, 400, { x: MARGIN, width: LABEL_WIDTH });
      const { y: end } = document;
      const before = document.bufferedPageRange().count;
      document.y = top + ROW_GAP;
      document.fillColor(INK);
      write(document, value, 400, { x: MARGIN + VALUE_AT, width: WIDTH - VALUE_AT });
      // A value that went on to the next page ends there, whatever the label's end was on its own.
      if (document.bufferedPageRange().count === before) document.y = Math.max(end, document.y);
    });
    structure.add(row);
    document.y += ROW_GAP;
  }
  if (receipt.declared.some(({ value }) => lettersOf(value).some(isInNoFace))) {
    document.y += 12;
    say('P', texts.pdf.missing, { colour: MUTED, size: 9.5 });
  }

  const { count } = document.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    document.switchToPage(page);
    asArtifact(document, () => {
      const words = {
        reference: receipt.reference,
        page: `${page + 1}`,
        pages: `${count}`,
      };
      document.font('latin-400').fontSize(9).fillColor(MUTED);
      document.text(sentenceWith(texts.pdf.page, words), MARGIN, A4.height - MARGIN - 12, {
        lineBreak: false,
      });
    });
  }
  document.end();
  return done;
}

type Saying = { weight?: Weight; size?: number; colour?: string; gap?: number; link?: string };

/** Nothing that a screen reader need read. */
function asArtifact(document: Pdf, draw: () => void): void {
  document.markContent('Artifact');
  draw();
  document.endMarkedContent();
}

const MARK_SIDE = 30;

function drawMark(document: Pdf, brand: ReceiptPdf['brand']): void {
  asArtifact(document, () => {
    drawBrandMark(document, brand, { x: MARGIN, y: MARGIN, side: MARK_SIDE });
    document.fontSize(22).fillColor(brand.colour).font('latin-700');
    document.text(brand.name, MARGIN + MARK_SIDE + 9, MARGIN + 2, { lineBreak: false });
  });
}

type Weight = 400 | 700;

/** Our typeface comes in two files for each weight: the letters of French, and those of its neighbours. */
const SCRIPTS = ['latin', 'latin-ext'] as const;

const FACES = SCRIPTS.flatMap((script) =>
  ([400, 700] satisfies Weight[]).map((weight) => ({
    name: `${script}-${weight}`,
    file: createRequire(import.meta.url).resolve(
      `@fontsource/figtree/files/figtree-${script}-${weight}-normal.woff`,
    ),
  })),
);

const charactersOf = remembered(SCRIPTS.length, (script): ReadonlySet<number> => {
  const face = FACES.find(({ name }) => name === `${script}-400`);
  const font = face && fontkit.create(readFileSync(face.file));
  return new Set(font && 'characterSet' in font ? font.characterSet : []);
});

/** Null for a letter of another script: its box is drawn, and said. */
function faceOf(character: string): (typeof SCRIPTS)[number] | null {
  const code = character.codePointAt(0) ?? 0;
  return SCRIPTS.find((script) => charactersOf(script).has(code)) ?? null;
}

const isInNoFace = (character: string) => faceOf(character) === null;

/** The narrow space is in neither file, nor is a tab in a message, nor the spaces of other languages. */
function lettersOf(line: string): string[] {
  const composed = line.normalize('NFC').replaceAll('\u202f', '\u00a0');
  return [...composed.replace(/[^\S\u00a0]/g, ' ')];
}

/** Sets a text in lines, each in pieces with the file that has their letters, from `document.y` on. */
function write(
  document: Pdf,
  text: string,
  weight: Weight,
  { x, ...options }: { x: number; width: number; link?: string },
): void {
  // PDFKit forgets where a line began if a piece ends or breaks it.
  for (const line of text.split('\n')) {
    // PDFKit gives no room to an empty one.
    const pieces = piecesOf(line || ' ', weight);
    for (const [index, piece] of pieces.entries()) {
      const shape = { lineGap: LINE_GAP, ...options, continued: index < pieces.length - 1 };
      document.font(piece.face).text(piece.text, x, document.y, shape);
    }
  }
}

type Piece = { readonly face: string; text: string };

function piecesOf(line: string, weight: Weight): Piece[] {
  const pieces: Piece[] = [];
  for (const character of lettersOf(line)) {
    const face = `${faceOf(character) ?? 'latin'}-${weight}`;
    const last = pieces.at(-1);
    if (last?.face === face) last.text += character;
    else pieces.push({ face, text: character });
  }
  return pieces;
}
