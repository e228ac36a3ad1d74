import type { AnswerTexts, EligibilityTexts } from '@vitrine/domain/content/places';
import type { PricePlan } from '@vitrine/domain/price';
import type { PictureSources } from '#ui/Picture/picture-sources.ts';

/** As much of an offer as an answer shows. */
export type EligibilityOffer = PricePlan & {
  key: string;
  name: string;
  href: string;
  picture: PictureSources;
};

/** What a page carries: the words of the form, and those for when nothing answers. */
export type EligibilityFormTexts = Omit<
  EligibilityTexts,
  'answers' | 'adsl' | 'others' | 'guess' | 'someFibre' | 'overseas' | 'reminder'
> & { unavailable: AnswerTexts };

/** Everything that an answer may say. No page carries it: most visitors never ask. */
export type EligibilityAnswers = {
  texts: Pick<EligibilityTexts, 'answers' | 'adsl' | 'others' | 'guess' | 'someFibre' | 'overseas'>;
  /** The boxes that answers put forward. */
  offers: readonly EligibilityOffer[];
  /** Said under the figures: a sample, or the regulator's. */
  sourceNote: string;
};

const ADDRESS = '/eligibility-answers.json';
const TIMEOUT_MS = 5_000;

let known: EligibilityAnswers | null = null;

/** Those of the release on show, read once a page; null while they cannot be had. */
export async function readAnswers(): Promise<EligibilityAnswers | null> {
  if (known) return known;
  try {
    const response = await fetch(ADDRESS, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    known = response.ok ? answersOf(await response.json()) : null;
  } catch {
    known = null;
  }
  return known;
}

/** Written by our own release: an older one, or an error page in its place, has another shape. */
function answersOf(value: unknown): EligibilityAnswers | null {
  const { texts, offers, sourceNote } = (value ?? {}) as Partial<EligibilityAnswers>;
  const isWhole =
    typeof texts?.answers === 'object' &&
    typeof texts.adsl === 'object' &&
    typeof texts.others === 'string' &&
    typeof texts.guess === 'string' &&
    typeof texts.someFibre === 'string' &&
    typeof texts.overseas === 'string' &&
    Array.isArray(offers) &&
    typeof sourceNote === 'string';
  return isWhole ? (value as EligibilityAnswers) : null;
}
