import { hash } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEFAULT_BRAND } from '@vitrine/domain/brand';
import { readConfig } from '@vitrine/domain/config';
import type { ContentCall } from '@vitrine/domain/content/calls';
import { problemsIn } from '@vitrine/domain/content/problems';
import type { PublishedDraw } from '@vitrine/domain/forms/published-draw';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readBrands } from '../../brands/brands.ts';
import type { Terminal } from '../../apps/server/src/cli/cli.ts';
import { drawCommand } from '../../apps/server/src/cli/draw.ts';
import { shownForms } from '../../apps/server/src/cli/shown-content.ts';
import { createMessages } from '../../apps/server/src/outbox/messages.ts';
import type { BuiltSite } from '../../apps/server/src/publishing/publish.ts';
import { renderPages } from '../../apps/server/src/publishing/render-pages.ts';
import { draftOf } from '../../apps/server/src/publishing/site-state.ts';
import { loadRelease } from '../../apps/server/src/release/load-release.ts';
import { releasesIn } from '../../apps/server/src/release/releases.ts';
import { createRenderer, openRenderer } from '../../apps/server/src/release/renderer.ts';
import { createSite } from '../../apps/server/src/release/site.ts';
import { startApp } from '../../apps/server/src/testing/app.ts';
import { testConfig } from '../../apps/server/src/testing/config.ts';
import { newVarFolder, prepareRelease } from '../../apps/server/src/testing/releases.ts';
import { newSqlite, openTestStore } from '../../apps/server/src/testing/stores.ts';
import { loadEnvironment } from '../../apps/site/environment.ts';
import { builtSite } from '../support/release.ts';
import { root } from '../support/root.ts';

/** A contest that only content knows: what an editor writes, and nothing else. */
const noel = {
  code: 'noel',
  name: 'Jeu de Noël',
  title: 'Dix players sous le sapin',
  lead: 'Une question, un sapin à choisir, et le sort fait le reste.',
  pages: [
    {
      path: '/{base}/jeu-concours/noel/',
      head: {
        title: 'Jeu-concours de Noël - {product}',
        description: 'Dix players à gagner pour Noël\u00a0: répondez et participez au tirage.',
        label: 'Jeu-concours de Noël',
      },
      theme: 'dark',
      picture: { src: 'player-tv/hero', alt: 'Un player et sa télécommande' },
    },
  ],
  version: 1,
  opensAt: '2026-11-10T08:00:00Z',
  closesAt: '2026-12-24T22:59:59Z',
  capacity: null,
  winners: 2,
  substitutes: 1,
  prize: 'Dix players',
  won: 'Un player',
  puzzle: { kind: 'question', accepted: [hash('sha256', 'soleil')] },
  form: {
    legend: 'Votre réponse',
    questions: [
      {
        name: 'answer',
        kind: 'word',
        label: 'Quelle étoile nous éclaire\u00a0?',
        errors: { missing: 'Donnez votre réponse.' },
      },
      {
        name: 'tree',
        kind: 'choice',
        label: 'Votre sapin',
        choices: [
          { value: 'epicea', label: 'Un épicéa' },
          { value: 'nordmann', label: 'Un nordmann' },
        ],
        errors: { missing: 'Choisissez votre sapin.' },
      },
    ],
  },
  minimumAge: 18,
  zone: 'france',
  territory: 'France, outre-mer compris',
  history: [{ version: 1, date: '2026-11-01', change: 'Première version.' }],
  sections: [{ title: '1. Organisateur', text: 'Le jeu est organisé par {product}.' }],
};

const PAGE = '/freebox/jeu-concours/noel/';
const ENDPOINT = '/api/contest/noel';

const written = (call: string) => readFile(join(root, 'content', `${call}.json`), 'utf8');

/** The content with these contests after its own. */
async function contentWith(...contests: object[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'content-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await cp(join(root, 'content'), folder, { recursive: true });
  const own = JSON.parse(await written('contest')) as { contests: object[] };
  const all = { contests: [...own.contests, ...contests] };
  await writeFile(join(folder, 'contest.json'), JSON.stringify(all));
  return folder;
}

/** What a release has for contests: their pages, those that name them, and content, but for the longest lists. */
const WANTED =
  /^\/data-json\/(?!shops|tv\/)|jeu-concours|reglement-jeu|^\/(suivi|plan-du-site|404|500)\/|^\/(sitemap|search-index)\./;

/** A release of this content, in which the pages that contests touch are rendered. */
async function releaseOf(
  built: BuiltSite,
  contentFolder: string,
  varFolder: string,
  date: Date,
): Promise<string> {
  const pages = await openRenderer(built.renderer, built.client);
  const state = draftOf({
    config: readConfig(process.env, readBrands()),
    contentFolder,
    varFolder,
    coverage: null,
  }).at(date);
  const wanted = (await pages.paths(state)).filter((path) => WANTED.test(path));
  const { files } = await renderPages({
    renderer: { ...pages, paths: async () => wanted },
    state,
    code: built.code,
  });
  const texts = [...files].map(([file, { body }]) => [file, new TextDecoder().decode(body)]);
  return prepareRelease(varFolder, Object.fromEntries(texts), built.renderer);
}

test('a contest that is only content has its page, entries, receipt, follow-up and draw, and keeps them when it is gone', async () => {
  loadEnvironment();
  // As a server runs it: in development React notes where each element was made.
  vi.stubEnv('NODE_ENV', 'production');
  const built = await builtSite(readConfig(process.env, readBrands()), () => undefined, undefined);
  const varFolder = await newVarFolder();
  const time = { now: new Date('2026-11-15T10:00:00Z') };
  const clock = () => time.now;
  const config = testConfig();
  const releases = releasesIn(varFolder);
  const site = createSite('/freebox/');
  const store = await openTestStore(newSqlite, { clock });
  const show = async (contentFolder: string) => {
    const id = await releaseOf(built, contentFolder, varFolder, time.now);
    await releases.switchTo(id);
    site.show(await loadRelease(releases.folderOf(id), config));
  };
  await show(await contentWith());
  const renderer = createRenderer({ config, site, releases, varFolder, clock });
  const { app } = await startApp({ site, renderer, store, clock });
  const get = (url: string) => app.inject({ url });
  const post = (url: string, fields: Record<string, string>) =>
    app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    });
  expect((await get(PAGE)).statusCode).toBe(404);
  expect((await get(`${ENDPOINT}/participation`)).statusCode).toBe(404);

  // It is published: the same server has it at once.
  await show(await contentWith(noel));
  const page = await get(PAGE);
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('<title>Jeu-concours de Noël - Free</title>');
  expect(page.body).toContain('Dix players sous le sapin');
  expect(page.body).toContain(`action="${ENDPOINT}/participation"`);
  expect((await get('/plan-du-site/')).body).toContain(`href="${PAGE}"`);
  expect((await get('/freebox/reglement-jeu-tirage-au-sort/')).body).toContain('id="noel"');
  expect((await get('/sitemap.xml')).body).toContain(`${PAGE}</loc>`);
  expect((await get('/search-index.json')).body).toContain(PAGE);
  expect((await get(`${ENDPOINT}/participation`)).json()).toEqual({ state: 'open' });

  // Someone enters without a script: a wrong answer, the right one read again, then sent.
  const enter = async (person: number) => {
    const answers = {
      page: PAGE,
      answer: 'Soleil',
      tree: 'nordmann',
      firstName: 'Élodie',
      lastName: `Nœl ${'abcdef'[person]}`,
      email: `elodie${person}@exemple.fr`,
      birthDate: '1990-05-17',
      postcode: '97400',
      town: 'Saint-Denis',
      rulesVersion: '1',
      rulesAccepted: 'on',
    };
    const wrong = await post(`${ENDPOINT}/participation`, { ...answers, answer: 'lune' });
    expect(wrong.statusCode).toBe(422);
    expect(wrong.body).toContain('value="lune"');
    const review = await post(`${ENDPOINT}/participation`, answers);
    const token = /name="token" value="([^"]+)"/.exec(review.body)?.[1] ?? '';
    time.now = new Date(time.now.getTime() + 5_000);
    const sent = await post(`${ENDPOINT}/participation`, { ...answers, step: 'confirm', token });
    expect(sent.statusCode).toBe(303);
    return String(sent.headers.location);
  };
  const receipts = [await enter(0), await enter(1), await enter(2)];
  const shown = await get(receipts[0] ?? '');
  expect(shown.statusCode).toBe(200);
  expect(shown.body).toContain('Vous participez');
  const [reference = ''] = /[2-9B-Z]{4}-[2-9B-Z]{4}/.exec(shown.body) ?? [];
  const pdf = await get((receipts[0] ?? '').replace('?', '.pdf?'));
  expect(pdf.headers['content-type']).toBe('application/pdf');

  const follow = async () => {
    const found = await post('/api/follow-up', { reference, known: 'elodie0@exemple.fr' });
    return (await get(String(found.headers.location))).body;
  };
  expect(await follow()).toContain('Jeu de Noël');

  // It leaves the content before it is drawn: nobody enters, all that was promised is kept.
  time.now = new Date('2026-12-26T10:00:00Z');
  await show(await contentWith());
  expect((await get(PAGE)).statusCode).toBe(404);
  expect((await post(`${ENDPOINT}/participation`, {})).statusCode).toBe(404);
  const later = await get(receipts[0] ?? '');
  expect(later.statusCode).toBe(200);
  expect(later.body).toContain(reference);
  // What is left of it is the page's subject, not a part of the rules of others.
  expect(headings(later.body)).toEqual([
    [1, 'Vous participez'],
    [2, expect.stringContaining('Règlement')],
  ]);
  const followed = await follow();
  expect(followed).toContain('Jeu de Noël');
  expect(followed).toContain('Votre sapin');
  expect(followed).toContain('Un nordmann');

  const terminal: Terminal = {
    store,
    print: () => undefined,
    actor: 'claire',
    clock,
    drawsFolder: join(varFolder, 'draws'),
    messages: createMessages({ mail: false, partner: false }),
    ...shownForms(varFolder, store.contestRecords),
  };
  await drawCommand(['freeze', 'noel'], terminal);
  await drawCommand(['run', 'noel'], terminal);
  const { draw } = (await get(`${ENDPOINT}/draw.json`)).json() as { draw: PublishedDraw };
  expect(draw).toMatchObject({ entries: 3, listHref: `${ENDPOINT}/draw/list.txt` });
  expect(draw.result?.winners).toHaveLength(2);
  expect(draw.result?.substitutes).toHaveLength(1);
  expect((await get(`${ENDPOINT}/draw/list.txt`)).body).toContain(reference);
  expect((await get(`${ENDPOINT}/draw/record.json`)).json()).toMatchObject({ contest: 'noel' });
  const drawn = await get(`${ENDPOINT}/draw`);
  expect(drawn.statusCode).toBe(200);
  expect(drawn.body).toContain(draw.result?.winners[0]?.reference);
}, 600_000);

/** Its first two headings. */
function headings(html: string): [level: number, text: string][] {
  const main = html.slice(html.indexOf('<main'));
  return [...main.matchAll(/<h([1-6])[^>]*>(.*?)<\/h\1>/gs)]
    .slice(0, 2)
    .map(([, level, text = '']) => [Number(level), text.replaceAll(/<[^>]+>/g, '').trim()]);
}

type Edit = (contest: typeof noel) => object;

test.each<[what: string, edit: Edit, problem: RegExp]>([
  ['the record as it is', (contest) => contest, /^$/],
  [
    'a code that no address can hold',
    (contest) => ({ ...contest, code: 'Noël 2026' }),
    /: contests\.5\.code: .*un code s’écrit en petites lettres/,
  ],
  [
    'the code of a form',
    (contest) => ({ ...contest, code: 'contact' }),
    /: contests\.5\.code: .*ce code est celui d’un formulaire/,
  ],
  [
    'a page where no contest can be',
    (contest) => ({ ...contest, pages: [{ ...contest.pages[0], path: '/freebox/noel/' }] }),
    /: contests\.5\.pages\.0\.path: .*s’écrit « \/\{base\}\/jeu-concours\/noel\/ »/,
  ],
  [
    'a page of another brand',
    (contest) => ({
      ...contest,
      pages: [{ ...contest.pages[0], path: '/box/jeu-concours/noel/' }],
    }),
    /: contests\.5\.pages\.0\.path: « \/box\/jeu-concours\/noel\/ » ne commence ni par \/freebox\/jeu-concours\//,
  ],
  [
    'the address of another contest',
    (contest) => ({
      ...contest,
      pages: [{ ...contest.pages[0], path: '/{base}/jeu-concours/paques/' }],
    }),
    /: contests\.5\.pages\.0\.path: « \/freebox\/jeu-concours\/paques\/ » est déjà l’adresse d’un autre jeu/,
  ],
  [
    'a page without a name',
    (contest) => ({ ...contest, pages: [{ ...contest.pages[0], head: undefined }] }),
    /: contests\.5\.pages\.0\.head: ce champ manque/,
  ],
  [
    'no name',
    (contest) => ({ ...contest, name: undefined }),
    /: contests\.5\.name: ce champ manque/,
  ],
  [
    'the title of another page',
    (contest) => ({
      ...contest,
      pages: [
        {
          ...contest.pages[0],
          head: { ...contest.pages[0]?.head, title: 'Jeu-concours de Pâques - {product}' },
        },
      ],
    }),
    /: contests\.5\.pages\.0\.head\.title: c’est aussi ce que dit « \/freebox\/jeu-concours\/paques\/ »/,
  ],
  [
    'an answer that everyone could read',
    (contest) => ({ ...contest, puzzle: { kind: 'question', accepted: ['soleil'] } }),
    /: contests\.5\.puzzle\.accepted\.0: .*une réponse est scellée/,
  ],
])('an editor is told of %s', async (_what, edit, problem) => {
  const own = JSON.parse(await written('contest')) as { contests: object[] };
  const files = new Map<ContentCall, string>();
  for (const call of ['box-comparator', 'layout/pages', 'pages/baskets-{product}xcorail'] as const)
    files.set(call, await written(call));
  files.set('contest', JSON.stringify({ contests: [...own.contests, edit(noel)] }, null, 2));
  const problems = problemsIn(files, DEFAULT_BRAND).map((text) => text.replaceAll('\u00a0', ' '));
  expect(problems.length === 0 ? [''] : problems).toEqual(
    expect.arrayContaining([expect.stringMatching(problem) as string]),
  );
});

test('a link to the page of a contest that will be gone is told, with the hour', async () => {
  const own = JSON.parse(await written('contest')) as { contests: object[] };
  const files = new Map<ContentCall, string>([
    ['box-comparator', await written('box-comparator')],
    ['contest', JSON.stringify({ contests: [...own.contests, { ...noel, until: '2099-01-10' }] })],
    [
      'home/faq',
      (await written('home/faq')).replace(
        /"answer": "/,
        '"answer": "[Jouez](/{base}/jeu-concours/noel/). ',
      ),
    ],
  ]);
  expect(problemsIn(files, DEFAULT_BRAND)).toEqual([
    expect.stringMatching(
      /^content\/home\/faq\.json:\d+: items\.0\.answer: aucune page n’a l’adresse .*\(à partir du 2099-01-11 à 00:00\)$/,
    ) as string,
  ]);
});
