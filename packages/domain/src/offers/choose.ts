import type { BoxOffer } from '../box-offer.ts';
import type { ChooserTexts } from '../content/pages.ts';

/** 'Aidez-moi à choisir': at most four questions, one answer with its reasons. Nothing leaves the browser. */

export const QUESTIONS = [
  { id: 'network', answers: ['yes', 'no', 'unknown'] },
  { id: 'tv', answers: ['none', 'channels', 'all'] },
  { id: 'usage', answers: ['light', 'family', 'heavy'] },
  { id: 'budget', answers: ['lowest', 'stable', 'balance', 'best'] },
] as const;

export type QuestionId = (typeof QUESTIONS)[number]['id'];
export type Answers = Partial<Record<QuestionId, string>>;

/** In the order of the questions: 'yes,none,light'. */
export function formatAnswers(answers: Answers): string {
  return QUESTIONS.flatMap(({ id }) => answers[id] ?? []).join(',');
}

/** Up to what is no answer. */
export function parseAnswers(text: string): Answers {
  const given = text.split(',');
  const answers: Answers = {};
  for (const [rank, { id, answers: known }] of QUESTIONS.entries()) {
    const answer = (known as readonly string[]).find((one) => one === given[rank]);
    if (answer === undefined) break;
    answers[id] = answer;
  }
  return answers;
}

/** Keys of the box to take and of the next best one, by occasion; why is content. */
export const ADVICE = {
  noFibre: { box: 'box-5g', runnerUp: 'pop' },
  videoServices: { box: 'ultra', runnerUp: 'ultra-essentiel' },
  heavyAtBest: { box: 'ultra', runnerUp: 'ultra-essentiel' },
  heavy: { box: 'ultra-essentiel', runnerUp: 'pop' },
  noTv: { box: 'pop-s', runnerUp: 'pop' },
  lowest: { box: 'revolution-light', runnerUp: 'pop' },
  best: { box: 'ultra', runnerUp: 'ultra-essentiel' },
  stable: { box: 'pop', runnerUp: 'pop-s' },
  balance: { box: 'pop', runnerUp: 'ultra-essentiel' },
} as const satisfies Record<string, { box: string; runnerUp: string }>;
export type Occasion = keyof typeof ADVICE;
export const OCCASIONS = Object.keys(ADVICE) as Occasion[];

export type Advice = {
  /** Key of the box. */
  readonly box: string;
  readonly reasons: readonly string[];
  /** The next best one, and why it is not the first. */
  readonly runnerUp: { readonly box: string; readonly whyNot: string };
};

export type ChoosableBox = Pick<
  BoxOffer,
  'key' | 'price' | 'priceAfter' | 'network' | 'includedChannelsNumber'
>;

/** The next question worth asking, or null when no answer to those left would change the advice. */
export function nextQuestion(answers: Answers): (typeof QUESTIONS)[number] | null {
  const next = QUESTIONS.find(({ id }) => answers[id] === undefined);
  return next && occasionsLeft(answers).size > 1 ? next : null;
}

/** Where the answers given, and any to the questions left, may lead. */
function occasionsLeft(answers: Answers): Set<Occasion> {
  const next = QUESTIONS.find(({ id }) => answers[id] === undefined);
  if (!next) return new Set([occasionOf(answers)]);
  return new Set(
    next.answers.flatMap((answer) => [...occasionsLeft({ ...answers, [next.id]: answer })]),
  );
}

/** The key of the box to take, and why; `boxes` are those that can be had. */
export function advise(
  answers: Answers,
  { advice, checkAddress }: Pick<ChooserTexts, 'advice' | 'checkAddress'>,
  boxes: readonly ChoosableBox[],
): Advice {
  const wanted = occasionOf(answers);
  const occasion = holds(wanted, boxes) ? wanted : 'balance';
  const { box, runnerUp } = ADVICE[occasion];
  const { reasons, whyNot } = advice[occasion];
  return {
    box,
    reasons: answers.network === 'unknown' ? [...reasons, checkAddress] : reasons,
    runnerUp: { box: runnerUp, whyNot },
  };
}

function occasionOf({ network, tv, usage, budget }: Answers): Occasion {
  if (network === 'no') return 'noFibre';
  if (tv === 'all') return 'videoServices';
  if (usage === 'heavy') return budget === 'best' ? 'heavyAtBest' : 'heavy';
  if (tv === 'none') return 'noTv';
  if (budget === 'lowest' || budget === 'best' || budget === 'stable') return budget;
  return 'balance';
}

/** Prices change: what an advice says of them is said while it is so. */
function holds(occasion: Occasion, boxes: readonly ChoosableBox[]): boolean {
  const isSteady = (key: string) => boxes.find((box) => box.key === key)?.priceAfter === null;
  if (occasion === 'lowest') return isCheapest(ADVICE.lowest.box, boxes);
  if (occasion !== 'stable') return true;
  return isSteady(ADVICE.stable.runnerUp) && !isSteady(ADVICE.stable.box);
}

/** Of the boxes with fibre and TV. */
export function isCheapest(key: string, boxes: readonly ChoosableBox[]): boolean {
  const own = boxes.find((box) => box.key === key);
  return (
    own !== undefined &&
    boxes
      .filter(
        (box) => box !== own && box.network === 'fibre' && box.includedChannelsNumber !== null,
      )
      .every(({ price }) => price > own.price)
  );
}
