import type { Eligibility } from './eligibility.ts';

/**
 * The pages that answer the eligibility form without script. The build renders one for each kind of
 * answer, with words to replace (`data-fill`); the server puts the municipality's own in.
 */
export const ANSWER_PAGES = {
  available: 'disponible',
  adslClosing: 'fin-adsl',
  planned: 'prevue',
  plannedWith5g: 'prevue-box-5g',
  box5g: 'box-5g',
  unknown: 'inconnue',
  notFound: 'commune-introuvable',
} as const;
export type AnswerPage = (typeof ANSWER_PAGES)[keyof typeof ANSWER_PAGES];

export function answerPageOf({ status, box5g }: Pick<Eligibility, 'status' | 'box5g'>): AnswerPage {
  if (status === 'available') return ANSWER_PAGES.available;
  if (status === 'adsl-closing') return ANSWER_PAGES.adslClosing;
  if (status === 'planned') return box5g ? ANSWER_PAGES.plannedWith5g : ANSWER_PAGES.planned;
  return status === 'box-5g' ? ANSWER_PAGES.box5g : ANSWER_PAGES.unknown;
}

export function answerPagePath(page: AnswerPage): string {
  return `/freebox/fibre-optique/eligibilite/${page}/`;
}

/** Where the form without script is sent. */
export const ANSWER_ADDRESS = '/api/eligibility/answer';
