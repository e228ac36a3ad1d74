import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type Coverage } from '@vitrine/geo/coverage';
import { writeCoverageFile } from '@vitrine/geo/coverage-file';
import { Eligibility } from '@vitrine/geo/eligibility';
import type { EligibilityOutcome } from '@vitrine/geo/eligibility-outcome';
import { describe, expect, test } from 'vitest';
import { coverageFileIn, createGeography } from '../geo/geography.ts';
import type { Renderer } from '../release/renderer.ts';
import { startApp } from '../testing/app.ts';
import { stateRenderer } from '../testing/forms.ts';
import { newVarFolder } from '../testing/releases.ts';

const TODAY = new Date('2026-11-15T12:00:00Z');
const row = (citycode: string, changes: Partial<Coverage>): Coverage => ({
  citycode,
  premises: 1000,
  fibrePremises: 0,
  plannedQuarter: null,
  box5g: false,
  copper: null,
  ...changes,
});
const imported = [
  row('42218', { fibrePremises: 950 }),
  row('69123', {
    fibrePremises: 990,
    copper: { commercial: '2026-01-31', technical: '2027-01-31' },
  }),
  row('59350', { fibrePremises: 100, plannedQuarter: '2027-T2' }),
  row('33063', { box5g: true }),
  row('31555', {}),
];

async function start() {
  const varFolder = await newVarFolder();
  await mkdir(dirname(coverageFileIn(varFolder)), { recursive: true });
  await writeFile(
    coverageFileIn(varFolder),
    writeCoverageFile(imported, { label: 'Arcep, T3 2026', importedOn: '2026-11-15' }),
  );
  const geography = createGeography({ varFolder, clock: () => TODAY });
  return startApp({ geography, renderer: { ...stateRenderer, page: showState } });
}

/** Says what the page is told; the page itself is rendered in the browser tests. */
const showState: Renderer['page'] = async (path, { eligibility, typed }) => ({
  status: 200,
  html: JSON.stringify({ path, outcome: eligibility, typed }),
  headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
});

describe('eligibility', () => {
  test.each([
    ['42218', 'available'],
    ['69123', 'adsl-closing'],
    ['69383', 'adsl-closing'],
    ['59350', 'planned'],
    ['33063', 'box-5g'],
    ['31555', 'unknown'],
    ['01001', 'unknown'],
  ])('%s is %s', async (citycode, status) => {
    const { app } = await start();
    const response = await app.inject(`/api/eligibility?citycode=${citycode}`);
    expect(Eligibility.parse(response.json())).toMatchObject({
      citycode,
      status,
      source: { kind: 'regulator', label: 'Arcep, T3 2026' },
    });
  });

  test('the sample says that it is a sample', async () => {
    const { app } = await startApp();
    const response = await app.inject('/api/eligibility?citycode=42218');
    expect(response.json().source).toEqual({ kind: 'sample' });
  });

  test('a municipality that does not exist is a 404, a wrong code a 400', async () => {
    const { app } = await startApp();
    expect((await app.inject('/api/eligibility?citycode=99999')).statusCode).toBe(404);
    expect((await app.inject('/api/eligibility?citycode=1')).statusCode).toBe(400);
  });
});

describe('the form without script', () => {
  async function ask(query: string) {
    const { app, logLines } = await start();
    const response = await app.inject(`/api/eligibility/answer${query}`);
    const { path, outcome } = response.json<{ path: string; outcome: EligibilityOutcome }>();
    return { response, path, outcome, logLines };
  }

  test('is answered by a page of the site that knows the place and its answer', async () => {
    const { response, path, outcome } = await ask('?q=lille');
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toMatch('text/html');
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.headers['referrer-policy']).toBe('no-referrer');
    expect(path).toBe('/freebox/fibre-optique/eligibilite/');
    expect(outcome).toMatchObject({
      kind: 'answer',
      place: { citycode: '59350', label: 'Lille', postcode: '59000', department: 'Nord' },
      eligibility: { status: 'planned', plannedQuarter: '2027-T2' },
    });
    expect(outcome.kind === 'answer' && outcome.others).toContainEqual(
      expect.objectContaining({ citycode: '62516', department: 'Pas-de-Calais' }),
    );
  });

  test.each([
    ['93066', '93200', 'Seine-Saint-Denis'],
    ['97411', '97400', 'La Réunion'],
    ['25523', '25113', 'Doubs'],
  ])('a chosen place is answered by its code: %s', async (citycode, postcode, department) => {
    const { outcome } = await ask(
      `?q=saint&citycode=${citycode}&postcode=${postcode}&lon=2.35&lat=48.93`,
    );
    expect(outcome).toMatchObject({
      kind: 'answer',
      place: { citycode, postcode, department, longitude: 2.35, latitude: 48.93 },
      others: [],
    });
  });

  test('a postcode that is not of the place, or a point that is none, is not believed', async () => {
    const { outcome } = await ask('?citycode=93066&postcode=75001&lon=x&lat=999');
    expect(outcome).toMatchObject({ kind: 'answer', place: { postcode: '93200' } });
    expect(outcome.kind === 'answer' && outcome.place.latitude).toBeCloseTo(48.93, 1);
  });

  test('several towns of one name are a question', async () => {
    const { outcome } = await ask('?q=saint-denis');
    expect(outcome.kind).toBe('several');
    expect(outcome.kind === 'several' && outcome.places.map(({ citycode }) => citycode)).toEqual(
      expect.arrayContaining(['93066', '97411']),
    );
  });

  test.each(['?q=xqzkwv', '?q=14+chemin+du+lavoir', '?citycode=99999'])(
    '%s finds no municipality and says so',
    async (query) => {
      expect((await ask(query)).outcome).toEqual({ kind: 'not-found' });
    },
  );

  test.each(['', '?q=', '?q=+++', '?q=&citycode='])(
    '%s asks nothing: the page asks for an address',
    async (query) => {
      const { response, path, outcome } = await ask(query);
      expect(response.statusCode).toBe(200);
      expect(path).toBe('/freebox/fibre-optique/eligibilite/');
      expect(outcome).toBeUndefined();
    },
  );

  test.each([
    ['strasbuorg', true],
    ['strasbourg', false],
    ['strasb', false],
    ['8 av Jean Jaurès 42000 Saint Etiene', false],
  ])('%s is answered as a guess: %s', async (q, isGuess) => {
    expect((await ask(`?q=${encodeURIComponent(q)}`)).outcome).toMatchObject({
      kind: 'answer',
      isGuess,
    });
  });

  test('what was typed is given to the page, for its field alone, and nothing of it to the log', async () => {
    const q = '<script>alert(1)</script> 12 rue Secrète lille';
    const { outcome, response, logLines } = await ask(`?q=${encodeURIComponent(q)}`);
    expect(response.json()).toMatchObject({ typed: q });
    expect(JSON.stringify(outcome)).not.toMatch(/alert|Secr/);
    expect(JSON.stringify(logLines)).not.toMatch(/Secr/);
  });
});
