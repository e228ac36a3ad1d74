import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type Coverage } from '@vitrine/geo/coverage';
import { writeCoverageFile } from '@vitrine/geo/coverage-file';
import { Eligibility } from '@vitrine/geo/eligibility';
import { ANSWER_PAGES, answerPagePath } from '@vitrine/geo/eligibility-page';
import { describe, expect, test } from 'vitest';
import { coverageFileIn, createGeography } from '../geo/geography.ts';
import { startApp } from '../testing/app.ts';
import { newVarFolder, smallSite } from '../testing/releases.ts';

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

const shells = Object.fromEntries(
  Object.values(ANSWER_PAGES).map((page) => [
    `${answerPagePath(page).slice(1)}index.html`,
    `<!doctype html><title>${page}</title><main><p>${page}: <b class="x" data-fill="city">votre commune</b> <span data-fill="quarter">bientôt</span> <span data-fill="technical">?</span></p><ul data-fill-others="true"></ul></main>`,
  ]),
);

async function start() {
  const varFolder = await newVarFolder();
  await mkdir(dirname(coverageFileIn(varFolder)), { recursive: true });
  await writeFile(
    coverageFileIn(varFolder),
    writeCoverageFile(imported, { label: 'Arcep, T3 2026', importedOn: '2026-11-15' }),
  );
  const geography = createGeography({ varFolder, clock: () => TODAY });
  return startApp({ geography, files: { ...smallSite, ...shells } });
}

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
  test('is answered by a page of the site with the municipality’s own words', async () => {
    const { app } = await start();
    const response = await app.inject('/api/eligibility/answer?q=lille');
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toMatch('text/html');
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.body).toContain(
      'prevue: <b class="x" data-fill="city">Lille</b> <span data-fill="quarter">2e trimestre 2027</span> <span data-fill="technical">?</span>',
    );
    expect(response.body).toContain(
      'href="/api/eligibility/answer?citycode=62516">Lillers (Pas-de-Calais)',
    );
  });

  test('the policy of the page is kept', async () => {
    const { app } = await start();
    const answer = await app.inject('/api/eligibility/answer?citycode=42218');
    const page = await app.inject(answerPagePath(ANSWER_PAGES.available));
    expect(answer.headers['content-security-policy']).toBe(page.headers['content-security-policy']);
  });

  test.each(['', '?q=', '?q=xqzkwv', '?q=14+chemin+du+lavoir'])(
    '%s finds no municipality and says so',
    async (query) => {
      const { app } = await start();
      const response = await app.inject(`/api/eligibility/answer${query}`);
      expect(response.body).toContain('<title>commune-introuvable</title>');
    },
  );

  test('nothing that was typed comes back in the page, nor in the log', async () => {
    const { app, logLines } = await start();
    const q = encodeURIComponent('<script>alert(1)</script> 12 rue Secrète lille');
    const response = await app.inject(`/api/eligibility/answer?q=${q}`);
    expect(response.body).not.toMatch(/alert|Secr/);
    expect(JSON.stringify(logLines)).not.toMatch(/Secr/);
  });
});
