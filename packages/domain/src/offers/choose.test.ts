import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { advise, type Answers, nextQuestion, QUESTIONS } from './choose.ts';

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
    expect(advise(answers).box).toBe(box);
  });

  test('says to check the address when the fibre is uncertain', () => {
    expect(advise({ network: 'unknown', tv: 'channels' }).reasons.join(' ')).toContain('adresse');
  });

  test('always ends, in four questions at most, with a box and reasons', () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.nat(3)), (picks) => {
        const answers: Answers = {};
        let asked = 0;
        for (let question = nextQuestion(answers); question; question = nextQuestion(answers)) {
          asked += 1;
          const index = (picks.next().value ?? 0) % question.answers.length;
          answers[question.id] = question.answers[index]?.id ?? '';
        }
        expect(asked).toBeLessThanOrEqual(QUESTIONS.length);
        expect(QUESTIONS.length).toBeLessThanOrEqual(4);
        expect(advise(answers).reasons.length).toBeGreaterThanOrEqual(2);
      }),
    );
  });
});
