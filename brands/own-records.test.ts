import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { splitOwnRecords, withOwnRecords } from './own-records.ts';

const common = {
  title: 'Nos offres',
  texts: { more: 'Voir', less: 'Cacher' },
  slides: [
    { id: 'ultra', title: 'Ultra', tags: ['rapide', 'neuve'] },
    { id: 'pop', title: 'Pop', tags: [] },
    { id: 'family', title: 'Family', tags: [] },
  ],
};
const part = {
  texts: { more: 'Découvrir', less: { removed: true } },
  slides: [
    { id: 'pop', tags: ['simple'] },
    { id: 'family', removed: true },
    { id: 'fibre', title: 'Fibre', tags: [], added: true },
  ],
};
const merged = {
  title: 'Nos offres',
  texts: { more: 'Découvrir' },
  slides: [
    { id: 'ultra', title: 'Ultra', tags: ['rapide', 'neuve'] },
    { id: 'pop', title: 'Pop', tags: ['simple'] },
    { id: 'fibre', title: 'Fibre', tags: [] },
  ],
};

describe('the records of a brand', () => {
  test('are changed, added and removed among the common ones', () => {
    expect(withOwnRecords(common, part)).toEqual({
      merged,
      problems: [],
    });
  });

  test.each([
    ['an unknown record', { id: 'pope', title: 'Pope' }, 'slides.pope: ce nom n’est pas'],
    ['nothing to remove', { id: 'pope', removed: true }, 'slides.pope: il n’y a rien de ce nom'],
    ['a name that is taken', { id: 'pop', added: true }, 'slides.pop: ce nom est déjà pris'],
  ])('are refused by name: %s', (_what, record, problem) => {
    const { problems } = withOwnRecords(common, { slides: [record] });
    expect(problems).toEqual([
      { path: ['slides', 0], said: expect.stringContaining(problem) as string },
    ]);
  });

  test('are refused by name: written twice, or a key that is not there', () => {
    const twice = {
      slides: [
        { id: 'pop', title: 'a' },
        { id: 'pop', title: 'b' },
      ],
    };
    expect(withOwnRecords(common, twice).problems).toEqual([
      { path: ['slides', 1], said: 'slides.pop: ce nom est écrit deux fois' },
    ]);
    expect(withOwnRecords(common, { texts: { mor: { removed: true } } }).problems).toEqual([
      { path: ['texts', 'mor'], said: 'texts.mor: il n’y a rien de ce nom à enlever' },
    ]);
  });
});

describe('a merged file that someone changed', () => {
  test('that has not changed gives both files as they were', () => {
    expect(splitOwnRecords(merged, common, part)).toEqual({ common, part });
  });

  test('gives each change to the file that its record came from', () => {
    const [ultra, pop, fibre] = merged.slides;
    const changed = {
      ...merged,
      title: 'Toutes nos offres',
      slides: [
        { ...ultra, title: 'L’Ultra' },
        { ...pop, title: 'La Pop', tags: ['petite'] },
        { ...fibre, title: 'La fibre' },
      ],
    };
    expect(splitOwnRecords(changed, common, part)).toEqual({
      common: {
        ...common,
        title: 'Toutes nos offres',
        slides: [
          { ...ultra, title: 'L’Ultra' },
          { ...common.slides[1], title: 'La Pop' },
          common.slides[2],
        ],
      },
      part: {
        ...part,
        slides: [
          { id: 'pop', tags: ['petite'] },
          { id: 'family', removed: true },
          { id: 'fibre', title: 'La fibre', tags: [], added: true },
        ],
      },
    });
  });

  test('is never split into files that would give another', () => {
    const slide = fc.record({
      id: fc.constantFrom('ultra', 'pop', 'family', 'fibre', 'noel'),
      title: fc.string(),
    });
    const slides = fc.uniqueArray(slide, { selector: ({ id }) => id });
    fc.assert(
      fc.property(slides, fc.string(), (list, title) => {
        const wanted = { title, texts: { more: title }, slides: list };
        const found = splitOwnRecords(wanted, common, part);
        const again = found === null ? wanted : withOwnRecords(found.common, found.part).merged;
        expect(again).toEqual(wanted);
      }),
    );
  });
});
