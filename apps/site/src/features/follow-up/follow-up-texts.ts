import type { FollowUpPage } from '@vitrine/domain/content/form-pages';
import type { Processings } from '@vitrine/domain/content/processings';

/** What the page says in each of its states. */
export type FollowUpTexts = Pick<
  FollowUpPage,
  'form' | 'mail' | 'notices' | 'link' | 'steps' | 'request'
>;

/** What each request is called. */
export type RequestNames = Processings['forms'];
