// @vitest-environment node
import { DEFAULT_BRAND } from '@vitrine/domain/brand';
import { expect, test } from 'vitest';
import { channelPdf } from './channel-pdf.ts';

const sheet = (channels: number, name = 'Une chaîne') =>
  channelPdf({
    title: 'Liste des chaînes',
    note: 'À titre indicatif.',
    updatedOn: '2026-11-01',
    page: '<title>, page <page> sur <pages>',
    updated: 'Mise à jour\u00a0: <day>.',
    brand: DEFAULT_BRAND,
    categories: [
      {
        label: 'Sport',
        channels: Array.from({ length: channels }, (_, at) => ({
          number: at + 1,
          name: `${name} ${at}`,
          quality: 'HD',
          access: 'dès 19,99 €',
        })),
      },
    ],
  });
const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length;

test('is a tagged PDF in French, with its title', async () => {
  const pdf = (await sheet(10)).toString('latin1');
  expect(pdf.startsWith('%PDF-1.7')).toBe(true);
  expect(pdf).toContain('/StructTreeRoot');
  expect(pdf).toContain('/Lang (fr-FR)');
  expect(pdf).toContain('/DisplayDocTitle true');
});

test('is set in our typeface, which comes with it', async () => {
  const pdf = (await sheet(10)).toString('latin1');
  expect(new Set(pdf.match(/(?<=\/BaseFont \/)[\w+-]+/g))).toEqual(
    new Set([
      expect.stringMatching(/\+Figtree-Regular$/),
      expect.stringMatching(/\+Figtree-Bold$/),
    ]),
  );
  expect(pdf).toContain('/FontFile');
});

test('takes as many sheets as the channels need', async () => {
  expect(pagesOf(await sheet(10))).toBe(1);
  expect(pagesOf(await sheet(500))).toBe(3);
});

test('a name longer than its column takes a second line, not a smaller one than is read', async () => {
  expect(pagesOf(await sheet(500, 'France 3 Champagne-Ardenne'))).toBe(5);
  expect(pagesOf(await sheet(500, 'beIN SPORTS MAX'))).toBe(3);
});

test('is the same each time it is made from the same data', async () => {
  const withoutId = async () => (await sheet(3)).toString('latin1').replace(/\/ID \[.*\]/, '');
  expect(await withoutId()).toBe(await withoutId());
});
