/**
 * The dashboard on ten million events: fills the embedded store by plain SQL (events one by one, and
 * their counts by day and by month as the server keeps them), then asks for every period.
 *   node tools/bench/stats.ts            BENCH_EVENTS=1000000 for a smaller store, BENCH_KEEP=folder to keep it
 */
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createPageNames } from '@vitrine/domain/audience/page-names';
import { daysBefore, parisDay } from '@vitrine/domain/audience/paris-day';
import { bucketOf, VITALS } from '@vitrine/domain/audience/web-vitals';
import { fillBrand } from '@vitrine/domain/brand';
import { readConfig } from '@vitrine/domain/config';
import { routeNamed, routeNames } from '@vitrine/domain/routes';
import { readBrands } from '../../brands/brands.ts';
import { buildApp } from '../../apps/server/src/app.ts';
import { createRecorder } from '../../apps/server/src/audience/recorder.ts';
import { createGeography } from '../../apps/server/src/geo/geography.ts';
import { createLogger } from '../../apps/server/src/logger.ts';
import { loadRelease } from '../../apps/server/src/release/load-release.ts';
import { releasesIn } from '../../apps/server/src/release/releases.ts';
import { createRenderer } from '../../apps/server/src/release/renderer.ts';
import { createSite } from '../../apps/server/src/release/site.ts';
import { openStore } from '../../apps/server/src/store/store.ts';
import { createContentSource } from '../../apps/server/src/upstream/content-source.ts';
import { createGeocoder } from '../../apps/server/src/upstream/geocoder.ts';
import { loadEnvironment } from '../../apps/site/environment.ts';
import { publish, varFolder } from '../support/release.ts';
import { busyShare, median } from './support/machine.ts';
import { type Figure, record } from './support/record.ts';

const EVENTS = Number(process.env['BENCH_EVENTS'] ?? 10_000_000);
const DAYS = 365;
const CHUNK = 500_000;
/** Of the menu, the footer and its own. */
const ACTIONS_A_PAGE = 30;
const TIMES = 15;
/** What is asked of it. */
const AT_MOST_MS = 300;
const TOKEN = 'the-token-of-this-bench';

const SECTIONS = [
  'menu',
  'entete',
  'offres',
  'faq',
  'footer',
  'carrousel',
  'comparateur',
  'eligibilite',
];
const ACTIONS = [
  'souscrire',
  'comparer',
  'decouvrir',
  'ouvrir',
  'freebox-pop',
  'freebox-ultra',
  'tester',
  'voir',
];

loadEnvironment();
const config = readConfig(process.env, readBrands());
// The dashboard is a page of the release.
const release = await publish({ say: console.log });
const kept = process.env['BENCH_KEEP'];
const folder = kept ?? mkdtempSync(join(tmpdir(), 'vitrine-bench-'));
mkdirSync(folder, { recursive: true });
const file = join(folder, 'data', 'vitrine.sqlite');
const isFilled = existsSync(file);
const store = await openStore({ dataFolder: join(folder, 'data') });
try {
  if (!isFilled) fill();
  console.log(
    `${await store.audience.countEvents()} events, ${Math.round(statSync(file).size / 1e6)} MB`,
  );
  await measure();
} finally {
  await store.close();
  if (kept === undefined) rmSync(folder, { recursive: true, force: true });
}

function fill(): void {
  const db = new DatabaseSync(file);
  db.exec('pragma journal_mode = wal; pragma synchronous = off; pragma temp_store = memory');
  db.exec(`create temp table pages (i integer primary key, name text);
    create temp table actions (i integer primary key, section text, action text);
    create temp table vitals (i integer primary key, metric text, bucket integer, value real);
    create temp table days (i integer primary key, day text)`);
  const names = [
    ...new Set(routeNames.map((name) => fillBrand(routeNamed(name).tracking, config.brand))),
  ];
  const page = db.prepare('insert into pages values (?, ?)');
  for (const [i, name] of names.entries()) page.run(i, name);
  const action = db.prepare('insert into actions values (?, ?, ?)');
  let actions = 0;
  for (const section of SECTIONS) for (const name of ACTIONS) action.run(actions++, section, name);
  const vital = db.prepare('insert into vitals values (?, ?, ?, ?)');
  let values = 0;
  for (const metric of VITALS)
    for (let step = 1; step <= 60; step += 1) {
      // Most visits are quick, a few are not.
      const value = { LCP: 40, INP: 3, CLS: 0.0006 }[metric] * step ** 1.2 + (step > 55 ? 0.2 : 0);
      vital.run(values++, metric, bucketOf(metric, value), value);
    }
  const today = parisDay(new Date());
  const day = db.prepare('insert into days values (?, ?)');
  for (let i = 0; i < DAYS; i += 1) day.run(i, daysBefore(today, DAYS - 1 - i));

  const started = performance.now();
  for (let from = 0; from < EVENTS; from += CHUNK) {
    const to = Math.min(EVENTS, from + CHUNK) - 1;
    // Squared: the first pages and actions are the most frequent, as on any site.
    db.exec(`insert into audience_events (at, kind, name, page, section, action, amount)
      with recursive n (i) as (select ${from} union all select i + 1 from n where i < ${to}),
      drawn as materialized (select i, abs(random()) % 100 as k, (abs(random()) % 1000) / 1000.0 as p,
        (abs(random()) % 1000) / 1000.0 as a, abs(random()) % ${values} as v from n)
      select d.day || 'T12:00:00.000Z',
        case when k < 60 then 'pageview' when k < 85 then 'action' else 'vital' end,
        case when k < 60 then 'pageview' when k < 85 then 'action' else 'web-vital' end,
        pages.name, case when k between 60 and 84 then actions.section else '' end,
        case when k < 60 then '' when k < 85 then actions.action else vitals.metric end,
        case when k >= 85 then vitals.value end
      from drawn
      join days d on d.i = drawn.i * ${DAYS} / ${EVENTS}
      join pages on pages.i = cast(p * p * ${names.length} as integer)
      join actions on actions.i = (pages.i * 7 + cast(a * a * ${ACTIONS_A_PAGE} as integer)) % ${actions}
      join vitals on vitals.i = v`);
  }
  const count = (kind: string, label: string, page: string, rest: string) =>
    db.exec(`insert into audience_counts
      select '${kind}', 'day', substr(at, 1, 10), ${page}, ${label}, count(*) from audience_events ${rest}`);
  count('page', `''`, 'page', `where kind = 'pageview' group by 3, 4`);
  count('action', `section || ' > ' || action`, 'page', `where kind = 'action' group by 3, 4, 5`);
  for (const metric of VITALS)
    count(
      metric,
      'bucket',
      'page',
      `join vitals on metric = action and value = amount
      where kind = 'vital' and action = '${metric}' group by 3, 4, 5`,
    );
  db.exec(`
    insert into audience_counts select 'subscription', 'day', period, page, 'pop', sum(n)
      from audience_counts where kind = 'action' and label like '%souscrire' group by 3, 4;
    insert into audience_counts select 'total', 'day', period, '', 'pageviews', sum(n)
      from audience_counts where kind = 'page' group by 3;
    insert into audience_counts select 'total', 'day', period, '', 'actions', sum(n)
      from audience_counts where kind = 'action' group by 3;
    insert into audience_counts select 'total', 'day', period, '', 'subscriptions', sum(n)
      from audience_counts where kind = 'subscription' group by 3;
    with parts (label, share) as (values ('visits', 0.3), ('visitors', 0.24), ('step:visit', 0.24),
      ('step:offer', 0.15), ('step:intent', 0.08), ('step:subscription', 0.03))
    insert into audience_counts select 'total', 'day', period, '', parts.label,
      cast(n * share * (0.8 + (abs(random()) % 40) / 100.0) as integer)
      from audience_counts join parts where kind = 'total' and audience_counts.label = 'pageviews';
    insert into audience_counts values ('ledger', 'day', '${today}', '', 'received', ${EVENTS}),
      ('ledger', 'day', '${today}', '', 'stored', ${EVENTS});
    insert into audience_counts
      select kind, 'week', date(period, '-6 days', 'weekday 1'), page, label, sum(n)
      from audience_counts where grain = 'day' group by 1, 3, 4, 5;
    insert into audience_counts select kind, 'month', substr(period, 1, 7), page, label, sum(n)
      from audience_counts where grain = 'day' group by 1, 3, 4, 5`);
  db.close();
  console.log(`filled in ${Math.round((performance.now() - started) / 1_000)} s`);
}

async function measure(): Promise<void> {
  const site = createSite('/freebox/');
  const releases = releasesIn(varFolder());
  site.show(await loadRelease(releases.folderOf(release), config));
  const log = createLogger('silent', { write: () => undefined });
  const recorder = createRecorder({ store, pages: createPageNames(config.brand), log });
  const app = await buildApp({
    config,
    site,
    renderer: createRenderer({ config, site, releases, varFolder: varFolder() }),
    store,
    content: createContentSource({ config, site, log: () => undefined }),
    geography: createGeography({ varFolder: folder }),
    geocoder: createGeocoder({ url: null, log: () => undefined }),
    recorder,
    statsToken: TOKEN,
    log,
  });
  const figures: Figure[] = [];
  const busy: number[] = [];
  for (const period of ['7j', '30j', '90j', '12m']) {
    busy.push(await busyShare());
    const times: number[] = [];
    const work: number[] = [];
    for (let time = 0; time < TIMES; time += 1) {
      const started = performance.now();
      const before = process.cpuUsage();
      const response = await app.inject({
        url: `/stats?periode=${period}`,
        headers: { authorization: `Bearer ${TOKEN}` },
      });
      times.push(performance.now() - started);
      const { user, system } = process.cpuUsage(before);
      work.push((user + system) / 1_000);
      if (response.statusCode !== 200) throw new Error(`status ${response.statusCode}`);
    }
    figures.push(
      { name: `${period}: median`, value: median(times), unit: 'ms', atMost: AT_MOST_MS },
      // The processor's time does not depend on what else the machine runs.
      { name: `${period}: processor`, value: median(work), unit: 'ms' },
    );
  }
  await app.close();
  await recorder.stop();
  record(import.meta.filename, {
    title: 'The dashboard',
    how: `The whole page, from the embedded store with ${EVENTS.toLocaleString('en')} events over a year, ${TIMES} times for each period.`,
    figures,
    busy,
  });
}
