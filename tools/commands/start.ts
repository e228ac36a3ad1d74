import { readConfig } from '@vitrine/domain/config';
import { pathOf } from '@vitrine/domain/routes';
import { readBrands } from '../../brands/brands.ts';
import { releasesIn } from '../../apps/server/src/release/releases.ts';
import { failToStart, serve } from '../../apps/server/src/server.ts';
import { readSettings } from '../../apps/server/src/settings.ts';
import { loadEnvironment } from '../../apps/site/environment.ts';
import { RefusedReleaseError } from '../../apps/server/src/publishing/publish.ts';
import { publish, publishForStart, varFolder } from '../support/release.ts';

const STOP_SIGNALS = ['SIGTERM', 'SIGINT'] as const;

/**
 * Serves the site and its API from this process, built from the code that is here.
 *
 *     npm start
 *     npm start -- --publish    shows what is in `content/` too
 */
loadEnvironment();
process.env['VAR_FOLDER'] = varFolder();
const stopping = new AbortController();
const stop = () => stopping.abort();
for (const signal of STOP_SIGNALS) process.on(signal, stop);
try {
  // What is wrong is said now rather than once everything was built.
  const { brand } = readConfig(process.env, readBrands());
  readSettings(process.env);
  const options = { say: console.log, signal: stopping.signal };
  const shown = process.argv.includes('--publish')
    ? publish({ ...options, everywhere: true })
    : publishForStart(options);
  await shown.catch(keepCurrentRelease);
  for (const signal of STOP_SIGNALS) process.off(signal, stop);
  const { port } = await serve(process.env);
  console.log(`Vitrine is ready on http://localhost:${port}${pathOf('home', brand)}`);
} catch (error) {
  if (stopping.signal.aborted) process.exit(0);
  failToStart(error);
}

/** Content that cannot be shown is no reason to show nothing: the last good release is. */
async function keepCurrentRelease(error: unknown): Promise<void> {
  const current = await releasesIn(varFolder()).current();
  if (!(error instanceof RefusedReleaseError) || current === null) throw error;
  console.error(error.message);
}
