import type { FollowUpState } from '@vitrine/domain/forms/follow-up';
import type { MailLink } from '@vitrine/domain/mails';
import type { FastifyInstance } from 'fastify';
import { createMailWriter } from '../outbox/mail-writer.ts';
import { MailPayload } from '../outbox/messages.ts';
import type { Store } from '../store/store.ts';
import { stateRenderer, testForms } from './forms.ts';

/** Delivers what waits, as the server does once contests are gone; what each mailbox got. */
export async function deliveredMails(store: Store) {
  const { contests } = testForms([], store.contestRecords);
  const write = createMailWriter({ renderer: stateRenderer, links: store.links, contests });
  const sent = [];
  for (const { id, payload } of await store.outbox.claim(20, 60_000)) {
    const read = MailPayload.parse(payload);
    if (!('mail' in read)) continue;
    const { subject, text } = await write(read.mail);
    await store.outbox.delivered(id);
    const { links, names } = JSON.parse(text) as { links: MailLink[]; names: string[] };
    sent.push({ to: read.to, subject, links, names, mail: read.mail });
  }
  return sent;
}

export const tokenOf = (path: string) => new URLSearchParams(path.split('?')[1]).get('token') ?? '';

/** Presses a button of the page that an e-mail's link opens. */
export const press = (
  app: FastifyInstance,
  path: string,
  step: string,
  url = '/api/follow-up/link',
) => post(app, url, { token: tokenOf(path), step });

const post = (app: FastifyInstance, url: string, fields: Record<string, string>) =>
  app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });

/** What the follow-up page was told to show. */
export const followUpShown = (body: string) =>
  (JSON.parse(body) as { followUp: FollowUpState }).followUp;

/** Follows a request by its reference and an address, as its sender does. */
export async function followed(app: FastifyInstance, reference: string, known: string) {
  const found = await post(app, '/api/follow-up', { reference, known });
  const address = found.headers.location ?? '';
  const state = followUpShown((await app.inject({ url: address })).body);
  if (state.kind !== 'found') throw new Error('not found');
  return { address, request: state.request };
}
