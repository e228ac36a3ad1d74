import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { setTypography } from './typography.ts';

async function folderWith(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'typography-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
  return folder;
}

test('what is written carelessly is set, in any folder, and the rest is not touched', async () => {
  const good = '{"title":"Bien"}';
  const folder = await folderWith({ 'home/faq.json': '{"title":"Vraiment ?"}', 'good.json': good });
  expect(await setTypography(folder)).toEqual({ fixed: ['content/home/faq.json'], problems: [] });
  const text = await readFile(join(folder, 'home/faq.json'), 'utf8');
  expect(JSON.parse(text)).toEqual({ title: 'Vraiment\u00a0?' });
  expect(await readFile(join(folder, 'good.json'), 'utf8')).toBe(good);
});

test.each([
  ['a missing comma', '{\n"a": "Oui ?"\n"b": "x"\n}', 'il manque une virgule'],
  ['a field written twice', '{\n"a": "Oui ?",\n"a": "Non ?"\n}', '« a » est écrit deux fois'],
])(
  '%s is told with its line, the file stays as written and others are set',
  async (_, text, said) => {
    const folder = await folderWith({ 'a.json': text, 'b.json': '{"title":"Vraiment ?"}' });
    const { fixed, problems } = await setTypography(folder);
    expect(problems.map((one) => one.replaceAll('\u00a0', ' '))).toEqual([
      expect.stringMatching(new RegExp(`^content/a\\.json:3: .*${said}`)) as string,
    ]);
    expect(fixed).toEqual(['content/b.json']);
    expect(await readFile(join(folder, 'a.json'), 'utf8')).toBe(text);
  },
);
