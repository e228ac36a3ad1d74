import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FormState } from '@vitrine/domain/forms/form-state';
import { expect, test } from 'vitest';
import { testConfig } from '../testing/config.ts';
import { newVarFolder } from '../testing/releases.ts';
import { createRenderer } from './renderer.ts';

/** A release whose renderer shows the form it is given, after a script of its own. */
async function releaseWithRenderer(): Promise<string> {
  const folder = await newVarFolder();
  await mkdir(join(folder, 'renderer'));
  await writeFile(join(folder, 'renderer', 'page-styles.json'), '{"everywhere":[],"sheets":{}}');
  await writeFile(
    join(folder, 'renderer', 'entry.mjs'),
    `export const createRenderer = () => ({
      paths: async () => ['/form/'],
      render: async (path, { form }) => ({
        status: path === '/form/' ? 200 : 404,
        type: 'text/html',
        body: new TextEncoder().encode('<script>early()</script><p>' + form.values.name + '</p>'),
      }),
    });`,
  );
  return folder;
}

const filled: FormState = { kind: 'questions', values: { name: 'Élodie' }, refusal: null };

test('a page is rendered with what the visitor sent, under the policy that a file of it would have', async () => {
  const folder = await releaseWithRenderer();
  const renderer = createRenderer({ config: testConfig(), releaseFolder: () => folder });
  const { status, html, headers } = await renderer.page('/form/', { form: filled });
  expect(status).toBe(200);
  expect(html).toContain('<p>Élodie</p>');
  const hash = createHash('sha256').update('early()').digest('base64');
  expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}'`);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
});

test('an answer made for one visitor is kept by nobody', async () => {
  const folder = await releaseWithRenderer();
  const renderer = createRenderer({ config: testConfig(), releaseFolder: () => folder });
  const { headers } = await renderer.page('/form/', { form: filled });
  expect(headers['cache-control']).toBe('no-store');
});

test('without a release there is nothing to render', async () => {
  const renderer = createRenderer({ config: testConfig(), releaseFolder: () => null });
  await expect(renderer.page('/form/', {})).rejects.toThrow('no release');
});
