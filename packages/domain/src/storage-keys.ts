/**
 * Everything the site may keep on a visitor's device without asking, because the visitor asked for
 * what it does and nobody else reads it. Anything that is not on this list waits for consent. The
 * cookies page shows this list, and a browser test holds the site to it.
 */
export type StorageKey = {
  readonly key: string;
  readonly where: 'session' | 'local';
  /** Said to visitors. */
  readonly purpose: string;
  readonly lifetime: string;
};

export const SIGN_UP_REALM_KEY = 'signUpRealm';
export const CAMPAIGN_QUERY_KEY = 'campaignQuery';

export const FORM_DRAFT_KEY = 'formDraft';
export const SUBSCRIBER_KEY = 'subscriber';
export const PLACE_KEY = 'vitrine-place';
export const CONSENT_KEY = 'consent';
export const NOT_COUNTED_KEY = 'notCounted';

const VISIT = 'la durée de la visite';

export const EXEMPT_STORAGE: readonly StorageKey[] = [
  {
    key: CONSENT_KEY,
    where: 'local',
    purpose: 'Se souvenir de votre choix sur les cookies, et du numéro de sa preuve.',
    lifetime: '6\u00a0mois',
  },
  {
    key: NOT_COUNTED_KEY,
    where: 'local',
    purpose: 'Se souvenir que vous ne voulez pas être compté dans la mesure d’audience.',
    lifetime: 'jusqu’à ce que vous changiez d’avis',
  },
  {
    key: SIGN_UP_REALM_KEY,
    where: 'session',
    purpose: 'Garder l’offre avec laquelle vous êtes arrivé jusqu’à l’abonnement.',
    lifetime: VISIT,
  },
  {
    key: CAMPAIGN_QUERY_KEY,
    where: 'session',
    purpose: 'Se souvenir du lien qui vous a mené à cette offre.',
    lifetime: VISIT,
  },
  {
    key: SUBSCRIBER_KEY,
    where: 'session',
    purpose: 'Garder les prix «\u00a0Abonné(e) Freebox\u00a0» d’une page à l’autre.',
    lifetime: VISIT,
  },
  {
    key: PLACE_KEY,
    where: 'session',
    purpose:
      'Se souvenir de l’adresse que vous avez testée et de la réponse, pour ne pas la redemander.',
    lifetime: VISIT,
  },
  {
    key: FORM_DRAFT_KEY,
    where: 'session',
    purpose: 'Ne pas perdre un formulaire que vous avez commencé à remplir.',
    lifetime: 'jusqu’à l’envoi du formulaire, au plus la durée de la visite',
  },
];
