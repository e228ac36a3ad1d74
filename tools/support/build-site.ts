import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './root.ts';

const site = join(root, 'apps', 'site');
const ASTRO = join(root, 'node_modules', 'astro', 'bin', 'astro.mjs');

/** What a build leaves: files for browsers, and the module that renders the pages. */
export type BuildFolders = { readonly client: string; readonly renderer: string };

export const foldersIn = (folder: string): BuildFolders => ({
  client: join(folder, 'client'),
  renderer: join(folder, 'server'),
});

export class BuildError extends Error {
  readonly lines: readonly string[];
  constructor(lines: readonly string[]) {
    super(lines.join('\n'));
    this.name = 'BuildError';
    this.lines = lines;
  }
}

export type BuildOptions = { folder?: string; signal?: AbortSignal | undefined };

/** Runs Astro, quietly unless it fails. */
export async function buildSite(options: BuildOptions = {}): Promise<BuildFolders> {
  const { folder = join(site, 'dist'), signal } = options;
  const astro = spawn(process.execPath, [ASTRO, 'build', '--root', site, '--outDir', folder], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(signal && { signal }),
    // Under a test's environment Astro would build for development.
    env: {
      ...process.env,
      NODE_ENV: 'production',
      ASTRO_TELEMETRY_DISABLED: '1',
      NO_COLOR: '1',
    },
  });
  const output: string[] = [];
  for (const stream of [astro.stdout, astro.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => output.push(text));
  const code = await new Promise<number | null>((resolve, reject) => {
    astro.on('error', (error) => !signal?.aborted && reject(error));
    astro.on('close', resolve);
  });
  signal?.throwIfAborted();
  if (code !== 0)
    throw new BuildError(
      output
        .join('')
        .split('\n')
        .filter((line) => line.trim() !== '')
        .slice(-12),
    );
  return foldersIn(folder);
}
