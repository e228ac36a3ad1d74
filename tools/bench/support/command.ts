import { parseArgs } from 'node:util';

/** Servers of a bench listen on this port and on those after it. */
export const PORT = Number(process.env['BENCH_PORT'] ?? 4390);

/** What a bench may be asked; each looks at what concerns it. */
export const { values: asked, positionals: scenarios } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string' },
    runs: { type: 'string' },
    sizes: { type: 'string' },
    only: { type: 'string' },
    'no-peers': { type: 'boolean', default: false },
    fresh: { type: 'boolean', default: false },
  },
});
