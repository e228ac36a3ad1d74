import { describe, expect, test } from 'vitest';
import {
  composeLetter,
  type LetterAnswers,
  letterErrors,
  TERMINATION_REASONS,
} from './termination-letter.ts';
import page from '../../../content/pages/obtenir-ma-lettre-de-resiliation.json' with { type: 'json' };

const { letter: texts } = page.letter;
const answers: LetterAnswers = {
  name: 'Camille Martin',
  street: '4 rue Victor Hugo',
  postcode: '42000',
  city: 'Saint-Étienne',
  provider: 'Télécom Exemple',
  providerAddress: 'Service résiliation\n  TSA 12345 \n\n75000 Paris',
  contract: 'C-123',
  line: '04 77 00 00 00',
  reason: 'unbound',
  endDay: '',
  writtenOn: '2026-11-15',
};

describe('the letter of termination', () => {
  test('names the contract, the line, the day and the legal notice', () => {
    const letter = composeLetter(answers, texts);
    const text = JSON.stringify(letter);
    expect(letter.recipient).toEqual([
      'Télécom Exemple',
      'Service résiliation',
      'TSA 12345',
      '75000 Paris',
    ]);
    for (const part of ['C-123', '04 77 00 00 00', '15\u00a0novembre 2026', '10\u00a0jours']) {
      expect(text).toContain(part);
    }
  });

  test.each([
    ['Saint-Étienne', 'À Saint-Étienne, le 15\u00a0novembre 2026'],
    [' Le Havre ', 'Au Havre, le 15\u00a0novembre 2026'],
  ])('is written at a place as French has it: %s', (city, placeAndDate) => {
    expect(composeLetter({ ...answers, city }, texts).placeAndDate).toBe(placeAndDate);
  });

  test('is from who signs it, without the spaces that were typed around', () => {
    const spaced = Object.fromEntries(
      Object.entries(answers).map(([name, text]) => [name, name === 'reason' ? text : ` ${text} `]),
    );
    const typed = { ...answers, ...spaced, endDay: '', writtenOn: answers.writtenOn };
    expect(composeLetter(typed, texts)).toEqual(composeLetter(answers, texts));
    const { sender, signature, references } = composeLetter(answers, texts);
    expect(sender).toEqual(['Camille Martin', '4 rue Victor Hugo', '42000 Saint-Étienne']);
    expect(signature).toBe('Camille Martin');
    expect(references).toHaveLength(2);
  });

  test('asks nothing of a line or an address that is not known', () => {
    const short = { ...answers, line: ' ', providerAddress: '\n' };
    const { recipient, references } = composeLetter(short, texts);
    expect(recipient).toEqual(['Télécom Exemple', texts.providerService]);
    expect(references).toHaveLength(1);
  });

  test('asks for the day that was chosen', () => {
    const letter = composeLetter({ ...answers, endDay: '2026-12-01' }, texts);
    expect(letter.paragraphs.join(' ')).toContain('1er\u00a0décembre 2026');
  });

  test.each(TERMINATION_REASONS)('gives a reason of its own: %s', (reason) => {
    const others = TERMINATION_REASONS.filter((other) => other !== reason);
    const second = (which: typeof reason) =>
      composeLetter({ ...answers, reason: which }, texts).paragraphs[1];
    expect(others.map(second)).not.toContain(second(reason));
  });

  test('is complete when nothing is missing, and says what is', () => {
    expect(letterErrors(answers)).toEqual([]);
    const empty = { ...answers, name: ' ', postcode: '420', contract: '', endDay: '2026-11-14' };
    expect(letterErrors(empty)).toEqual(['name', 'postcode', 'contract', 'endDay']);
    for (const postcode of ['420000', 'F42000', '42 000'])
      expect(letterErrors({ ...answers, postcode })).toEqual(['postcode']);
    expect(letterErrors({ ...answers, endDay: answers.writtenOn })).toEqual([]);
    expect(letterErrors({ ...answers, endDay: '2026-12-01' })).toEqual([]);
  });
});
