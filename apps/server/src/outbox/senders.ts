import { createTransport } from 'nodemailer';
import type { ClaimedMessage } from '../store/outbox.ts';
import type { Senders } from './delivery.ts';
import { MailPayload, PartnerPayload } from './messages.ts';

/** A mail server or a partner that does not answer is tried again later; nobody waits for it. */
const SEND_TIMEOUT_MS = 15_000;

export type SendersOptions = {
  smtpUrl: string | null;
  /** 'Free <ne-pas-repondre@free.fr>'. */
  mailFrom: string;
  partnerUrl: string | null;
  fetch?: typeof globalThis.fetch;
};

export function createSenders({
  smtpUrl,
  mailFrom,
  partnerUrl,
  fetch = globalThis.fetch,
}: SendersOptions): Senders {
  return {
    ...(smtpUrl === null ? {} : { mail: mailSender(smtpUrl, mailFrom) }),
    ...(partnerUrl === null ? {} : { partner: partnerSender(partnerUrl, fetch) }),
  };
}

function mailSender(smtpUrl: string, from: string) {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 2,
    connectionTimeout: SEND_TIMEOUT_MS,
    socketTimeout: SEND_TIMEOUT_MS,
  });
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost';
  return async ({ id, payload }: ClaimedMessage) => {
    const { to, subject, text } = MailPayload.parse(payload);
    await transport.sendMail({
      from,
      // An object, so that no character of the address is read as a second recipient.
      to: { name: '', address: to },
      subject,
      text,
      // The same message has the same identifier: a mailbox that gets it twice shows it once.
      messageId: `<${id.replace(':', '.')}@${domain}>`,
      headers: { 'Auto-Submitted': 'auto-replied' },
    });
  };
}

function partnerSender(url: string, fetch: typeof globalThis.fetch) {
  return async ({ id, payload }: ClaimedMessage) => {
    const response = await fetch(`${url}/contest-entries`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': id },
      body: JSON.stringify(PartnerPayload.parse(payload)),
      signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
    });
    await response.body?.cancel();
    // 409: the partner has it already.
    if (!response.ok && response.status !== 409)
      throw new Error(`the partner answered ${response.status}`);
  };
}
