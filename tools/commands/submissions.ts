import { submissionsCommand } from '../../apps/server/src/cli/submissions.ts';
import { withTerminal } from '../../apps/server/src/cli/cli.ts';
import { loadEnvironment } from '../../apps/site/environment.ts';
import { varFolder } from '../support/release.ts';

/** What visitors sent: `npm run submissions -- <command>`. */
loadEnvironment();
process.env['VAR_FOLDER'] = varFolder();
await withTerminal((terminal) => submissionsCommand(process.argv.slice(2), terminal));
