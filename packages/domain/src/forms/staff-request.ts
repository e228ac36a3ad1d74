import type { SignInRefusal } from '../audience/figures.ts';
import type { FollowedRequest } from './follow-up.ts';

/** Where those who answer read one request: its reference follows. */
export const STAFF_PATH = '/demandes';

export function staffPath(reference: string): string {
  return `${STAFF_PATH}/${encodeURIComponent(reference)}`;
}

/** Their page, which is never a file. */
export type StaffState =
  | { readonly kind: 'sign-in'; readonly reference: string; readonly refusal: SignInRefusal | null }
  | { readonly kind: 'gone'; readonly reference: string }
  | { readonly kind: 'request'; readonly request: FollowedRequest };
