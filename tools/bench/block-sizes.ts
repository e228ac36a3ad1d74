/**
 * What each interface block weighs beyond React: its script (minified, gzip, React outside) and its
 * style sheet (minified, gzip), and the style sheet of all of them together.
 *   node tools/bench/block-sizes.ts
 */
import { globSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { build as viteBuild } from 'vite';
import { record } from './support/record.ts';

const ALL_CSS_AT_MOST = 15 * 1024;

const site = fileURLToPath(new URL('../../apps/site/', import.meta.url));
const viteEntry = createRequire(join(site, 'package.json')).resolve('vite');
const { build } = (await import(pathToFileURL(viteEntry).href)) as { build: typeof viteBuild };

const gzip = (text: string) => gzipSync(text, { level: 9 }).length;

async function weigh(entries: string[]): Promise<{ script: number; style: number }> {
  const result = await build({
    configFile: join(site, 'vite.config.ts'),
    root: site,
    logLevel: 'silent',
    publicDir: false,
    build: {
      write: false,
      minify: true,
      cssMinify: true,
      cssCodeSplit: false,
      lib: { entry: entries, formats: ['es'] },
      rolldownOptions: { external: [/^react($|\/)/, /^react-dom($|\/)/] },
    },
  });
  let script = '';
  let style = '';
  for (const output of [result].flat()) {
    if (!('output' in output)) continue;
    for (const file of output.output) {
      if (file.type === 'chunk') script += file.code;
      else if (file.fileName.endsWith('.css')) style += String(file.source);
    }
  }
  return { script: gzip(script), style: style === '' ? 0 : gzip(style) };
}

const blocks = globSync('src/ui/*/*.tsx', { cwd: site })
  .filter((file) => !/\.(stories|test)\.tsx$/.test(file))
  .toSorted()
  .map((file) => join(site, file));

console.log('block                     script B  style B (gzip, React not counted)');
const weights: { label: string; value: number; of: string }[] = [];
for (const block of blocks) {
  const { script, style } = await weigh([block]);
  const name = basename(block).replace(/(\.island)?\.tsx$/, '');
  weights.push(
    { label: name, value: script, of: 'script' },
    { label: name, value: style, of: 'style' },
  );
  console.log(`${name.padEnd(24)} ${String(script).padStart(9)} ${String(style).padStart(8)}`);
}
const { style } = await weigh(blocks);
record(import.meta.filename, {
  title: 'Weight of the interface blocks',
  how: 'Each block beyond React: its script and its style sheet, minified and compressed.',
  figures: [
    { name: 'style sheet of all blocks', value: style, unit: 'B', atMost: ALL_CSS_AT_MOST },
  ],
  charts: [{ title: 'Each block, compressed', unit: 'B', bars: weights }],
  busy: [],
});
