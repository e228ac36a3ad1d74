// `npm run import-channels -- list.csv` replaces content/tv/channels.json with the operator's list,
// or names every mistake with its line and changes nothing. `-- --export list.csv` writes the
// current list in the same shape. See content/README.md.
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { heldAt } from '@vitrine/domain/content/life';
import { csvText } from '@vitrine/domain/csv';
import { ChannelCategories, ChannelPacks, Channels, TvBoxes } from '@vitrine/domain/content/tv';
import { readChannelCsv, writeChannelCsv } from '@vitrine/domain/tv/channel-csv';
import { commonContentFolder, loadEnvironment } from '../../apps/site/environment.ts';
import { fail } from '../support/fail.ts';
import { formatted } from '../support/format.ts';

export type Outcome = { readonly exitCode: 0 | 1; readonly lines: readonly string[] };

const USAGE = 'npm run import-channels -- list.csv (or --export list.csv)';

export async function importChannels(contentDirectory: string, csvFile: string): Promise<Outcome> {
  const result = readChannelCsv(csvText(readFileSync(csvFile)), {
    categories: keys(read(contentDirectory, 'channel-categories', ChannelCategories).categories),
    boxes: keys(read(contentDirectory, '{line}s', TvBoxes).boxes),
    packs: keys(read(contentDirectory, 'channel-packs', ChannelPacks).packs),
  });
  if (!result.ok) {
    const problems = result.problems.map(({ line, message }) => `${csvFile}:${line}: ${message}`);
    return { exitCode: 1, lines: [...problems, 'Nothing was changed.'] };
  }
  const target = fileOf(contentDirectory, 'channels');
  const temporary = `${target}.new`;
  const json = JSON.stringify({ channels: result.channels }, null, 2);
  writeFileSync(temporary, await formatted(target, json));
  renameSync(temporary, target);
  return { exitCode: 0, lines: [`${result.channels.length} channels written to ${target}`] };
}

export function exportChannels(contentDirectory: string, csvFile: string): Outcome {
  const { channels } = read(contentDirectory, 'channels', Channels);
  writeFileSync(csvFile, writeChannelCsv(channels));
  return { exitCode: 0, lines: [`${channels.length} channels written to ${csvFile}`] };
}

const fileOf = (contentDirectory: string, name: string) =>
  join(contentDirectory, 'tv', `${name}.json`);

function read<Content>(
  contentDirectory: string,
  name: string,
  schema: { parse(json: unknown): Content },
): Content {
  const written: unknown = JSON.parse(readFileSync(fileOf(contentDirectory, name), 'utf8'));
  return schema.parse(heldAt(written, new Date()));
}

function keys(items: readonly { key: string }[]): Set<string> {
  return new Set(items.map(({ key }) => key));
}

if (import.meta.main) {
  loadEnvironment();
  await run(process.argv.slice(2)).catch(fail);
}

async function run([first, second]: readonly string[]): Promise<void> {
  const content = commonContentFolder();
  const outcome =
    first === '--export' && second !== undefined
      ? exportChannels(content, resolve(second))
      : first !== undefined && !first.startsWith('-')
        ? await importChannels(content, resolve(first))
        : ({ exitCode: 1, lines: [USAGE] } as const);
  for (const line of outcome.lines) console.log(line);
  process.exitCode = outcome.exitCode;
}
