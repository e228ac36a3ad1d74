import { createTransport } from 'nodemailer';
import type { z } from 'zod';
import type { ClaimedMessage } from '../store/outbox.ts';
import { Undeliverable } from './delivery.ts';
import type { Senders } from './delivery.ts';
import { MailPayload, PartnerPayload } from './messages.ts';

/** A mail server or a partner that does not answer is tried again later; nobody waits for it. */
const CONNECT_TIMEOUT_MS = 5_000;
/** A mail server that accepts the connection and says nothing is away too. */
const GREETING_TIMEOUT_MS = 5_000;
const SILENCE_TIMEOUT_MS = 10_000;
const PARTNER_TIMEOUT_MS = 10_000;

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
    dnsTimeout: CONNECT_TIMEOUT_MS,
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: GREETING_TIMEOUT_MS,
    socketTimeout: SILENCE_TIMEOUT_MS,
  });
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost';
  return async ({ id, payload }: ClaimedMessage) => {
    const { to, subject, text } = readable(MailPayload, payload);
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
      redirect: 'error',
      body: JSON.stringify(readable(PartnerPayload, payload)),
      signal: AbortSignal.timeout(PARTNER_TIMEOUT_MS),
    });
    await response.body?.cancel();
    // 409: the partner has it already.
    if (!response.ok && response.status !== 409)
      throw new Error(`the partner answered ${response.status}`);
  };
}

/** A message that is not what its sender needs will not become so. */
function readable<Payload>(schema: z.ZodType<Payload>, payload: unknown): Payload {
  const read = schema.safeParse(payload);
  if (!read.success) throw new Undeliverable('the message cannot be read');
  return read.data;
}
