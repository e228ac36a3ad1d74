import { vitrine } from '../../apps/server/src/cli/vitrine.ts';
import { loadEnvironment } from '../../apps/site/environment.ts';
import { varFolder } from '../support/release.ts';

/** The operator's command on a checkout: `npm run vitrine -- doctor`. */
loadEnvironment();
process.env['VAR_FOLDER'] = varFolder();
await vitrine(process.argv.slice(2));
