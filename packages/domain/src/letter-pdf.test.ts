import fc from 'fast-check';
import { expect, test } from 'vitest';
import { letterPdf } from './letter-pdf.ts';
import { composeLetter } from './termination-letter.ts';
import page from '../../../content/pages/obtenir-ma-lettre-de-resiliation.json' with { type: 'json' };

const letterOf = (name: string) =>
  composeLetter(
    {
      name,
      street: '4 rue Victor Hugo',
      postcode: '42000',
      city: 'Saint-Étienne',
      provider: 'Télécom (Exemple)',
      providerAddress: '',
      contract: 'C-123',
      line: '',
      reason: 'unbound',
      endDay: '',
      writtenOn: '2026-11-15',
    },
    page.letter.letter,
  );
const textOf = (bytes: Uint8Array) => String.fromCharCode(...bytes);

test('the letter is a PDF that holds its words, accents and brackets included', () => {
  const pdf = textOf(letterPdf(letterOf('Zoë Martin')));
  expect(pdf.startsWith('%PDF-1.4')).toBe(true);
  expect(pdf).toContain('/Title (Lettre de r\u00e9siliation)');
  expect(pdf).toContain('(Zo\u00eb Martin) Tj');
  expect(pdf).toContain('T\u00e9l\u00e9com \\(Exemple\\)');
  expect(pdf.trimEnd().endsWith('%%EOF')).toBe(true);
});

test('its cross-reference table points at its objects', () => {
  const pdf = textOf(letterPdf(letterOf('Zoë')));
  const offsets = [...pdf.matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) => Number(offset));
  expect(offsets).toHaveLength(7);
  for (const [index, offset] of offsets.entries()) {
    expect(pdf.slice(offset).startsWith(`${index + 1} 0 obj`)).toBe(true);
  }
});

test('a reader finds its one page, its font and its words from the end of the file', () => {
  const pdf = textOf(letterPdf(letter));
  const object = (number = '') =>
    new RegExp(`\\n${number} 0 obj\\n([\\s\\S]*?)\\nendobj`).exec(pdf)?.[1] ?? '';
  const named = (text: string, name: string) =>
    object(new RegExp(`/${name} \\[?(\\d+) 0 R`).exec(text)?.[1]);
  const table = Number(/startxref\n(\d+)\n/.exec(pdf)?.[1]);
  expect(pdf.slice(table).startsWith('xref\n0 8\n')).toBe(true);
  const trailer = pdf.slice(pdf.indexOf('trailer'));
  expect(trailer).toContain('/Size 8');
  const catalog = named(trailer, 'Root');
  expect(catalog).toContain('/Lang (fr-FR)');
  const pages = named(catalog, 'Pages');
  expect(pages).toContain('/Count 1');
  const page = named(pages, 'Kids');
  expect(page).toContain('/MediaBox [0 0 595 842]');
  expect(named(page, 'F1')).toContain('/BaseFont /Helvetica /Encoding /WinAnsiEncoding');
  expect(named(page, 'F2')).toContain('/BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding');
  expect(named(page, 'Contents')).toMatch(/stream\nBT\n\/F1 11 Tf\n[^]*\nET\nendstream$/);
});

test('what stands on the right does not run off the page', () => {
  const wide = `${'m'.repeat(25)} i`;
  const lines = linesOf({ recipient: [wide], placeAndDate: wide, signature: wide });
  expect(lines.filter(({ x }) => x > 64).map(({ text }) => text)).toEqual(
    Array.from({ length: 3 }, () => wide.split(' ')).flat(),
  );
});

test('whatever the name, the file stays well formed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (name) => {
      const pdf = textOf(letterPdf(letterOf(name)));
      const length = Number(/\/Length (\d+)/.exec(pdf)?.[1]);
      const start = pdf.indexOf('stream\n') + 'stream\n'.length;
      expect(pdf.slice(start + length).startsWith('\nendstream')).toBe(true);
    }),
    { numRuns: 100 },
  );
});

const letter = {
  title: 'Lettre',
  sender: ['Zoë Martin', '4 rue Victor Hugo'],
  recipient: ['Exemple'],
  placeAndDate: 'À Lyon, le 1er mars 2027',
  subject: 'Objet : résiliation',
  references: ['Contrat C-123'],
  mention: 'Lettre recommandée',
  paragraphs: ['Madame, Monsieur,', 'Merci.'],
  signature: 'Zoë Martin',
};
type Written = { text: string; x: number; y: number };
const linesOf = (changes: Partial<typeof letter>): Written[] =>
  [
    ...textOf(letterPdf({ ...letter, ...changes })).matchAll(
      /^1 0 0 1 (\S+) (\S+) Tm \((.*)\) Tj$/gm,
    ),
  ].map(([, x, y, text = '']) => ({ text, x: Number(x), y: Number(y) }));

test('is laid out as letters are: sender left, the other right, signed under a space', () => {
  expect(linesOf({}).map(({ text, x, y }) => [x, y, text])).toEqual([
    [64, 778, 'Zo\u00eb Martin'],
    [64, 762, '4 rue Victor Hugo'],
    [297.5, 730, 'Exemple'],
    [297.5, 698, '\u00c0 Lyon, le 1er mars 2027'],
    [64, 666, 'Objet : r\u00e9siliation'],
    [64, 650, 'Contrat C-123'],
    [64, 634, 'Lettre recommand\u00e9e'],
    [64, 610, 'Madame, Monsieur,'],
    [64, 586, 'Merci.'],
    [297.5, 538, 'Zo\u00eb Martin'],
  ]);
});

test('what the letter is about is in bold, as the preview shows it, and breaks by the widths of bold', () => {
  const pdf = textOf(letterPdf({ ...letter, subject: `${'b'.repeat(69)} b` }));
  // A bold « b » is 611 thousandths of 11 points: 69 of them are 463.8 of the 467 points of the column.
  expect([...pdf.matchAll(/^\/F2 11 Tf\n.* Tm \((.*)\) Tj$/gm)].map(([, text]) => text)).toEqual([
    'b'.repeat(69),
    'b',
  ]);
  expect(pdf.match(/^\/F1 11 Tf$/gm)).toHaveLength(9);
});

test('a line breaks between words where the column ends, and not before', () => {
  // An « m » is 833 thousandths of 11 points: 25 of them are 229.1 of the 233.5 points of half a column.
  const wide = 'm'.repeat(25);
  const written = (name: string) =>
    linesOf({ sender: [name] })
      .slice(0, -8)
      .map(({ text }) => text);
  expect(written(wide)).toEqual([wide]);
  expect(written(`${wide} i`)).toEqual([wide, 'i']);
  expect(written(`${'m'.repeat(24)} i`)).toEqual([`${'m'.repeat(24)} i`]);
  expect(written('é'.repeat(38))).toEqual(['\u00e9'.repeat(38)]);
  expect(written('é'.repeat(39))).toEqual(['\u00e9'.repeat(38), '\u00e9']);
});

test('a word longer than its line is cut, and nothing of it is lost', () => {
  const written = linesOf({ sender: [`Je ${'m'.repeat(60)}`] })
    .slice(0, -8)
    .map(({ text }) => text);
  expect(written).toEqual(['Je', 'm'.repeat(25), 'm'.repeat(25), 'm'.repeat(10)]);
});

test('a name longer than its line ends it after a hyphen; a shorter one stays whole', () => {
  const written = (town: string) =>
    linesOf({ sender: [town] })
      .slice(0, -8)
      .map(({ text }) => text);
  expect(written('51290 Saint-Remy-en-Bouzemont-Saint-Genest-et-Isson')).toEqual([
    '51290 Saint-Remy-en-Bouzemont-Saint-',
    'Genest-et-Isson',
  ]);
  expect(written('127 bis avenue du Maréchal-de-Lattre-de-Tassigny')).toEqual([
    '127 bis avenue du',
    'Mar\u00e9chal-de-Lattre-de-Tassigny',
  ]);
});

test('what Windows Latin 1 has is written, what it has not is a question mark', () => {
  const [line] = linesOf({ sender: ['Œuf à 1\u202f€ : « l’ami » 伟\n(\\)'] });
  expect(line?.text).toBe('\u008cuf \u00e0 1\u00a0\u0080 : \u00ab l\u0092ami \u00bb ??\\(\\\\\\)');
});
