import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ADVICE,
  advise,
  type Answers,
  type ChoosableBox,
  formatAnswers,
  nextQuestion,
  OCCASIONS,
  parseAnswers,
  QUESTIONS,
} from './choose.ts';
import type { ChooserTexts } from '../content/pages.ts';

const texts = {
  advice: Object.fromEntries(
    OCCASIONS.map((occasion) => [
      occasion,
      { reasons: [`for ${occasion}`, 'another'], whyNot: `not for ${occasion}` },
    ]),
  ) as ChooserTexts['advice'],
  checkAddress: 'check the address',
};

const boxes: readonly ChoosableBox[] = [
  { key: 'pop', price: 2999, priceAfter: 3999, network: 'fibre', includedChannelsNumber: 300 },
  { key: 'pop-s', price: 1599, priceAfter: null, network: 'fibre', includedChannelsNumber: null },
  {
    key: 'revolution-light',
    price: 1999,
    priceAfter: 2999,
    network: 'fibre',
    includedChannelsNumber: 300,
  },
  { key: 'box-5g', price: 1499, priceAfter: null, network: '5g', includedChannelsNumber: 300 },
];

describe('help to choose', () => {
  test.each<[string, Answers, string]>([
    ['no fibre', { network: 'no' }, 'box-5g'],
    ['internet only', { network: 'yes', tv: 'none', usage: 'light' }, 'pop-s'],
    [
      'the lowest price with TV',
      { network: 'yes', tv: 'channels', usage: 'light', budget: 'lowest' },
      'revolution-light',
    ],
    ['a family', { network: 'yes', tv: 'channels', usage: 'family', budget: 'balance' }, 'pop'],
    ['films and sport', { network: 'yes', tv: 'all', usage: 'family', budget: 'balance' }, 'ultra'],
    [
      'big uploads',
      { network: 'yes', tv: 'channels', usage: 'heavy', budget: 'balance' },
      'ultra-essentiel',
    ],
    ['the best', { network: 'yes', tv: 'none', usage: 'heavy', budget: 'best' }, 'ultra'],
  ])('%s', (_, answers, box) => {
    expect(nextQuestion(answers)).toBeNull();
    expect(advise(answers, texts, boxes).box).toBe(box);
  });

  test.each<[Answers, string | null]>([
    [{}, 'network'],
    [{ network: 'yes' }, 'tv'],
    [{ network: 'unknown', tv: 'none' }, 'usage'],
    [{ network: 'yes', tv: 'none', usage: 'light' }, null],
    [{ network: 'yes', tv: 'none', usage: 'family' }, null],
    [{ network: 'yes', tv: 'none', usage: 'heavy' }, 'budget'],
    [{ network: 'yes', tv: 'channels', usage: 'light' }, 'budget'],
    [{ network: 'unknown', tv: 'all' }, null],
    [{ network: 'no' }, null],
  ])('after %o it asks about %s', (answers, question) => {
    expect(nextQuestion(answers)?.id ?? null).toBe(question);
  });

  test.each<[string, readonly ChoosableBox[]]>([
    ['another costs less', boxes.map((box) => (box.key === 'pop' ? { ...box, price: 1799 } : box))],
    [
      'one of several costs less',
      boxes.flatMap((box) =>
        box.key === 'pop'
          ? [
              { ...box, price: 1799 },
              { ...box, key: 'ultra' },
            ]
          : box,
      ),
    ],
    ['another costs as much', boxes.map((box) => ({ ...box, price: 1999 }))],
    ['it cannot be had', boxes.filter(({ key }) => key !== 'revolution-light')],
  ])('no box is said to have the lowest price with TV when %s', (_, sold) => {
    const answers = { network: 'yes', tv: 'channels', usage: 'light', budget: 'lowest' };
    expect(advise(answers, texts, sold)).toMatchObject({
      box: 'pop',
      reasons: ['for balance', 'another'],
    });
  });

  test.each<[string, readonly ChoosableBox[]]>([
    ['Pop S has a promotion', boxes.map((box) => ({ ...box, priceAfter: 3999 }))],
    ['Pop has none', boxes.map((box) => ({ ...box, priceAfter: null }))],
    ['Pop S cannot be had', boxes.filter(({ key }) => key !== 'pop-s')],
  ])('Pop S is not said to keep its price, unlike Pop, when %s', (_, sold) => {
    const answers = { network: 'yes', tv: 'channels', usage: 'light', budget: 'stable' };
    expect(advise(answers, texts, boxes).reasons).toEqual(['for stable', 'another']);
    expect(advise(answers, texts, sold).reasons).toEqual(['for balance', 'another']);
    const heavy = { network: 'yes', tv: 'channels', usage: 'heavy', budget: 'lowest' };
    expect(advise(heavy, texts, sold)).toEqual(advise(heavy, texts, boxes));
  });

  test('says to check the address when the fibre is uncertain', () => {
    const answers = { network: 'unknown', tv: 'channels' };
    expect(advise(answers, texts, boxes).reasons).toContain('check the address');
    expect(advise({ ...answers, network: 'yes' }, texts, boxes).reasons).not.toContain(
      'check the address',
    );
  });

  test('every occasion comes up, each with its own words', () => {
    const given = QUESTIONS.reduce<Answers[]>(
      (before, { id, answers: choices }) =>
        before.flatMap((answers) => choices.map((choice) => ({ ...answers, [id]: choice }))),
      [{}],
    ).map((answers) => advise(answers, texts, boxes));
    for (const occasion of OCCASIONS) {
      const { box, runnerUp } = ADVICE[occasion];
      expect(given).toContainEqual({
        box,
        reasons: [`for ${occasion}`, 'another'],
        runnerUp: { box: runnerUp, whyNot: `not for ${occasion}` },
      });
    }
  });

  test('always ends, in four questions at most, with a box and reasons', () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.nat(3)), (picks) => {
        const answers: Answers = {};
        let asked = 0;
        for (let question = nextQuestion(answers); question; question = nextQuestion(answers)) {
          asked += 1;
          const index = (picks.next().value ?? 0) % question.answers.length;
          answers[question.id] = question.answers[index] ?? '';
        }
        expect(asked).toBeLessThanOrEqual(QUESTIONS.length);
        expect(QUESTIONS.length).toBeLessThanOrEqual(4);
        expect(advise(answers, texts, boxes).reasons.length).toBeGreaterThanOrEqual(2);
      }),
    );
  });
});

describe('answers as a text', () => {
  const given = fc
    .tuple(
      ...QUESTIONS.map(({ id, answers }) => fc.constantFrom(...answers).map((one) => [id, one])),
    )
    .chain((all) =>
      fc.nat(QUESTIONS.length).map((count) => Object.fromEntries(all.slice(0, count))),
    );

  test('are the same once they are read again, in the same order', () => {
    fc.assert(
      fc.property(given, (answers: Answers) => {
        const read = parseAnswers(formatAnswers(answers));
        expect(Object.entries(read)).toEqual(Object.entries(answers));
      }),
    );
  });

  test('are read up to what is none', () => {
    expect(parseAnswers('yes,none,daily,best')).toEqual({ network: 'yes', tv: 'none' });
    expect(parseAnswers('none')).toEqual({});
    expect(parseAnswers('')).toEqual({});
  });
});
