import { withTerminal } from '../../apps/server/src/cli/cli.ts';
import { drawCommand } from '../../apps/server/src/cli/draw.ts';
import { loadEnvironment } from '../../apps/site/environment.ts';
import { varFolder } from '../support/release.ts';

/** The draw of a contest: `npm run draw -- <command>`. */
loadEnvironment();
process.env['VAR_FOLDER'] = varFolder();
await withTerminal((terminal) => drawCommand(process.argv.slice(2), terminal));
