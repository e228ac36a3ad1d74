/** Every answer of the eligibility test, as content and audience name them. */
export const ELIGIBILITY_ANSWERS = [
  'disponible',
  'fin-adsl',
  'prevue',
  'prevue-box-5g',
  'box-5g',
  'inconnue',
  'commune-introuvable',
  'service-indisponible',
] as const;
export type EligibilityAnswer = (typeof ELIGIBILITY_ANSWERS)[number];
