import type { AnswerWords, EligibilityTexts } from '@vitrine/domain/content/places';
import { capitalised, formatDay, toPlace } from '@vitrine/domain/french';
import { parisClock } from '@vitrine/domain/paris-time';
import { sentenceWith } from '@vitrine/domain/sentence';
import { formatQuarter, formatShare, parseQuarter } from '@vitrine/geo/coverage';
import type { Eligibility } from '@vitrine/geo/eligibility';
import type { Place } from '@vitrine/geo/place';
import type { VisitAnswer } from './visit-answer.ts';

/** The words of an answer; what is not known is empty, and no answer of that kind asks for it. */
export function answerWords({ city }: Place, eligibility: Eligibility): AnswerWords {
  const { fibreShare, plannedQuarter, copper } = eligibility;
  const quarter = plannedQuarter === null ? null : parseQuarter(plannedQuarter);
  const at = toPlace(city);
  return {
    at,
    At: capitalised(at),
    city,
    share: fibreShare === null ? '' : formatShare(fibreShare),
    quarter: quarter === null ? '' : formatQuarter(quarter),
    technical: copper === null ? '' : formatDay(copper.technical),
    commercial: copper === null ? '' : formatDay(copper.commercial),
  };
}

function hasFibre({ status }: Eligibility): boolean {
  return status === 'available' || status === 'adsl-closing';
}

/** As told: a share that reads « 0 % » is none. */
function isSomewhere(fibreShare: number | null): boolean {
  return fibreShare !== null && formatShare(fibreShare) !== formatShare(0);
}

/** Where the answer is another one than the fibre, how many homes have it; null where none has. */
export function someFibreSentence(
  { status, fibreShare }: Eligibility,
  words: AnswerWords,
  text: EligibilityTexts['someFibre'],
): string | null {
  const isAnotherAnswer = status === 'planned' || status === 'box-5g';
  return isAnotherAnswer && isSomewhere(fibreShare) ? sentenceWith(text, words) : null;
}

/** When the ADSL stops there or stopped, or that nobody knows yet. */
export function adslSentence(
  eligibility: Eligibility,
  words: AnswerWords,
  texts: EligibilityTexts['adsl'],
  now = new Date(),
): string {
  const { copper } = eligibility;
  if (copper !== null)
    return sentenceWith(copper.technical < parisClock(now).day ? texts.closed : texts.dated, words);
  return hasFibre(eligibility) ? texts.undatedWithFibre : texts.undated;
}

/** The same for what the visit knows; two towns of one name differ by their postcode. */
export function visitReminder(
  { place, eligibility }: VisitAnswer,
  network: 'fibre' | '5g',
  texts: EligibilityTexts['reminder'],
): string {
  const words = answerWords(place, eligibility);
  const at = place.postcode === null ? words.at : `${words.at} (${place.postcode})`;
  return reminderSentence(eligibility, network, { ...words, at }, texts);
}

/** One line beside the button that subscribes to a box of that network. */
export function reminderSentence(
  eligibility: Eligibility,
  network: 'fibre' | '5g',
  words: AnswerWords,
  texts: EligibilityTexts['reminder'],
): string {
  const { status, box5g, fibreShare } = eligibility;
  return sentenceWith(texts[reminderOf()], words);

  function reminderOf() {
    if (network === '5g') return status === 'unknown' ? 'unknown' : box5g ? 'box5g' : 'noBox5g';
    if (hasFibre(eligibility)) return 'fibre';
    if (status === 'planned') return 'fibrePlanned';
    if (status === 'box-5g') return isSomewhere(fibreShare) ? 'someFibre' : 'noFibre';
    return 'unknown';
  }
}
