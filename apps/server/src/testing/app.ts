import { onTestFinished } from 'vitest';
import { createPageNames } from '@vitrine/domain/audience/page-names';
import { buildApp, type Dependencies } from '../app.ts';
import { createRecorder } from '../audience/recorder.ts';
import { createGeography } from '../geo/geography.ts';
import { createLogger, outagesTo } from '../logger.ts';
import { loadRelease } from '../release/load-release.ts';
import { releasesIn } from '../release/releases.ts';
import { createRenderer } from '../release/renderer.ts';
import { createSite } from '../release/site.ts';
import { createContentSource } from '../upstream/content-source.ts';
import { createGeocoder } from '../upstream/geocoder.ts';
import { testConfig } from './config.ts';
import { newVarFolder, publish, type SiteFiles } from './releases.ts';
import { newSqlite, openTestStore } from './stores.ts';

export type LogLine = Record<string, unknown> & { msg: string };

export type TestApp = Awaited<ReturnType<typeof startApp>>;

export type TestAppOptions = {
  files?: SiteFiles;
  env?: Record<string, string>;
} & Partial<Dependencies>;

/** The whole server on a small release and a new SQLite store, all removed when the test ends. */
export async function startApp({ files, env, ...dependencies }: TestAppOptions = {}) {
  const config = testConfig(env);
  const varFolder = await newVarFolder();
  const id = await publish(varFolder, files);
  const shown = createSite('/freebox/');
  shown.show(await loadRelease(releasesIn(varFolder).folderOf(id), config));
  const site = dependencies.site ?? shown;
  /** What was logged so far. */
  const logLines: LogLine[] = [];
  const log = createLogger('info', {
    write: (line) => void logLines.push(JSON.parse(line) as LogLine),
  });
  const clock = dependencies.clock && { clock: dependencies.clock };
  const store = dependencies.store ?? (await openTestStore(newSqlite));
  const content = createContentSource({
    config,
    site,
    log: outagesTo(log),
    ...clock,
  });
  const geography = createGeography({ varFolder });
  const geocoder = createGeocoder({ url: config.geocoderUrl, log: outagesTo(log) });
  const recorder =
    dependencies.recorder ??
    createRecorder({
      store,
      pages: createPageNames(config.brand),
      log,
      ...clock,
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
