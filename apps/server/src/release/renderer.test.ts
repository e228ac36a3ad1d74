import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FormState } from '@vitrine/domain/forms/form-state';
import { expect, test } from 'vitest';
import { testConfig } from '../testing/config.ts';
import { newVarFolder, prepareRelease, publish, sampleFaq } from '../testing/releases.ts';
import { loadRelease } from './load-release.ts';
import { type Releases, releasesIn } from './releases.ts';
import { createRenderer, type Renderer } from './renderer.ts';
import { createSite } from './site.ts';

/** A release whose renderer shows the form it is given and a question of its content. */
async function rendererOfRelease(
  read = (releases: Releases): Pick<Releases, 'folderOf' | 'manifestOf'> => releases,
): Promise<Renderer> {
  const config = testConfig();
  const varFolder = await newVarFolder();
  const releases = releasesIn(varFolder);
  const id = await publish(varFolder);
  const folder = join(releases.folderOf(id), 'renderer');
  await mkdir(folder);
  await writeFile(join(folder, 'page-styles.json'), '{"everywhere":[],"sheets":{}}');
  await writeFile(
    join(folder, 'entry.mjs'),
    `export const createRenderer = () => ({
      paths: async () => ['/form/'],
      render: async (path, { content }, { form }) => ({
        status: path === '/form/' ? 200 : 404,
        type: 'text/html',
        readings: [],
        body: new TextEncoder().encode(
          '<script>early()</script><p>' + form.values.name + '</p>' +
          (await content('home/faq')).items[0].answer),
      }),
    });`,
  );
  const site = createSite('/freebox/');
  site.show(await loadRelease(releases.folderOf(id), config));
  return createRenderer({ config, site, releases: read(releases), varFolder });
}

const filled: FormState = { kind: 'questions', values: { name: 'Élodie' }, refusal: null };

test('a page is rendered with what the visitor sent and the content on show', async () => {
  const renderer = await rendererOfRelease();
  const { status, html } = await renderer.page('/form/', { form: filled });
  expect(status).toBe(200);
  expect(html).toContain('<p>Élodie</p>De la version publiée.');
});

test('what could not be read once is read when it is asked for again', async () => {
  let failures = 1;
  const renderer = await rendererOfRelease((releases) => ({
    ...releases,
    manifestOf: async (id) => {
      failures -= 1;
      if (failures >= 0) throw new Error('too many open files');
      return releases.manifestOf(id);
    },
  }));
  await expect(renderer.page('/form/', { form: filled })).rejects.toThrow('too many open files');
  expect((await renderer.page('/form/', { form: filled })).html).toContain('Élodie');
});

test('it has the policy that a file of it would have, and is kept by nobody', async () => {
  const renderer = await rendererOfRelease();
  const { headers } = await renderer.page('/form/', { form: filled });
  const hash = createHash('sha256').update('early()').digest('base64');
  expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}'`);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['cache-control']).toBe('no-store');
});

test('releases that differ in content alone share one module, also once the first is deleted', async () => {
  const config = testConfig();
  const varFolder = await newVarFolder();
  const releases = releasesIn(varFolder);
  const site = createSite('/freebox/');
  const renderer = createRenderer({ config, site, releases, varFolder });
  const loads: unknown[] = [];
  Object.assign(globalThis, { rendererLoads: loads });
  const built = join(varFolder, 'built');
  await mkdir(join(built, 'chunks'), { recursive: true });
  await writeFile(join(built, 'page-styles.json'), '{"everywhere":[],"sheets":{}}');
  const writeCode = async (name: string) => {
    await writeFile(join(built, 'chunks', 'page.mjs'), `export const name = '${name}';`);
    await writeFile(
      join(built, 'entry.mjs'),
      `globalThis.rendererLoads.push('${name}');
      export const createRenderer = () => ({
        render: async (path, { content }) => ({
          status: 200, type: 'text/html', readings: [],
          body: new TextEncoder().encode(
            (path === '/late/' ? (await import('./chunks/page.mjs')).name : '${name}') +
            (await content('home/faq')).items[0].answer),
        }),
      });`,
    );
  };
  const show = async (answer: string) => {
    const files = { 'data-json/home/faq.json': JSON.stringify(sampleFaq(answer)) };
    const id = await prepareRelease(varFolder, files, built);
    site.show(await loadRelease(releases.folderOf(id), config));
    return id;
  };
  const html = async (path = '/') => (await renderer.page(path, {})).html;

  await writeCode('one');
  const first = await show(' A');
  expect(await html()).toBe('one A');
  await show(' B');
  await rm(releases.folderOf(first), { recursive: true });
  expect(await html('/late/')).toBe('one B');
  expect(loads).toEqual(['one']);
  await writeCode('two');
  await show(' C');
  expect(await html()).toBe('two C');
  expect(loads).toEqual(['one', 'two']);
});

test('without a release there is nothing to render', async () => {
  const varFolder = await newVarFolder();
  const renderer = createRenderer({
    config: testConfig(),
    site: createSite('/freebox/'),
    releases: releasesIn(varFolder),
    varFolder,
  });
  await expect(renderer.page('/form/', {})).rejects.toThrow('no release');
});
