import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changesOf, heldAt, instantOf, isAmount, LifeError } from './life.ts';

const at = (text: string) => new Date(text);

describe('a moment', () => {
  test.each([
    ['2027-01-04', '2027-01-03T23:00:00.000Z'],
    ['2027-07-14', '2027-07-13T22:00:00.000Z'],
    ['2027-01-04T08:00', '2027-01-04T07:00:00.000Z'],
    ['2027-01-04T08:00:00+01:00', '2027-01-04T07:00:00.000Z'],
    ['2027-03-28', '2027-03-27T23:00:00.000Z'],
    ['2027-03-29', '2027-03-28T22:00:00.000Z'],
  ])('%s in France is %s', (text, instant) => {
    expect(instantOf(text)?.toISOString()).toBe(instant);
  });

  test.each(['2027-02-30', '2027-02-30T08:00:00Z', 'demain', '04/01/2027', '2027-01-04T25:00', ''])(
    '« %s » is none',
    (text) => {
      expect(instantOf(text)).toBeNull();
    },
  );
});

describe('the price of an offer', () => {
  const offer = {
    key: 'pop',
    prices: [
      { from: '2026-01-01', price: 2999, duration: 12, after: 3999 },
      { from: '2027-01-04', price: 3499 },
      { from: '2027-02-01T08:00', price: 1999, duration: 6, after: 3499 },
    ],
    download: 5000,
  };

  test.each([
    ['2026-06-01T00:00:00Z', { price: 2999, priceDuration: 12, priceAfter: 3999 }],
    ['2027-01-03T22:59:59.999Z', { price: 2999, priceDuration: 12, priceAfter: 3999 }],
    ['2027-01-03T23:00:00Z', { price: 3499, priceDuration: null, priceAfter: null }],
    ['2027-02-01T07:00:00Z', { price: 1999, priceDuration: 6, priceAfter: 3499 }],
    ['2030-01-01T00:00:00Z', { price: 1999, priceDuration: 6, priceAfter: 3499 }],
  ])('at %s is that of the last period that began', (date, price) => {
    expect(heldAt({ boxes: [offer] }, at(date))).toEqual({
      boxes: [{ key: 'pop', ...price, download: 5000 }],
    });
  });

  test('changes when a period begins', () => {
    expect(changesOf({ boxes: [offer] }).map((date) => date.toISOString())).toEqual([
      '2025-12-31T23:00:00.000Z',
      '2027-01-03T23:00:00.000Z',
      '2027-02-01T07:00:00.000Z',
    ]);
  });

  test.each([
    [
      'no period yet',
      [{ from: '2030-01-01', price: 1 }],
      'boxes.0.prices: aucun prix le 2027-01-01',
    ],
    ['no period at all', [], 'boxes.0.prices: aucun prix'],
    ['another word', [{ from: '2026-01-01', prix: 1 }], 'boxes.0.prices.0: «\u00a0prix\u00a0»'],
    ['no beginning', [{ price: 1 }], 'boxes.0.prices.0: une période dit quand elle commence'],
    [
      'periods in disorder',
      [
        { from: '2026-02-01', price: 1 },
        { from: '2026-01-01', price: 2 },
      ],
      'boxes.0.prices.1.from: les périodes se suivent',
    ],
    [
      'two periods of one day',
      [
        { from: '2026-01-01', price: 1 },
        { from: '2026-01-01', price: 2 },
      ],
      'boxes.0.prices.1.from: les périodes se suivent',
    ],
    ['a number', [{ from: 2026, price: 1 }], 'boxes.0.prices.0.from: 2026 n’est pas une date'],
    [
      'no date',
      [{ from: 'bientôt', price: 1 }],
      'boxes.0.prices.0.from: «\u00a0bientôt\u00a0» n’est pas une date\u00a0: une date s’écrit',
    ],
  ])('is refused with its field named: %s', (_what, prices, message) => {
    expect(() => heldAt({ boxes: [{ prices }] }, at('2027-01-01T00:00:00Z'))).toThrow(message);
  });
});

describe('what a box takes off a mobile plan', () => {
  const boxes = (discounts: unknown) => ({ boxes: [{ key: 'pop', discounts }] });
  const list = [
    { from: '2026-01-01', discount: 1000, duration: 12, after: 400 },
    { from: '2027-01-04', discount: 500 },
  ];

  test.each([
    ['2027-01-03T22:59:59Z', 1000, 12, 400],
    ['2027-01-03T23:00:00Z', 500, null, null],
  ])('at %s is that of the last period that began', (date, discount, duration, after) => {
    expect(heldAt(boxes(list), at(date))).toEqual({
      boxes: [
        {
          key: 'pop',
          mobilePlanDiscount: discount,
          mobilePlanDiscountDuration: duration,
          mobilePlanDiscountAfter: after,
        },
      ],
    });
    expect(changesOf(boxes(list))).toHaveLength(2);
  });

  test('is refused with its field named', () => {
    const wrong = boxes([{ from: '2026-01-01', price: 1 }]);
    expect(() => heldAt(wrong, at('2027-01-01T00:00:00Z'))).toThrow(
      'boxes.0.discounts.0: «\u00a0price\u00a0»',
    );
  });
});

describe('the amount of a fee', () => {
  const fees = (amounts: unknown) => ({ fees: [{ key: 'activation', amounts }] });
  const list = [
    { from: '2026-01-01', amount: 4900 },
    { from: '2027-01-04', amount: 5900 },
  ];

  test('is that of the last period that began', () => {
    const amountAt = (date: string) => heldAt(fees(list), at(date));
    expect(amountAt('2027-01-03T22:59:59Z')).toEqual({
      fees: [{ key: 'activation', amount: 4900 }],
    });
    expect(amountAt('2027-01-03T23:00:00Z')).toEqual({
      fees: [{ key: 'activation', amount: 5900 }],
    });
    expect(changesOf(fees(list))).toHaveLength(2);
  });

  test.each([
    ['a price', [{ from: '2026-01-01', price: 1 }], 'fees.0.amounts.0: «\u00a0price\u00a0»'],
    ['none yet', [{ from: '2030-01-01', amount: 1 }], 'fees.0.amounts: aucun montant le 2027'],
    ['no list', 4900, 'fees.0.amounts: des périodes s’écrivent en liste'],
    ['no date', [4900], 'fees.0.amounts.0: une période a une date (from) et un montant (amount)'],
  ])('is refused with its field named: %s', (_what, amounts, message) => {
    expect(() => heldAt(fees(amounts), at('2027-01-01T00:00:00Z'))).toThrow(message);
  });
});

describe('the price of what is sold without promotion', () => {
  const services = (tariffs: unknown) => ({ services: [{ key: 'netflix', tariffs }] });
  const list = [
    { from: '2026-01-01', price: 799 },
    { from: '2027-01-04', price: 899 },
  ];

  test('is that of the last period that began', () => {
    const priceAt = (date: string) => heldAt(services(list), at(date));
    expect(priceAt('2027-01-03T22:59:59Z')).toEqual({ services: [{ key: 'netflix', price: 799 }] });
    expect(priceAt('2027-01-03T23:00:00Z')).toEqual({ services: [{ key: 'netflix', price: 899 }] });
    expect(changesOf(services(list))).toHaveLength(2);
  });

  test.each([
    [
      'a promotion',
      [{ from: '2026-01-01', price: 1, duration: 3, after: 2 }],
      'services.0.tariffs.0: «\u00a0duration\u00a0»',
    ],
    ['none yet', [{ from: '2030-01-01', price: 1 }], 'services.0.tariffs: aucun tarif le 2027'],
  ])('is refused with its field named: %s', (_what, tariffs, message) => {
    expect(() => heldAt(services(tariffs), at('2027-01-01T00:00:00Z'))).toThrow(message);
  });
});

describe('what is shown for a time', () => {
  const slides = {
    slides: [
      { id: 'noel', from: '2026-12-01', until: '2026-12-25' },
      { id: 'toujours' },
      { id: 'soldes', from: '2027-01-06T08:00' },
    ],
  };
  const idsAt = (date: string) =>
    (heldAt(slides, at(date)) as { slides: { id: string }[] }).slides.map((slide) =>
      Object.keys(slide).length === 1 ? slide.id : JSON.stringify(slide),
    );

  test('is there from its first day to the end of its last, and says nothing of its dates', () => {
    expect(idsAt('2026-11-30T22:59:59Z')).toEqual(['toujours']);
    expect(idsAt('2026-11-30T23:00:00Z')).toEqual(['noel', 'toujours']);
    expect(idsAt('2026-12-25T22:59:59Z')).toEqual(['noel', 'toujours']);
    expect(idsAt('2026-12-25T23:00:00Z')).toEqual(['toujours']);
    expect(idsAt('2027-01-06T07:00:00Z')).toEqual(['toujours', 'soldes']);
  });

  test('may be a whole file, which is null outside its time', () => {
    const banner = { from: '2026-12-01', text: 'Bonnes fêtes' };
    expect(heldAt(banner, at('2026-11-01T00:00:00Z'))).toBeNull();
    expect(heldAt(banner, at('2026-12-24T00:00:00Z'))).toEqual({ text: 'Bonnes fêtes' });
  });

  test('ends after it begins', () => {
    const wrong = { slides: [{ from: '2026-12-25', until: '2026-12-01' }] };
    expect(() => heldAt(wrong, new Date())).toThrow(LifeError);
    expect(() => heldAt(wrong, new Date())).toThrow('slides.0.until: la fin');
    const never = { slides: [{ from: '2026-12-25T08:00', until: '2026-12-25T08:00' }] };
    expect(() => heldAt(never, new Date())).toThrow('slides.0.until: la fin');
    expect(() => changesOf(wrong)).toThrow('slides.0.until: la fin');
    expect(() => changesOf({ from: 'bientôt' })).toThrow(/^from: /);
  });

  test('is an item of a list or a file: elsewhere, from and until are words like others', () => {
    const trip = { title: 'Trajet', trip: { from: 'Lyon', until: 'Nice' } };
    expect(heldAt(trip, at('2027-01-01T00:00:00Z'))).toEqual(trip);
    expect(changesOf(trip)).toEqual([]);
    expect(changesOf({ ...trip, from: '2027-01-04' })).toEqual([at('2027-01-03T23:00:00Z')]);
  });
});

describe('who judges a file', () => {
  function judged(json: unknown) {
    const said: string[] = [];
    const written: WeakMap<object, Readonly<Record<string | number, unknown>>> = new WeakMap();
    const wrong = ({ message }: LifeError) => void said.push(message);
    const held = heldAt(json, at('2027-01-01T00:00:00Z'), { written: written as never, wrong });
    return { held, said, placesOf: (value: unknown) => written.get(value as object) };
  }

  test('is told where the parts of what holds are written', () => {
    const { held, placesOf } = judged({
      boxes: [
        { key: 'old', until: '2026-12-31' },
        {
          key: 'pop',
          prices: [
            { from: '2025-01-01', price: 1 },
            { from: '2026-01-01', price: 2 },
            { from: '2028-01-01', price: 3 },
          ],
        },
      ],
    });
    const { boxes } = held as { boxes: unknown[] };
    expect(placesOf(boxes)).toEqual({ 0: [1] });
    expect(placesOf(boxes[0])).toEqual({
      price: ['prices', 1, 'price'],
      priceDuration: ['prices', 1, 'duration'],
      priceAfter: ['prices', 1, 'after'],
    });
  });

  test.each([
    ['no date', [{ from: 'bientôt', price: 1 }], 1],
    ['no beginning', [{ price: 1 }], 1],
    ['no record, then no date', [4900, { from: 'bientôt', price: 1 }], 1],
    ['no list', { price: 1 }, undefined],
    ['no period at all', [], undefined],
    ['no period yet', [{ from: '2030-01-01', price: 1 }], 1],
  ])('is told each fault once, and what holds as well as it can: %s', (_what, prices, price) => {
    const { held, said } = judged({ prices });
    expect(held).toEqual({ price, priceDuration: null, priceAfter: null });
    expect(said).toHaveLength(Array.isArray(prices) ? Math.max(1, prices.length) : 1);
  });

  test.each([
    [['boxes', 0, 'prices', 1], 'price', true],
    [['boxes', 0, 'prices', 1], 'after', true],
    [['boxes', 0, 'prices', 1], 'duration', false],
    [['fees', 0, 'amounts', 0], 'amount', true],
    [['fees', 0, 'amounts', 0], 'price', false],
    [['boxes', 0], 'after', false],
    [[], 'price', false],
  ])('knows the amounts of periods: %o, %s', (path, field, isOne) => {
    expect(isAmount(path, field)).toBe(isOne);
  });

  test('is told of a file by no name', () => {
    expect(new LifeError([], 'vide').message).toBe('(root): vide');
  });
});

test('between two changes, what holds is always the same', () => {
  const day = fc
    .integer({ min: 0, max: 3_000 })
    .map((days) => new Date(Date.UTC(2024, 0, 1 + days)).toISOString().slice(0, 10));
  const life = fc
    .record({ from: day, until: day }, { requiredKeys: [] })
    .filter(({ from, until }) => from === undefined || until === undefined || from <= until);
  const content = fc.record({
    items: fc.array(fc.tuple(life, fc.nat()).map(([dates, id]) => ({ id, ...dates }))),
    boxes: fc.array(
      fc.uniqueArray(day, { minLength: 1, maxLength: 4 }).map((days) => ({
        prices: ['2000-01-01', ...days.toSorted()].map((from, price) => ({ from, price })),
      })),
    ),
    services: fc.array(
      fc.uniqueArray(day, { minLength: 1, maxLength: 4 }).map((days) => ({
        tariffs: ['2000-01-01', ...days.toSorted()].map((from, price) => ({ from, price })),
      })),
    ),
    fees: fc.array(
      fc.uniqueArray(day, { minLength: 1, maxLength: 4 }).map((days) => ({
        amounts: ['2000-01-01', ...days.toSorted()].map((from, amount) => ({ from, amount })),
      })),
    ),
  });
  fc.assert(
    fc.property(
      content,
      fc.date({ min: at('2023-01-01'), max: at('2034-01-01'), noInvalidDate: true }),
      (json, date) => {
        const changes = changesOf(json);
        const last = changes.findLast((change) => change <= date);
        const next = changes.find((change) => change > date);
        const now = heldAt(json, date);
        const since = last ?? date;
        const until = next ? new Date(next.getTime() - 1) : date;
        expect([heldAt(json, since), heldAt(json, until)]).toEqual([now, now]);
      },
    ),
  );
});
