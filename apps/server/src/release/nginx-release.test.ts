import { expect, test } from 'vitest';
import { testConfig } from '../testing/config.ts';
import { newVarFolder, publish } from '../testing/releases.ts';
import { loadRelease } from './load-release.ts';
import { type ErrorPages, REFUSALS } from '@vitrine/domain/content/pages';
import { nginxRelease } from './nginx-release.ts';
import { releasesIn } from './releases.ts';

test('nginx is told each page’s own policy, as our server sends it', async () => {
  const varFolder = await newVarFolder();
  const releases = releasesIn(varFolder);
  const id = await publish(varFolder);
  const config = testConfig();
  const { files, pages } = await loadRelease(releases.folderOf(id), config);

  const { 'release.conf': release, 'headers.conf': headers } = nginxRelease(
    releases.folderOf(id),
    await releases.manifestOf(id),
    config,
  );

  expect(pages.length).toBeGreaterThan(0);
  for (const path of pages) {
    const policy =
      files.get(path)?.representations.identity?.found.headers['content-security-policy'];
    const file = path.endsWith('/') ? `${path}index.html` : path;
    expect(release).toContain(`"${file}" "${policy}";`);
  }
  expect(headers).toContain('add_header x-content-type-options "nosniff" always;');
  expect(headers).toContain('add_header content-security-policy "$vitrine_policy" always;');
});

test('hashed files are kept for good, the others asked for again', async () => {
  const varFolder = await newVarFolder();
  const releases = releasesIn(varFolder);
  const id = await publish(varFolder);

  const { 'release.conf': release } = nginxRelease(
    releases.folderOf(id),
    await releases.manifestOf(id),
    testConfig(),
  );

  expect(release).toContain('"/_astro/page.a1b2.css" "public, max-age=31536000, immutable";');
  expect(release).toContain(
    'map $http_sec_purpose $vitrine_page_caching {\n  default "public, no-cache";\n  "~^prefetch" "private, max-age=60";',
  );
  expect(release).toContain('map $uri $vitrine_caching {\n  default "$vitrine_page_caching";');
});

test('nginx’s own errors are pages and problems like ours', async () => {
  const varFolder = await newVarFolder();
  const releases = releasesIn(varFolder);
  const id = await publish(varFolder);

  const files = nginxRelease(releases.folderOf(id), await releases.manifestOf(id), testConfig());

  expect(files['errors.conf']).toContain('error_page 413 /.vitrine-errors/413.html;');
  expect(files['errors-api.conf']).toContain('error_page 413 /.vitrine-errors/413.json;');
  expect(files['.vitrine-errors/413.html']).toContain('Cette demande est trop volumineuse.');
  expect(files['.vitrine-errors/413.json']).toBe(
    '{"status":413,"title":"Cette demande est trop volumineuse.","requestId":"<!--# echo var="request_id" -->"}',
  );
});

test('they say what the site’s error pages say', async () => {
  const varFolder = await newVarFolder();
  const releases = releasesIn(varFolder);
  const id = await publish(varFolder);
  const said = { title: 'Trop long', text: 'Raccourcissez.' };
  const words = {
    search: 'Chercher',
    links: [{ label: 'Revenir au début', href: '/' }],
    notFound: said,
    failure: { title: 'Panne', text: 'Revenez bientôt.' },
    refusals: Object.fromEntries(REFUSALS.map((status) => [status, said])),
  } as ErrorPages;

  const manifest = await releases.manifestOf(id);
  const files = nginxRelease(releases.folderOf(id), manifest, testConfig(), words);

  expect(files['.vitrine-errors/413.html']).toContain('<h1>Trop long. Raccourcissez.</h1>');
  expect(files['.vitrine-errors/413.html']).toContain('>Revenir au début</a>');
  expect(files['.vitrine-errors/502.json']).toContain('"title":"Revenez bientôt."');
});
