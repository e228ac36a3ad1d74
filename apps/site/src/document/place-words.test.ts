import { describe, expect, test } from 'vitest';
import { eligibility, leHavre, texts } from '#testing/eligibility.ts';
import { adslSentence, answerWords, reminderSentence, visitReminder } from './place-words.ts';

const copper = { commercial: '2027-01-31', technical: '2028-02-01' };

describe('the end of the ADSL', () => {
  test('has its two dates where they are known', () => {
    const answer = { ...eligibility, copper };
    expect(adslSentence(answer, answerWords(leHavre, answer), texts.adsl)).toContain(
      'L’ADSL s’y arrête le 1er\u00a0février 2028',
    );
  });

  test('is past once its last day is', () => {
    const answer = { ...eligibility, copper };
    const on = (day: string) =>
      adslSentence(answer, answerWords(leHavre, answer), texts.adsl, new Date(`${day}T12:00:00Z`));
    expect(on('2028-02-01')).toContain('s’y arrête le 1er\u00a0février 2028');
    expect(on('2028-02-02')).toBe('L’ADSL s’y est arrêté le 1er\u00a0février 2028.');
  });

  test.each([
    ['available', 'vous pouvez y passer dès maintenant'],
    ['planned', 'Revenez tester votre adresse'],
    ['unknown', 'Revenez tester votre adresse'],
  ] as const)('%s without a date says so, and what to do', (status, advice) => {
    const answer = { ...eligibility, status };
    const sentence = adslSentence(answer, answerWords(leHavre, answer), texts.adsl);
    expect(sentence).toContain('Aucune date de fin de l’ADSL n’y est connue');
    expect(sentence).toContain(advice);
  });
});

describe('beside the subscription', () => {
  test.each([
    ['fibre', { status: 'available' }, 'Fibre disponible au Havre'],
    ['fibre', { status: 'adsl-closing' }, 'Fibre disponible au Havre'],
    [
      'fibre',
      { status: 'planned', plannedQuarter: '2027-T2' },
      'Fibre prévue au Havre : 2e trimestre 2027',
    ],
    ['fibre', { status: 'box-5g', fibreShare: 0 }, 'Pas encore de fibre au Havre'],
    ['fibre', { status: 'box-5g', fibreShare: 0.004 }, 'Pas encore de fibre au Havre'],
    ['fibre', { status: 'box-5g', fibreShare: null }, 'Pas encore de fibre au Havre'],
    ['fibre', { status: 'box-5g', fibreShare: 0.12 }, 'Fibre dans 12 % des logements au Havre'],
    ['fibre', { status: 'box-5g', fibreShare: 0.79 }, 'Fibre dans 79 % des logements au Havre'],
    ['fibre', { status: 'unknown' }, 'À vérifier avec un conseiller au Havre'],
    ['5g', { status: 'available', box5g: true }, 'Box 5G disponible au Havre'],
    ['5g', { status: 'available', box5g: false }, 'Box 5G pas encore disponible au Havre'],
  ] as const)('%s, %o: %s', (network, changes, sentence) => {
    const answer = { ...eligibility, ...changes };
    const words = answerWords(leHavre, answer);
    expect(reminderSentence(answer, network, words, texts.reminder).replaceAll('\u00a0', ' ')).toBe(
      sentence,
    );
  });

  test('has the postcode beside the town, not at the end of what is said of it', () => {
    const planned = {
      ...eligibility,
      status: 'planned',
      plannedQuarter: '2028-T1',
    } as const;
    const place = { ...leHavre, postcode: '76600' };
    expect(
      visitReminder({ place, eligibility: planned }, 'fibre', texts.reminder).replaceAll(
        '\u00a0',
        ' ',
      ),
    ).toBe('Fibre prévue au Havre (76600) : 1er trimestre 2028');
  });
});
