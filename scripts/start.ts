import { failToStart, serve } from '../apps/server/src/server.ts';
import { loadEnvironment } from './environment.ts';
import { publish, varFolder } from './release.ts';

/** Builds what changed, then serves the site and its API from this process. */
loadEnvironment();
process.env['VAR_FOLDER'] = varFolder();
try {
  await publish({ say: console.log });
  const { port } = await serve(process.env);
  console.log(`Vitrine is ready on http://localhost:${port}/freebox/`);
} catch (error) {
  failToStart(error);
}
