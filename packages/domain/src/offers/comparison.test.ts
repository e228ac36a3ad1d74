import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DEFAULT_BRAND } from '../brand.ts';
import { OWN_TOKENS, validContent } from '../content/client.ts';
import { sampleCatalogue } from '../content/sample-catalogue.fixture.ts';
import { spokenPrice } from '../price.ts';
import page from '../../../../content/pages/comparer-nos-offres-{line}.json' with { type: 'json' };
import {
  COMPARED_MONTHS,
  COMPARISON_GROUPS,
  comparedBox,
  comparisonRows,
  distinctions,
  formatComparison,
  parseComparison,
  toggleBox,
  unavoidableFees,
} from './comparison.ts';

const known = ['ultra', 'ultra-essentiel', 'pop', 'pop-s', 'revolution-light', 'box-5g'];
const parse = (query: string) => parseComparison(new URLSearchParams(query), known);

describe('the comparison in the address', () => {
  test('starts with two boxes', () => {
    expect(parse('')).toEqual({ boxes: ['pop', 'ultra'], differencesOnly: false, months: 1 });
  });

  test.each([
    ['boxes=ultra,pop-s&differences=1', ['ultra', 'pop-s'], true],
    ['boxes=ultra,ultra,inconnue', ['ultra'], false],
    ['boxes=ultra,pop,pop-s,box-5g,revolution-light', ['ultra', 'pop', 'pop-s', 'box-5g'], false],
    ['boxes=,&differences=oui', ['pop', 'ultra'], false],
  ])('%s', (query, boxes, differencesOnly) => {
    expect(parse(query)).toEqual({ boxes, differencesOnly, months: 1 });
  });

  test.each([
    ['mois=12', 12],
    ['mois=24', 24],
    ['mois=36', 1],
  ])('adds prices up over what %s says', (query, months) => {
    expect(parse(query).months).toBe(months);
  });

  test('is the same when shared', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.constantFrom(...known), { minLength: 1, maxLength: 4 }),
        fc.boolean(),
        fc.constantFrom(...COMPARED_MONTHS),
        (boxes, differencesOnly, months) => {
          const comparison = { boxes, differencesOnly, months };
          expect(parse(formatComparison(comparison))).toEqual(comparison);
        },
      ),
    );
  });

  test('says no more than it must, and knows no box that is not sold', () => {
    expect(formatComparison(parse(''))).toBe('?boxes=pop,ultra');
    expect(parseComparison(new URLSearchParams(), ['pop', 'box-5g']).boxes).toEqual(['pop']);
  });

  test('adds a box, takes it out again, keeps the last one and takes no fifth', () => {
    const two = parse('boxes=pop,ultra');
    expect(toggleBox(two, 'box-5g').boxes).toEqual(['pop', 'ultra', 'box-5g']);
    expect(toggleBox(two, 'pop').boxes).toEqual(['ultra']);
    const one = parse('boxes=pop');
    expect(toggleBox(one, 'pop')).toBe(one);
    const four = parse('boxes=pop,ultra,pop-s,box-5g');
    expect(toggleBox(four, 'revolution-light')).toBe(four);
    expect(toggleBox(four, 'ultra').boxes).toEqual(['pop', 'pop-s', 'box-5g']);
  });

  test('never has fewer than one box nor more than four, whatever is clicked', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...known)), (clicks) => {
        const { boxes } = clicks.reduce(toggleBox, parse(''));
        expect(boxes.length).toBeGreaterThanOrEqual(1);
        expect(boxes.length).toBeLessThanOrEqual(4);
        expect(new Set(boxes).size).toBe(boxes.length);
      }),
    );
  });
});

describe('the rows', () => {
  const { comparator: texts } = page;
  const catalogue = validContent('box-comparator', sampleCatalogue, DEFAULT_BRAND, OWN_TOKENS);
  const rows = () => comparisonRows(catalogue.boxes, catalogue, texts.rows);
  const values = (id: string) => rows().find((row) => row.id === id)?.values;

  test('say now, how long, after, and the whole cost', () => {
    expect(values('price')).toEqual(['29,99\u00a0€/mois', '19,99\u00a0€/mois']);
    expect(values('promotion')).toEqual(['12\u00a0mois', 'Sans limite de durée']);
    expect(values('after')).toEqual(['39,99\u00a0€/mois', '19,99\u00a0€/mois']);
    expect(values('cost-24')).toEqual(['888,76\u00a0€', '528,76\u00a0€']);
  });

  test('name the fee that a total contains', () => {
    const total = rows().find(({ id }) => id === 'cost-12');
    expect(total?.label).toBe('Coût total sur 12\u00a0mois, dont 49\u00a0€ de mise en service');
    expect(values('fee-activation')).toEqual(['49\u00a0€', '49\u00a0€']);
  });

  test('say what each box includes', () => {
    expect(values('player')).toEqual(['Inclus', 'Sans player']);
    expect(values('services')).toEqual(['Aucun', 'Aucun']);
    expect(values('ports')).toEqual([
      'Deux prises Ethernet à 2,5\u00a0Gbit/s',
      'Deux prises Ethernet à 2,5\u00a0Gbit/s',
    ]);
    expect(values('parcel')).toEqual(['La box et le câble', 'La box et le câble']);
  });

  test('say what the others are about, each by its name', () => {
    expect(rows().map(({ id, group }) => `${group} ${id}`)).toEqual([
      'price price',
      'price promotion',
      'price after',
      'price fee-activation',
      'price cost-12',
      'price cost-24',
      'price commitment',
      'speed network',
      'speed download',
      'speed upload',
      'speed wifi',
      'tv tv',
      'tv player',
      'tv services',
      'parcel calls',
      'parcel server',
      'parcel ports',
      'price mobile',
      'parcel parcel',
    ]);
    expect(values('commitment')).toEqual(['Sans engagement', 'Sans engagement']);
    expect(values('network')).toEqual(Array.from({ length: 2 }, () => texts.rows.networks.fibre));
    expect(values('wifi')).toEqual(['Wi-Fi 7', 'Wi-Fi 7']);
    expect(values('tv')).toEqual(['300', texts.rows.noTv]);
    expect(values('download')?.[0]).toContain('5\u00a0Gbit/s');
    expect(values('upload')?.[0]).toContain('900\u00a0Mbit/s');
    expect(values('calls')?.[0]).toBe(catalogue.phrases.calls.unlimited);
    expect(values('server')).toEqual(Array.from({ length: 2 }, () => texts.rows.noServer));
  });

  test('speak a price in full, and draw a speed beside the largest', () => {
    const [pop, popS] = catalogue.boxes;
    if (!pop || !popS) throw new Error('two boxes are needed');
    const changed = comparisonRows([pop, { ...popS, download: 1000, upload: 600 }], catalogue, {
      ...texts.rows,
    });
    const rowOf = (id: string) => changed.find((row) => row.id === id);
    expect(rowOf('price')?.spoken).toEqual([spokenPrice(pop), spokenPrice(popS)]);
    expect(rowOf('wifi')).not.toHaveProperty('spoken');
    expect(rowOf('download')?.shares).toEqual([1, 0.2]);
    expect(rowOf('upload')?.shares).toEqual([1, 600 / 900]);
    expect(rowOf('wifi')).not.toHaveProperty('shares');
  });

  test('a total without fees names none, and one that may be avoided is not in it', () => {
    const labelOf = (fees: typeof catalogue.fees) =>
      comparisonRows(catalogue.boxes, { ...catalogue, fees }, texts.rows).find(
        ({ id }) => id === 'cost-12',
      )?.label;
    const avoidable = catalogue.fees.map((fee) => ({ ...fee, always: false }));
    expect(labelOf([])).toBe('Coût total sur 12\u00a0mois');
    expect(labelOf(avoidable)).toBe('Coût total sur 12\u00a0mois');
    const [fee] = catalogue.fees;
    if (!fee) throw new Error('the sample catalogue has a fee');
    const some = [
      { ...fee, always: true, amount: 4900 },
      { ...fee, always: false, amount: 5900 },
      { ...fee, always: true, amount: 1000 },
    ];
    expect(unavoidableFees(some)).toBe(5900);
  });

  test('say the same of a box without what only its own page says', () => {
    const compared = catalogue.boxes.map(comparedBox);
    expect(comparisonRows(compared, catalogue, texts.rows)).toEqual(
      comparisonRows(catalogue.boxes, catalogue, texts.rows),
    );
    for (const box of compared) {
      expect(box).not.toHaveProperty('claim');
      expect(box).not.toHaveProperty('features');
    }
  });

  test('name the services that a box includes', () => {
    const services = catalogue.services.map((service) => ({ ...service, includedWith: ['pop'] }));
    const named = comparisonRows(catalogue.boxes, { ...catalogue, services }, texts.rows);
    expect(named.find(({ id }) => id === 'services')?.values).toEqual(['Netflix', 'Aucun']);
  });

  test('come in groups, and speeds also as lengths', () => {
    expect(new Set(rows().map(({ group }) => group))).toEqual(new Set(COMPARISON_GROUPS));
    const shares = rows().find(({ id }) => id === 'download')?.shares ?? [];
    expect(Math.max(...shares)).toBe(1);
    expect(Math.min(...shares)).toBeGreaterThan(0);
  });

  test('say in words which box is first at something, unless two are', () => {
    const [one, other] = catalogue.boxes;
    if (!one || !other) throw new Error('two boxes are needed');
    const fast = { ...one, download: 8000, price: 4999 };
    const cheap = { ...other, download: 1000, price: 1999 };
    expect([...distinctions([fast, cheap], texts.firsts)]).toEqual([
      [fast.key, 'La plus rapide'],
      [cheap.key, 'La moins chère'],
    ]);
    expect(distinctions([fast], texts.firsts).size).toBe(0);
    // First at both is said once, of the two the one that is rarer; two that cost the same share it.
    const both = { ...fast, price: 999 };
    expect([...distinctions([both, cheap], texts.firsts)]).toEqual([[fast.key, 'La plus rapide']]);
    expect([...distinctions([fast, { ...cheap, price: 4999 }], texts.firsts)]).toEqual([
      [fast.key, 'La plus rapide'],
    ]);
    expect(distinctions([fast, { ...cheap, download: 8000, price: 4999 }], texts.firsts).size).toBe(
      0,
    );
  });

  test('tell what differs', () => {
    expect(rows().find(({ id }) => id === 'price')?.differs).toBe(true);
    expect(rows().find(({ id }) => id === 'upload')?.differs).toBe(false);
  });
});
