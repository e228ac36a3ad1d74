import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { root } from '../support/root.ts';
import { exportChannels, importChannels } from './import-channels.ts';

const fixture = join(import.meta.dirname, 'fixtures', 'channels.csv');
const HEADING = 'numero;nom;theme;qualite;freebox;bouquets;replay\n';
const ONE_CHANNEL = JSON.stringify({
  channels: [
    {
      number: 1,
      name: 'Seule au monde',
      category: 'generalistes',
      quality: 'HD',
      includedIn: ['ultra'],
      packs: [],
      replay: false,
    },
  ],
});
let directory: string;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'channels-'));
  mkdirSync(join(directory, 'tv'));
  for (const name of ['channels', 'channel-categories', 'channel-packs', '{line}s'])
    cpSync(join(root, 'content', 'tv', `${name}.json`), join(directory, 'tv', `${name}.json`));
});
afterEach(() => rmSync(directory, { recursive: true }));

const list = () => readFileSync(join(directory, 'tv', 'channels.json'), 'utf8');

describe('importing the operator’s channels', () => {
  test('a good list replaces the channels, sorted by number', async () => {
    expect((await importChannels(directory, fixture)).exitCode).toBe(0);
    expect(JSON.parse(list()).channels).toEqual([
      expect.objectContaining({ number: 1, name: 'TF1', includedIn: ['ultra', 'pop'] }),
      expect.objectContaining({ number: 12, name: 'Gulli', replay: true }),
      expect.objectContaining({ number: 160, packs: ['bein-sports'], replay: false }),
    ]);
  });

  test('a list that a spreadsheet saved in its own alphabet keeps its accents', async () => {
    const file = join(directory, 'excel.csv');
    writeFileSync(
      file,
      Buffer.from(`${HEADING}1;Chérie 25;generalistes;HD;ultra;;non\n`, 'latin1'),
    );
    expect((await importChannels(directory, file)).exitCode).toBe(0);
    expect(JSON.parse(list()).channels).toEqual([expect.objectContaining({ name: 'Chérie 25' })]);
  });

  test('the command reads and writes the folder that is shown', () => {
    const file = join(directory, 'list.csv');
    writeFileSync(join(directory, 'tv', 'channels.json'), ONE_CHANNEL);
    const command = join(import.meta.dirname, 'import-channels.ts');
    const env = { ...process.env, CONTENT_FOLDER: directory };
    const { status } = spawnSync(process.execPath, [command, '--export', file], { env });
    expect(status).toBe(0);
    expect(readFileSync(file, 'utf8')).toMatch(/Seule au monde/);
  });

  test('one bad line among good ones changes nothing and is named', async () => {
    const before = list();
    const file = join(directory, 'bad.csv');
    writeFileSync(file, `${readFileSync(fixture, 'utf8')}161;Autre;sport;HD;;nope;non\n`);

    const outcome = await importChannels(directory, file);

    expect(outcome).toEqual({
      exitCode: 1,
      lines: [`${file}:5: bouquet "nope" is unknown`, 'Nothing was changed.'],
    });
    expect(list()).toBe(before);
    expect(readdirSync(join(directory, 'tv'))).toHaveLength(4);
  });

  test('the exported list imports back to itself', async () => {
    const before = list();
    const file = join(directory, 'all.csv');
    exportChannels(directory, file);
    expect((await importChannels(directory, file)).exitCode).toBe(0);
    expect(list()).toBe(before);
  });
});
