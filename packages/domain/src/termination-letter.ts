import type { LetterTexts } from './content/places.ts';
import { capitalised, formatDay, toPlace } from './french.ts';
import { sentenceWith } from './sentence.ts';

/** What a letter of termination to an internet provider needs. Nothing of it leaves the browser. */
export type LetterAnswers = {
  readonly name: string;
  readonly street: string;
  readonly postcode: string;
  readonly city: string;
  readonly provider: string;
  /** Postal address of the provider's termination service, over several lines. */
  readonly providerAddress: string;
  readonly contract: string;
  readonly line: string;
  readonly reason: TerminationReason;
  /** ISO day on which the contract should end; empty: as soon as possible. */
  readonly endDay: string;
  /** ISO day on which the letter is written. */
  readonly writtenOn: string;
};

export const TERMINATION_REASONS = [
  'unbound',
  'moving',
  'increase',
  'fault',
  'commitment',
] as const;
export type TerminationReason = (typeof TERMINATION_REASONS)[number];

/** Notice in days that the consumer code grants a provider, from the receipt of the letter. */
export const NOTICE_DAYS = 10;

export type Letter = ReturnType<typeof composeLetter>;

/** What a letter cannot be without, in the order of the form. */
export const LETTER_NEEDS = [
  'name',
  'street',
  'postcode',
  'city',
  'provider',
  'contract',
  'endDay',
] as const satisfies readonly (keyof LetterAnswers)[];
export type LetterNeed = (typeof LETTER_NEEDS)[number];

/** What is missing or wrong, in the order of the form. */
export function letterErrors(answers: LetterAnswers): LetterNeed[] {
  return LETTER_NEEDS.filter((field) => {
    const given = answers[field].trim();
    if (field === 'postcode') return !/^\d{5}$/.test(given);
    // It may be left open; it may not be over.
    if (field === 'endDay') return given !== '' && given < answers.writtenOn;
    return given === '';
  });
}

export function composeLetter(answers: LetterAnswers, texts: LetterTexts['letter']) {
  const { name, street, postcode, city, provider, contract, line, endDay, writtenOn } = answers;
  const notice = String(NOTICE_DAYS);
  const providerLines = answers.providerAddress
    .split('\n')
    .map((text) => text.trim())
    .filter(Boolean);
  return {
    /** Of the document that holds it. */
    title: texts.title,
    sender: [name.trim(), street.trim(), `${postcode.trim()} ${city.trim()}`],
    recipient: [
      provider.trim(),
      ...(providerLines.length > 0 ? providerLines : [texts.providerService]),
    ],
    placeAndDate: sentenceWith(texts.placeAndDate, {
      place: capitalised(toPlace(city.trim())),
      day: formatDay(writtenOn),
    }),
    subject: texts.subject,
    references: [
      sentenceWith(texts.contract, { contract: contract.trim() }),
      ...(line.trim() === '' ? [] : [sentenceWith(texts.line, { line: line.trim() })]),
    ],
    mention: texts.mention,
    paragraphs: [
      texts.greeting,
      sentenceWith(texts.decision, { reason: texts.reasons[answers.reason] }),
      endDay === ''
        ? sentenceWith(texts.soon, { notice })
        : sentenceWith(texts.on, { day: formatDay(endDay), notice }),
      texts.requests,
      texts.closing,
    ],
    signature: name.trim(),
  };
}
