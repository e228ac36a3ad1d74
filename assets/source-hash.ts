/** A picture is stale when a script it is made from has changed. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Picture } from './catalogue.ts';
import { masterFile } from './masters.ts';
import { lightDir, studioDir } from './paths.ts';

const read = (file: string) => readFile(file, 'utf8').catch(() => undefined);

/** The script and, transitively, the studio modules it imports and the models it names. */
async function pythonSources(...entries: string[]): Promise<string[]> {
  const seen = new Map<string, string>();
  const queue = ['studio.py', ...entries];
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (seen.has(path)) continue;
    const text = await read(join(studioDir, path));
    if (text === undefined) continue;
    seen.set(path, text);
    for (const [, name] of text.matchAll(/^(?:from|import) (\w+)/gm)) queue.push(`${name}.py`);
    if (!path.startsWith('scenes/')) continue;
    for (const [, name] of text.matchAll(/'([a-z0-9-]+)'/g)) queue.push(`models/${name}.py`);
  }
  return [...seen.keys()].sort().map((path) => `${path}\n${seen.get(path)}`);
}

/** The composition, the painter, and the cut-outs it shows. */
async function paintSources(script: string): Promise<string[]> {
  const files = ['paint.ts', 'field.ts', 'overlay.ts', `${script}.ts`];
  const texts = files.map(async (file) => `${file}\n${(await read(join(lightDir, file))) ?? ''}`);
  const { uses = [] } = (await import(`./light/${script}.ts`)) as { uses?: readonly string[] };
  const cutouts = uses.map(async (name) => {
    const bytes = await readFile(masterFile(name)).catch(() => Buffer.alloc(0));
    return createHash('sha256').update(bytes).digest('hex');
  });
  return Promise.all([...texts, ...cutouts]);
}

function sourcesOf({ by, script }: Picture['make']): Promise<string[]> {
  if (by === 'paint') return paintSources(script);
  if (by === 'scene') return pythonSources(`scenes/${script}.py`);
  const model = `models/${script}.py`;
  return by === 'turn' ? pythonSources('turntable.py', model) : pythonSources(model);
}

export async function sourceHash(picture: Picture): Promise<string> {
  const { make } = picture;
  const sources = await sourcesOf(make);
  const hash = createHash('sha256');
  hash.update(JSON.stringify([make, picture.width, picture.height]));
  for (const source of sources) hash.update(source);
  return hash.digest('hex').slice(0, 16);
}
