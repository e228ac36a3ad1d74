import { createHmac } from 'node:crypto';
import { canonicalMailbox } from '@vitrine/domain/forms/contest';

/** A mailbox as the store knows it: found again by who types it, read by nobody. */
export function sealedMailbox(email: string, secret: string): string {
  return createHmac('sha256', `${secret}:mailbox`)
    .update(canonicalMailbox(email))
    .digest('base64url');
}

/** Only the one that we write to: whoever reads it may see the request. */
export function mailboxesOf(values: Readonly<Record<string, unknown>>, secret: string): string[] {
  const { email } = values;
  return typeof email === 'string' ? [sealedMailbox(email, secret)] : [];
}
