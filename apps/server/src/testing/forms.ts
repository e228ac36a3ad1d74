import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge } from 'altcha-lib/types';
import type { Contest } from '@vitrine/domain/content/contest';
import type { FormCode } from '@vitrine/domain/forms/form-codes';
import { formEndpoint } from '@vitrine/domain/forms/form-codes';
import { sampleAnswers } from '@vitrine/domain/forms/sample-answers';
import type { SiteFiles } from './releases.ts';
import { smallSite } from './releases.ts';

/** During the test contests; their ages and dates are reckoned from it. */
export const formsNow = new Date('2026-11-15T10:00:00Z');

export function testContest(changes: Partial<Contest> = {}): Contest {
  return {
    code: 'corail',
    title: 'Des baskets à gagner',
    lead: 'Le sort fait le reste.',
    version: 1,
    opensAt: '2026-11-01T00:00:00Z',
    closesAt: '2026-12-01T00:00:00Z',
    capacity: null,
    winners: 3,
    substitutes: 2,
    prize: 'Des baskets',
    minimumAge: 18,
    zone: 'metropole',
    territory: 'France métropolitaine',
    history: [{ version: 1, date: '2026-10-01', change: 'Première version.' }],
    sections: [{ title: 'Organisateur', text: 'Nous.' }],
    ...changes,
  };
}

/** What the built pages of forms mark for a server that fills them. */
const formPage = (fields: string) => `<!doctype html><html lang="fr"><head><title>Formulaire</title>
<style>h1{color:red}</style></head><body><main><div data-form-intro><p>Bonjour</p></div>
<form data-form="x" method="post" action="/api/forms/x">
<div data-summary hidden tabindex="-1"><h2 data-summary-title></h2><ul data-summary-list></ul></div>
<div data-questions>${fields}<button>Envoyer</button></div>
<div data-review hidden><dl data-review-list></dl><button name="step" value="confirm">Confirmer</button></div>
</form>
<section data-receipt hidden><strong data-receipt-reference></strong><time data-receipt-time></time></section>
</main></body></html>`;

const textField = (name: string, type = 'text') =>
  `<div data-field="${name}" data-control="f-${name}" data-error-class="err"><input id="f-${name}" name="${name}" type="${type}" aria-describedby="f-${name}-hint"></div>`;

export const formsSite = (contests: Contest[] = [testContest()]): SiteFiles => ({
  ...smallSite,
  'data-json/contest.json': JSON.stringify({ contests }),
  'freebox/informations/nous-contacter/abonne-freebox/index.html': formPage(`
    <input type="hidden" name="audience" value="abonne-freebox">
    <div data-field="topic" data-control="f-topic"><select id="f-topic" name="topic"><option value="">?</option><option value="panne">Panne</option></select></div>
    <div data-field="message" data-control="f-message"><textarea id="f-message" name="message"></textarea></div>
    ${['firstName', 'lastName', 'email', 'phone'].map((name) => textField(name)).join('')}`),
  'freebox/jeu-concours/baskets-corail/index.html': formPage(`
    <div data-field="size" data-control="f-size"><select id="f-size" name="size"><option value="39">39</option></select></div>
    ${['firstName', 'lastName', 'email', 'birthDate', 'postcode', 'town'].map((name) => textField(name)).join('')}
    <div data-field="rulesAccepted" data-control="f-rules"><input id="f-rules" name="rulesAccepted" type="checkbox"></div>`),
});

export async function solvedChallenge(app: FastifyInstance, form: FormCode): Promise<string> {
  const response = await app.inject({ url: `/api/captcha/challenge?form=${form}` });
  return solve(response.json());
}

export async function solve(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

export function endpoint(form: FormCode): string {
  return formEndpoint(form).replace('{product}', 'free');
}

/** A filled form as our script sends it. */
export async function filledForm(app: FastifyInstance, form: FormCode, changes: object = {}) {
  return {
    ...sampleAnswers(form, formsNow),
    idempotencyKey: randomUUID(),
    captcha: await solvedChallenge(app, form),
    website: '',
    ...changes,
  };
}
