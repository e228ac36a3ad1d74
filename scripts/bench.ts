import { globSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './environment.ts';
import { run } from './steps.ts';

/** Every figure of bench/, one after the other; `npm run bench -- geo` runs those whose name matches. */
const [wanted = ''] = process.argv.slice(2);
const benches = globSync('bench/*.ts', { cwd: root })
  .filter((file) => !file.endsWith('.test.ts') && file.includes(wanted))
  .toSorted();
await run(benches.map((file) => ({ name: file, command: ['node', join(root, file)] })));
