import { randomUUID } from 'node:crypto';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge } from 'altcha-lib/types';
import { sampleAnswers } from '@vitrine/domain/forms/sample-answers.fixture';

export type SentForm = { status: number; reference: string | undefined; title: string | undefined };

/** A contact form as our script fills it, with its own key and proof of work. */
export async function filledContact(origin: string, changes: object = {}): Promise<object> {
  const response = await fetch(`${origin}/api/captcha/challenge?form=contact`);
  const challenge = (await response.json()) as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  return {
    ...sampleAnswers('contact', new Date()),
    idempotencyKey: randomUUID(),
    captcha: Buffer.from(JSON.stringify({ challenge, solution })).toString('base64'),
    website: '',
    ...changes,
  };
}

export async function postContact(origin: string, form: object): Promise<SentForm> {
  const response = await fetch(`${origin}/api/forms/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(form),
  });
  const json = (await response.json()) as { reference?: string; title?: string };
  return { status: response.status, reference: json.reference, title: json.title };
}

export async function sendContact(origin: string, changes: object = {}): Promise<SentForm> {
  return postContact(origin, await filledContact(origin, changes));
}
