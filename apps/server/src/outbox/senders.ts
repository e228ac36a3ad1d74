import { createUpstream, type UpstreamOptions } from '@vitrine/domain/upstream';
import { createTransport } from 'nodemailer';
import type { z } from 'zod';
import type { ClaimedMessage } from '../store/outbox.ts';
import { type Senders, Undeliverable } from './delivery.ts';
import type { MailWriter } from './mail-writer.ts';
import { MailPayload, PartnerPayload } from './messages.ts';

/** A mail server or a partner that does not answer is tried again later; nobody waits for it. */
const CONNECT_TIMEOUT_MS = 5_000;
/** A mail server that accepts the connection and says nothing is away too. */
const GREETING_TIMEOUT_MS = 5_000;
const SILENCE_TIMEOUT_MS = 10_000;
const PARTNER_TIMEOUT_MS = 10_000;
const PARTNER_FAILURES_BEFORE_REST = 5;
const PARTNER_REST_MS = 30_000;

export function createSenders({
  smtpUrl,
  mailFrom,
  partnerUrl,
  write,
  log = () => undefined,
}: {
  smtpUrl: string | null;
  /** 'Free <ne-pas-repondre@free.fr>'. */
  mailFrom: string;
  partnerUrl: string | null;
  write: MailWriter;
  log?: UpstreamOptions['log'];
}): Senders {
  return {
    ...(smtpUrl === null ? {} : { mail: mailSender(smtpUrl, mailFrom, write) }),
    ...(partnerUrl === null ? {} : { partner: partnerSender(partnerUrl, log) }),
  };
}

function mailSender(smtpUrl: string, from: string, write: MailWriter) {
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
    const { to, ...queued } = readable(MailPayload, payload);
    const written = 'mail' in queued ? await write(queued.mail) : queued;
    await transport.sendMail({
      from,
      // An object, so that no character of the address is read as a second recipient.
      to: { name: '', address: to },
      ...written,
      // The same message has the same identifier: a mailbox that gets it twice shows it once.
      messageId: `<${id.replaceAll(':', '.')}@${domain}>`,
      headers: { 'Auto-Submitted': 'auto-replied' },
    });
  };
}

function partnerSender(url: string, log: UpstreamOptions['log']) {
  const upstream = createUpstream({
    name: 'partner',
    timeoutMs: PARTNER_TIMEOUT_MS,
    limitBytes: 0,
    // 409: the partner has it already.
    accepts: (status) => (status >= 200 && status < 300) || status === 409,
    failuresBeforeRest: PARTNER_FAILURES_BEFORE_REST,
    restMs: PARTNER_REST_MS,
    log,
  });
  return async ({ id, payload }: ClaimedMessage) => {
    const body = JSON.stringify(readable(PartnerPayload, payload));
    const headers = { 'content-type': 'application/json', 'idempotency-key': id };
    await upstream.ask(`${url}/contest-entries`, () => undefined, {
      method: 'POST',
      headers,
      body,
    });
  };
}

/** A message that is not what its sender needs will not become so. */
function readable<Payload>(schema: z.ZodType<Payload>, payload: unknown): Payload {
  const read = schema.safeParse(payload);
  if (!read.success) throw new Undeliverable('the message cannot be read');
  return read.data;
}
