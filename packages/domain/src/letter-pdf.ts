import type { Letter } from './termination-letter.ts';

/**
 * A one-page letter as a PDF, small enough for a browser (a library weighs a megabyte): the reader's own Helvetica,
 * Windows Latin 1, A4. Made in the visitor's browser; what it says goes nowhere else.
 */
const PAGE = { width: 595, height: 842, margin: 64 } as const;
const SIZE = 11;
const LEADING = 16;

/** Helvetica's widths in thousandths, for characters 32 to 126. */
const REGULAR = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556,
  556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667,
  611, 778, 722, 278, 500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667,
  667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500,
  222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
];
const BOLD = [
  278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556,
  556, 556, 556, 556, 556, 556, 556, 333, 333, 584, 584, 584, 611, 975, 722, 722, 722, 722, 667,
  611, 778, 722, 278, 556, 722, 611, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667,
  667, 611, 333, 278, 333, 584, 556, 333, 556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556,
  278, 889, 611, 611, 611, 611, 389, 556, 333, 611, 556, 778, 556, 556, 500, 389, 280, 389, 584,
];

/** What Windows Latin 1 holds beyond Latin 1, as far as French needs it. */
const BEYOND_LATIN_1: Readonly<Record<string, number>> = {
  '€': 0x80,
  '…': 0x85,
  Œ: 0x8c,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '–': 0x96,
  '—': 0x97,
  œ: 0x9c,
};

type Line = { text: string; x: number; y: number; isBold: boolean };

export function letterPdf(letter: Letter): Uint8Array {
  const column = PAGE.width - 2 * PAGE.margin;
  const right = PAGE.margin + column / 2;
  const lines: Line[] = [];
  let y = PAGE.height - PAGE.margin;
  const write = (text: string, x: number, width: number, widths = REGULAR) => {
    for (const line of wrap(text, width, widths)) {
      lines.push({ text: line, x, y, isBold: widths === BOLD });
      y -= LEADING;
    }
  };
  for (const text of letter.sender) write(text, PAGE.margin, column / 2);
  y -= LEADING;
  for (const text of letter.recipient) write(text, right, column / 2);
  y -= LEADING;
  write(letter.placeAndDate, right, column / 2);
  y -= LEADING;
  write(letter.subject, PAGE.margin, column, BOLD);
  for (const text of letter.references) write(text, PAGE.margin, column);
  write(letter.mention, PAGE.margin, column);
  for (const paragraph of letter.paragraphs) {
    y -= LEADING / 2;
    write(paragraph, PAGE.margin, column);
  }
  y -= 2 * LEADING;
  write(letter.signature, right, column / 2);
  return assemble(letter.title, lines);
}

/** Lines no wider than the column; a word longer than it ends a line after a hyphen, or is cut. */
function wrap(text: string, width: number, widths: readonly number[]): string[] {
  const widthOf = (part: string) => widthIn(widths, part);
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const parts = widthOf(word) > width ? word.split(/(?<=-)/) : [word];
    for (const [index, part] of parts.entries()) {
      const longer = line === '' || index > 0 ? line + part : `${line} ${part}`;
      if (widthOf(longer) <= width) {
        line = longer;
        continue;
      }
      if (line !== '') lines.push(line);
      line = part;
      while (widthOf(line) > width) {
        let end = line.length - 1;
        while (end > 1 && widthOf(line.slice(0, end)) > width) end -= 1;
        lines.push(line.slice(0, end));
        line = line.slice(end);
      }
    }
  }
  return [...lines, line];
}

function widthIn(widths: readonly number[], text: string): number {
  let sum = 0;
  for (const letter of text.normalize('NFD')) {
    if (/\p{Diacritic}/u.test(letter)) continue;
    sum += widths[(letter.codePointAt(0) ?? 32) - 32] ?? 556;
  }
  return (sum * SIZE) / 1000;
}

function assemble(title: string, lines: readonly Line[]): Uint8Array {
  const content = [
    'BT',
    ...lines.flatMap(({ text, x, y, isBold }) => [
      `/F${isBold ? 2 : 1} ${SIZE} Tf`,
      `1 0 0 1 ${x} ${y} Tm (${escape(text)}) Tj`,
    ]),
    'ET',
  ].join('\n');
  const font = (name: string) =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (fr-FR) /ViewerPreferences << /DisplayDocTitle true >> >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Resources << /Font << /F1 4 0 R /F2 7 0 R >> >> /Contents 5 0 R >>`,
    font('Helvetica'),
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    `<< /Title (${escape(title)}) >>`,
    font('Helvetica-Bold'),
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = file.length;
  const entries = offsets
    .map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`)
    .join('');
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 6 0 R >>\nstartxref\n${table}\n%%EOF\n`;
  return Uint8Array.from(file, (letter) => letter.charCodeAt(0));
}

/** One byte a character; brackets and backslashes are the format's own. */
function escape(text: string): string {
  let escaped = '';
  for (const letter of text.normalize('NFC').replaceAll('\u202f', '\u00a0')) {
    const code = BEYOND_LATIN_1[letter] ?? letter.codePointAt(0) ?? 63;
    const byte = code >= 32 && code < 256 ? String.fromCharCode(code) : '?';
    escaped += '()\\'.includes(byte) ? `\\${byte}` : byte;
  }
  return escaped;
}
