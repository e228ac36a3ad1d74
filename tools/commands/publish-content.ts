import { releasesIn } from '../../apps/server/src/release/releases.ts';
import { rollBack } from '../../apps/server/src/release/share-releases.ts';
import { withSharedReleases } from '../../apps/server/src/release/with-shared-releases.ts';
import { loadEnvironment } from '../../apps/site/environment.ts';
import { fail } from '../support/fail.ts';
import { publish, varFolder } from '../support/release.ts';

/**
 * Shows what is in `content/` (and the content service) to visitors: a new release beside the one
 * on show, checked, then switched to. A running server follows within a second; with PostgreSQL, every
 * server does.
 *
 *     npm run publish-content
 *     npm run publish-content -- --rollback
 */
loadEnvironment();
const [option] = process.argv.slice(2);
if (option === undefined) {
  await publish({ always: true, everywhere: true, say: console.log }).catch(fail);
} else if (option === '--rollback') {
  const id = await withSharedReleases(
    process.env,
    (shared) => rollBack(shared, releasesIn(varFolder())),
    'find',
  ).catch(fail);
  console.log(`Retour à la publication ${id}.`);
} else {
  fail(new Error(`Option inconnue\u00a0: ${option}. Écrivez --rollback, ou rien.`));
}
