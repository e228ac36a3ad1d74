import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readConfig } from '@vitrine/domain/config';
import { formatAmount } from '@vitrine/domain/price';
import { readBrands } from '../../brands/brands.ts';
import { publishDraft } from '../../apps/server/src/publishing/publish.ts';
import { draftOf } from '../../apps/server/src/publishing/site-state.ts';
import { releasesIn } from '../../apps/server/src/release/releases.ts';
import { rollBack } from '../../apps/server/src/release/share-releases.ts';
import { withSharedReleases } from '../../apps/server/src/release/with-shared-releases.ts';
import { builtSite } from '../support/release.ts';
import { root } from '../support/root.ts';
import { check, type Drill, type DrillTools } from './drill.ts';
import { ownReleases, visit } from './support/releases.ts';
import { type RunningServer, startServer } from './support/server.ts';
import { ownPostgres } from './support/services.ts';
import { until } from '../support/until.ts';

/** A price that no offer has. */
const NEW_PRICE = 1_234;
const SWITCHED_MS = 5_000;
/** When the price is to change: however long this machine takes to publish, it is later. */
const PLANNED_MS = 60 * 60_000;
/** What the drill makes of that hour once all is ready, so as not to wait for it. */
const SOON_MS = 4_000;

export const plannedPriceDrills: Drill[] = [
  {
    name: 'Two servers on two folders switch together',
    expected: `One PostgreSQL and an empty folder each: both start from it, both show a publication within ${SWITCHED_MS / 1000} s, a price that changes on its hour within ${SWITCHED_MS / 1000} s of it, and go back together; 0 failed requests; a server that was down at that hour catches up`,
    async run(tools) {
      const env = { DATABASE_URL: await ownPostgres(tools) };
      const { varFolder, releases } = await ownReleases(tools);
      const publisher = await startServer(tools, { varFolder, env });
      await publisher.stop();
      const launch = async (name: string): Promise<RunningServer> => {
        const folder = join(tools.folder, name);
        await mkdir(folder, { recursive: true });
        return startServer(tools, { varFolder: folder, env });
      };
      const [one, two] = [await launch('one'), await launch('two')];
      const servers = [one, two];
      const crowds = servers.map(({ origin }) => visit(origin));
      const id = await publishPlanned(tools, varFolder, env, new Date(Date.now() + PLANNED_MS));
      const published = Date.now();
      await until(async () => (await shownBy(servers)).every((shown) => shown === id), 30_000);
      const afterPublication = Date.now() - published;
      const early = await Promise.all(servers.map(sellsAt));
      const others = await crowds[1]?.();
      await two.stop();
      const from = new Date(Date.now() + SOON_MS);
      await withSharedReleases(env, async (shared) => {
        // Others may follow: a contest that opens or closes.
        const [price] = (await shared?.planned()) ?? [];
        check(price !== undefined, 'no release planned');
        await shared?.plan(price ? [{ ...price, from }] : []);
      });
      await until(async () => (await sellsAt(one)) === 2, 30_000);
      const afterHour = Date.now() - from.getTime();
      const late = await launch('two');
      const caughtUp = (await sellsAt(late)) === 2;
      const back = Date.now();
      await withSharedReleases(env, (shared) => rollBack(shared, releases));
      const both = [one, late];
      await until(async () => (await shownBy(both)).every((shown) => shown === id), 30_000);
      const afterRollback = Date.now() - back;
      const crowd = await crowds[0]?.();
      const answered = (crowd?.answered ?? 0) + (others?.answered ?? 0);
      const failed = (crowd?.failed ?? 1) + (others?.failed ?? 1);
      const seen = `published and shown by both in ${afterPublication} ms; the price ${early.some(Boolean) ? 'too early' : 'not before its hour'}, ${afterHour} ms after it; the server that was down ${caughtUp ? 'shows it at its start' : 'does not show it'}; back by both in ${afterRollback} ms; ${answered} requests, ${failed} failed`;
      check(failed === 0 && answered > 0 && !early.some(Boolean) && caughtUp, seen);
      check(Math.max(afterPublication, afterHour, afterRollback) < SWITCHED_MS, seen);
      return seen;
    },
  },
];

/** The content that is here, with another price for the first box from a moment on. */
async function publishPlanned(
  { folder }: DrillTools,
  varFolder: string,
  env: Readonly<Record<string, string>>,
  from: Date,
): Promise<string> {
  const content = join(folder, 'content');
  await cp(join(root, 'content'), content, { recursive: true });
  const file = join(content, 'box-comparator.json');
  const { boxes, ...others } = JSON.parse(await readFile(file, 'utf8')) as {
    boxes: { prices: object[] }[];
  };
  boxes[0]?.prices.push({ from: from.toISOString(), price: NEW_PRICE });
  await writeFile(file, JSON.stringify({ boxes, ...others }));
  const config = readConfig(process.env, readBrands());
  const built = await builtSite(config, () => undefined, undefined);
  return withSharedReleases(env, (shared) =>
    publishDraft({
      config,
      releases: releasesIn(varFolder),
      shared,
      built,
      draft: draftOf({ config, contentFolder: content, varFolder, coverage: null }),
      contentFolder: content,
      fingerprint: 'planned-price',
      say: () => undefined,
    }),
  );
}

function shownBy(servers: readonly RunningServer[]): Promise<string[]> {
  return Promise.all(
    servers.map(async ({ origin }) => {
      const { release } = (await (await fetch(`${origin}/ready`)).json()) as { release: string };
      return release;
    }),
  );
}

/** Whether the new price is shown, by the page and by the API: 0, 1 or 2 of them. */
async function sellsAt({ origin }: RunningServer): Promise<number> {
  const [offers, page] = await Promise.all([
    fetch(`${origin}/api/box-comparator`).then((response) => response.json()),
    fetch(`${origin}/freebox/freebox-ultra/`).then((response) => response.text()),
  ]);
  const { boxes } = offers as { boxes: { price: number }[] };
  const plain = (text: string) => text.replaceAll('\u00a0', ' ');
  const isOnPage = plain(page).includes(plain(formatAmount(NEW_PRICE)));
  return Number(boxes[0]?.price === NEW_PRICE) + Number(isOnPage);
}
