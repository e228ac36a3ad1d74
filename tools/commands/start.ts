import { releasesIn } from '../../apps/server/src/release/releases.ts';
import { failToStart, serve } from '../../apps/server/src/server.ts';
import { loadEnvironment } from '../../apps/site/environment.ts';
import { RefusedReleaseError, publish, varFolder } from '../support/release.ts';

/** Builds what changed, then serves the site and its API from this process. */
loadEnvironment();
process.env['VAR_FOLDER'] = varFolder();
try {
  await publish({ say: console.log }).catch(keepCurrentRelease);
  const { port } = await serve(process.env);
  console.log(`Vitrine is ready on http://localhost:${port}/freebox/`);
} catch (error) {
  failToStart(error);
}

/** Content that cannot be shown is no reason to show nothing: the last good release is. */
async function keepCurrentRelease(error: unknown): Promise<void> {
  const current = await releasesIn(varFolder()).current();
  if (!(error instanceof RefusedReleaseError) || current === null) throw error;
  console.error(error.message);
}
