import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newVarFolder } from '../testing/releases.ts';
import { unpublishedContent } from './unpublished-content.ts';

async function folders() {
  const folder = await newVarFolder();
  for (const side of ['kept', 'content']) {
    await mkdir(join(folder, side, 'home'), { recursive: true });
    await writeFile(join(folder, side, 'home', 'faq.json'), '{"title":"Vos questions"}');
    await writeFile(join(folder, side, 'shops.json'), '{"shops":[]}');
  }
  return { kept: join(folder, 'kept'), content: join(folder, 'content') };
}

test('content that says the same is published, however its file is laid out', async () => {
  const { kept, content } = await folders();
  await writeFile(join(content, 'shops.json'), '{\n  "shops": []\n}\n');
  expect(await unpublishedContent(kept, content)).toEqual([]);
});

test('a changed text, a new file, a removed one and one that cannot be read are each named', async () => {
  const { kept, content } = await folders();
  await writeFile(join(content, 'home', 'faq.json'), '{"title":"Vos réponses"}');
  await writeFile(join(content, 'contest.json'), '{}');
  await writeFile(join(kept, 'simboxes.json'), '{}');
  await writeFile(join(content, 'shops.json'), '{"shops":[');
  expect((await unpublishedContent(kept, content)).sort()).toEqual([
    'contest',
    'home/faq',
    'shops',
    'simboxes',
  ]);
});
