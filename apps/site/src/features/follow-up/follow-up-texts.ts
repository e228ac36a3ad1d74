import type { FollowUpPage } from '@vitrine/domain/content/form-pages';

/** What the page says in each of its states. */
export type FollowUpTexts = Pick<
  FollowUpPage,
  'form' | 'mail' | 'notices' | 'instant' | 'link' | 'steps' | 'request'
>;
