import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge } from 'altcha-lib/types';
import type { Contest } from '@vitrine/domain/content/contest';
import { FormTexts } from '@vitrine/domain/content/forms';
import {
  type ContestCode,
  contestEndpoint,
  type FormCode,
  requestEndpoint,
  requestNamed,
} from '@vitrine/domain/forms/form-codes';
import { sampleAnswers, sampleEntry } from '@vitrine/domain/forms/sample-answers.fixture';
import { contestsFrom } from '../forms/contests.ts';
import { createFormBook } from '../forms/form-book.ts';
import type { ShownForms } from '../cli/shown-content.ts';
import type { ContestRecords } from '../store/contest-records.ts';
import type { Renderer } from '../release/renderer.ts';
import { type SiteFiles, smallSite } from './releases.ts';

const contentFolder = join(import.meta.dirname, '../../../../content');

/** Read once: some tests send a thousand forms. */
const files = new Map<string, Promise<unknown>>();

function contentFile(call: string): Promise<unknown> {
  const known =
    files.get(call) ??
    readFile(join(contentFolder, `${call}.json`), 'utf8').then(
      (text) => JSON.parse(text) as unknown,
    );
  files.set(call, known);
  return known;
}

const written = (await contentFile('contest')) as { contests: Contest[] };

/** During the test contests; their ages and dates are reckoned from it. */
export const formsNow = new Date('2026-11-15T10:00:00Z');

/** As content asks it: each contest of the specification has its own. */
function askedIn(code: ContestCode): Pick<Contest, 'endpoint' | 'form' | 'puzzle'> {
  const found = written.contests.find((contest) => contest.code === code);
  if (!found) throw new Error(`content/contest.json has no contest ${code}`);
  const { endpoint, form, puzzle } = found;
  return {
    ...(endpoint !== undefined && { endpoint: endpoint.replace('{product}', 'free') }),
    form,
    ...(puzzle && { puzzle }),
  };
}

export function testContest(changes: Partial<Contest> = {}): Contest {
  return {
    code: 'corail',
    name: 'Jeu Corail',
    title: 'Des baskets à gagner',
    lead: 'Le sort fait le reste.',
    pages: [
      {
        path: `/freebox/jeu-concours/${changes.code ?? 'corail'}/`,
        head: { title: 'Un jeu', description: 'Des baskets à gagner.', label: 'Jeu' },
        theme: 'light',
      },
    ],
    version: 1,
    opensAt: '2026-11-01T00:00:00Z',
    closesAt: '2026-12-01T00:00:00Z',
    capacity: null,
    winners: 3,
    substitutes: 2,
    prize: 'Des baskets',
    won: 'Une paire de baskets',
    ...askedIn(changes.code ?? 'corail'),
    minimumAge: 18,
    zone: 'metropole',
    territory: 'France métropolitaine',
    history: [{ version: 1, date: '2026-10-01', change: 'Première version.' }],
    sections: [{ title: 'Organisateur', text: 'Nous.' }],
    ...changes,
  };
}

const NO_RECORDS: ContestRecords = { keep: async () => undefined, all: async () => [] };

/** What a release of these contests would say. */
export function testForms(contests: Contest[], records: ContestRecords = NO_RECORDS): ShownForms {
  const rules = contestsFrom(async () => contests, records);
  const texts = async () => FormTexts.parse(await contentFile('forms'));
  return {
    contests: rules,
    forms: createFormBook(texts, rules),
    followUp: () => stateRenderer.content('pages/suivi'),
  };
}

export const formsSite = (contests: Contest[] = [testContest()]): SiteFiles => ({
  ...smallSite,
  'data-json/contest.json': JSON.stringify({ contests }),
});

/** Answers with the state a page was to show; what the page makes of it is tested with the page. */
export const stateRenderer: Renderer = {
  content: async (call) => (await contentFile(call)) as never,
  page: async (path, state) => ({
    status: 200,
    html: JSON.stringify({ path, ...state }),
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  }),
  mail: async (mail, links, contests) => ({
    subject: mail.kind,
    html: '<p>À lire</p>',
    text: JSON.stringify({ mail, links, names: contests.map(({ name }) => name) }),
  }),
};

export async function solvedChallenge(app: FastifyInstance, form: FormCode): Promise<string> {
  const response = await app.inject({ url: `/api/captcha/challenge?form=${form}` });
  return solve(response.json());
}

export async function solve(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

export function endpoint(form: FormCode): string {
  const request = requestNamed(form);
  return request ? requestEndpoint(request) : contestEndpoint(testContest({ code: form }));
}

/** Answers that a form takes; a contest's as `testContest` asks. */
export function answersOf(form: FormCode): Record<string, unknown> {
  const request = requestNamed(form);
  return request ? sampleAnswers(request, formsNow) : sampleEntry(testContest({ code: form }));
}

/** A filled form as our script sends it. */
export async function filledForm(app: FastifyInstance, form: FormCode, changes: object = {}) {
  return {
    ...answersOf(form),
    idempotencyKey: randomUUID(),
    captcha: await solvedChallenge(app, form),
    website: '',
    ...changes,
  };
}
