import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Channel } from '../content/tv.ts';
import { readChannelCsv, writeChannelCsv } from './channel-csv.ts';

const known = {
  categories: new Set(['sport', 'jeunesse']),
  boxes: new Set(['pop', 'ultra']),
  packs: new Set(['bein-sports', 'arabe']),
};
const HEADER = 'numero;nom;theme;qualite;freebox;bouquets;replay';
const read = (...lines: string[]) => readChannelCsv([HEADER, ...lines].join('\n'), known);

const channel = fc.record<Channel>({
  number: fc.integer({ min: 1, max: 9999 }),
  name: fc
    .string({ minLength: 1, maxLength: 20 })
    .map((name) => name.trim())
    .filter((name) => name !== ''),
  category: fc.constantFrom('sport', 'jeunesse'),
  quality: fc.constantFrom('SD', 'HD', 'UHD'),
  includedIn: fc.constantFrom(['pop'], ['pop', 'ultra']),
  packs: fc.subarray(['bein-sports', 'arabe']),
  replay: fc.boolean(),
});

describe('the channel list as CSV', () => {
  test('what is written is read back, sorted by number', () => {
    const channels = fc.uniqueArray(channel, {
      minLength: 1,
      comparator: (a, b) => a.number === b.number || a.name.toLowerCase() === b.name.toLowerCase(),
    });
    fc.assert(
      fc.property(channels, (list) => {
        expect(readChannelCsv(writeChannelCsv(list), known)).toEqual({
          ok: true,
          channels: list.toSorted((a, b) => a.number - b.number),
        });
      }),
    );
  });

  test('a spreadsheet’s habits are understood: mark of order, CRLF, commas, quotes, blank lines', () => {
    const text = `\uFEFF${HEADER.replaceAll(';', ',')}\r\n7,"Sport, ""le"" direct",sport,HD,pop | ultra,,oui\r\n\r\n`;
    expect(readChannelCsv(text, known)).toEqual({
      ok: true,
      channels: [
        {
          number: 7,
          name: 'Sport, "le" direct',
          category: 'sport',
          quality: 'HD',
          includedIn: ['pop', 'ultra'],
          packs: [],
          replay: true,
        },
      ],
    });
  });

  test.each([
    ['zéro;Sport;sport;HD;pop;;oui', 'numero "zéro" is not a channel number'],
    ['n1;Sport;sport;HD;pop;;oui', 'numero "n1" is not a channel number'],
    ['1a;Sport;sport;HD;pop;;oui', 'numero "1a" is not a channel number'],
    ['01;Sport;sport;HD;pop;;oui', 'numero "01" is not a channel number'],
    ['10000;Sport;sport;HD;pop;;oui', 'numero "10000" is not a channel number'],
    ['1;;sport;HD;pop;;oui', 'nom is empty'],
    ['1;Sport;cuisine;HD;pop;;oui', 'theme "cuisine" is unknown'],
    ['1;Sport;sport;4K;pop;;oui', 'qualite "4K" is not SD, HD or UHD'],
    ['1;Sport;sport;HD;delta;;oui', 'freebox "delta" is unknown'],
    ['1;Sport;sport;HD;;canal;oui', 'bouquet "canal" is unknown'],
    ['1;Sport;sport;HD;;;oui', 'the channel is in no freebox and in no bouquet'],
    ['1;Sport;sport;HD;pop;;', 'replay "" is not oui or non'],
    ['1;Sport;sport;HD;pop', '5 columns instead of 7'],
  ])('%j is refused: %s', (line, message) => {
    expect(read('2;Autre;sport;HD;pop;;non', line)).toEqual({
      ok: false,
      problems: [{ line: 3, message }],
    });
  });

  test('a number or a name given twice names both lines', () => {
    expect(read('1;Sport;sport;HD;pop;;non', '', '1;SPORT;sport;HD;pop;;non')).toEqual({
      ok: false,
      problems: [
        { line: 4, message: 'numero 1 is already on line 2' },
        { line: 4, message: 'nom "SPORT" is already on line 2' },
      ],
    });
  });

  test('lines are counted through quoted line ends', () => {
    const answer = read('1;"Sport\ndirect";sport;HD;pop;;non', '2;Autre;cuisine;HD;pop;;non');
    expect(answer).toEqual({
      ok: false,
      problems: [{ line: 4, message: 'theme "cuisine" is unknown' }],
    });
  });

  test('another header, an open quote or an empty list is refused', () => {
    const refused = (line: number, message: string) => ({
      ok: false,
      problems: [{ line, message }],
    });
    for (const header of ['a;b', '', HEADER.replace('nom', 'name'), `${HEADER};pays`])
      expect(readChannelCsv(`${header}\n1;Sport;sport;HD;pop;;non`, known)).toEqual(
        refused(1, `the first line must be ${HEADER}`),
      );
    expect(read('2;Autre;sport;HD;pop;;non', '1;"Sport;sport;HD;pop;;non')).toEqual(
      refused(3, 'a quotation mark is never closed'),
    );
    expect(read()).toEqual(refused(2, 'there is no channel'));
  });

  test('spaces around cells and a semicolon in a list with commas change nothing', () => {
    expect(read(' 1 ; Sport ; sport ; HD ; pop |; ; oui ')).toEqual(
      read('1;Sport;sport;HD;pop;;oui'),
    );
    const text = `${HEADER.replaceAll(';', ',')}\n1,"a;b",sport,HD,pop,,non`;
    expect(readChannelCsv(text, known)).toMatchObject({ ok: true, channels: [{ name: 'a;b' }] });
  });

  test('no text makes it fail otherwise', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(() => readChannelCsv(text, known)).not.toThrow();
      }),
    );
  });
});
