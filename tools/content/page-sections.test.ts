import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PAGE_SECTIONS } from '@vitrine/domain/page-sections';
import { expect, test } from 'vitest';
import { root } from '../support/root.ts';

const site = join(root, 'apps', 'site', 'src');

test('every part of a page that a link may name is written in its code', () => {
  const code = globSync('{pages,layouts,blocks,features}/**/*.{tsx,astro}', { cwd: site })
    .filter((file) => !/\.(?:stories|test)\./.test(file))
    .map((file) => readFileSync(join(site, file), 'utf8'))
    .join('\n');
  expect(PAGE_SECTIONS.filter((name) => !code.includes(`id="${name}"`))).toEqual([]);
});
