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
  expect(offsets).toHaveLength(6);
  for (const [index, offset] of offsets.entries()) {
    expect(pdf.slice(offset).startsWith(`${index + 1} 0 obj`)).toBe(true);
  }
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
