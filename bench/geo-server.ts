/** The geography routes of the real application, on a temporary store and no release. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPageNames } from '@vitrine/domain/audience/page-names';
import { readConfig } from '@vitrine/domain/config';
import { buildApp } from '../apps/server/src/app.ts';
import { createRecorder } from '../apps/server/src/audience/recorder.ts';
import { createGeography } from '../apps/server/src/geo/geography.ts';
import { createLogger } from '../apps/server/src/logger.ts';
import { createSite } from '../apps/server/src/release/site.ts';
import { openStore } from '../apps/server/src/store/store.ts';
import { createContentSource } from '../apps/server/src/upstream/content-source.ts';
import { createGeocoder } from '../apps/server/src/upstream/geocoder.ts';
import { loadEnvironment } from '../scripts/environment.ts';

loadEnvironment();
const config = readConfig(process.env);
const varFolder = mkdtempSync(join(tmpdir(), 'vitrine-bench-'));
const site = createSite();
const log = createLogger('silent', { write: () => undefined });
const geography = createGeography({ varFolder });
const store = await openStore({ dataFolder: varFolder });
const app = await buildApp({
  config,
  site,
  store,
  recorder: createRecorder({ store, pages: createPageNames(config.brand), log }),
  content: createContentSource({ config, site, log: () => undefined }),
  geography,
  geocoder: createGeocoder({ url: null, log: () => undefined }),
  log,
  trustedProxies: ['127.0.0.1'],
});
app.get('/bench/usage', async () => {
  const { user, system } = process.cpuUsage();
  return { rss: process.memoryUsage().rss, cpu: user + system };
});
await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) });
console.log(`${geography.index.size} municipalities`);
