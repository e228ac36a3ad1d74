import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import { createPageNames } from '@vitrine/domain/audience/page-names';
import { buildApp, type Dependencies } from '../app.ts';
import { createRecorder, type Recorder } from '../audience/recorder.ts';
import { createGeography } from '../geo/geography.ts';
import { createLogger } from '../logger.ts';
import { loadRelease } from '../release/load-release.ts';
import { releasesIn } from '../release/releases.ts';
import { createRenderer } from '../release/renderer.ts';
import { createSite, type Site } from '../release/site.ts';
import type { Store } from '../store/store.ts';
import { createContentSource } from '../upstream/content-source.ts';
import { createGeocoder } from '../upstream/geocoder.ts';
import { testConfig } from './config.ts';
import { newVarFolder, publish, type SiteFiles } from './releases.ts';
import { newSqlite, openTestStore } from './stores.ts';

export type LogLine = Record<string, unknown> & { msg: string };

export type TestApp = {
  app: FastifyInstance;
  site: Site;
  store: Store;
  recorder: Recorder;
  /** What was logged so far. */
  logLines: LogLine[];
};

export type TestAppOptions = {
  files?: SiteFiles;
  env?: Record<string, string>;
} & Partial<Dependencies>;

/** The whole server on a small release and a new SQLite store, all removed when the test ends. */
export async function startApp({
  files,
  env,
  ...dependencies
}: TestAppOptions = {}): Promise<TestApp> {
  const config = testConfig(env);
  const varFolder = await newVarFolder();
  const id = await publish(varFolder, files);
  const shown = createSite('/freebox/');
  shown.show(await loadRelease(releasesIn(varFolder).folderOf(id), config));
  const site = dependencies.site ?? shown;
  const logLines: LogLine[] = [];
  const log = createLogger('info', {
    write: (line) => void logLines.push(JSON.parse(line) as LogLine),
  });
  const store = dependencies.store ?? (await openTestStore(newSqlite));
  const content = createContentSource({
    config,
    site,
    log: ({ event, ...fields }) => log.warn(fields, event),
    ...(dependencies.clock ? { clock: dependencies.clock } : {}),
  });
  const geography = createGeography({ varFolder });
  const geocoder = createGeocoder({
    url: config.geocoderUrl,
    log: ({ event, ...fields }) => log.warn(fields, event),
  });
  const recorder =
    dependencies.recorder ??
    createRecorder({
      store,
      pages: createPageNames(config.brand),
      log,
      ...(dependencies.clock ? { clock: dependencies.clock } : {}),
    });
  const app = await buildApp({
    config,
    site,
    renderer: createRenderer({ config, site, releases: releasesIn(varFolder), varFolder }),
    store,
    content,
    geography,
    geocoder,
    recorder,
    log,
    ...dependencies,
  });
  onTestFinished(async () => {
    await app.close();
    await recorder.stop();
  });
  return { app, site, store, recorder, logLines };
}
