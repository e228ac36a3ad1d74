import { lutimes, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { testConfig } from '../testing/config.ts';
import { newVarFolder, prepareRelease, publish, smallSite } from '../testing/releases.ts';
import { followReleases } from './follow-releases.ts';
import { loadRelease } from './load-release.ts';
import { makeRelease, type MakeReleaseOptions } from './make-release.ts';
import { MANIFEST_NAME } from './manifest.ts';
import { readPage } from './read-page.ts';
import { withPublishingLock } from './publishing-lock.ts';
import { releasesIn } from './releases.ts';
import { rollBack } from './share-releases.ts';
import { createSite } from './site.ts';

const log = { info: vi.fn<(fields: object) => void>(), error: vi.fn<(fields: object) => void>() };
const config = testConfig();

describe('going back', () => {
  test('returns to the release that the current one replaced', async () => {
    const varFolder = await newVarFolder();
    const releases = releasesIn(varFolder);
    const first = await publish(varFolder);
    await publish(varFolder);
    await rollBack(null, releases);
    const third = await publish(varFolder);

    expect(await releases.current()).toBe(third);
    expect(await rollBack(null, releases)).toBe(first);
    expect(await releases.current()).toBe(first);
    await expect(rollBack(null, releases)).rejects.toThrow(`no release before ${first}`);
  });

  test('is refused when nothing was ever published', async () => {
    await expect(rollBack(null, releasesIn(await newVarFolder()))).rejects.toThrow('no release');
  });

  test('in a folder that was named by mistake makes nothing there', async () => {
    const folder = await newVarFolder();
    const varFolder = join(folder, 'elsewhere');
    await expect(rollBack(null, releasesIn(varFolder))).rejects.toThrow(
      `${join(varFolder, 'releases')} has no release to go back from: check VAR_FOLDER.`,
    );
    expect(await readdir(folder)).toEqual([]);
  });

  test('is refused while another release is being made, which would be shown over it', async () => {
    const varFolder = await newVarFolder();
    const releases = releasesIn(varFolder);
    await publish(varFolder);
    const shown = await publish(varFolder);
    await withPublishingLock(releases.folder, null, async () => {
      await expect(rollBack(null, releases)).rejects.toThrow(
        'Another release is being made. If it was killed, try again in 30 seconds.',
      );
    });
    expect(await releases.current()).toBe(shown);
  });

  test('from a release that cannot be read says what to do', async () => {
    const varFolder = await newVarFolder();
    const releases = releasesIn(varFolder);
    await publish(varFolder);
    const damaged = await publish(varFolder);
    await writeFile(join(releases.folderOf(damaged), 'release.json'), '{');
    await expect(rollBack(null, releases)).rejects.toThrow(
      `${damaged} cannot be read, nor what it replaced: publish again (`,
    );
  });

  test('reaches as far as five publications, however much each of them planned', async () => {
    const varFolder = await newVarFolder();
    const releases = releasesIn(varFolder);
    const shown: string[] = [];
    for (let count = 0; count < 6; count += 1) {
      shown.push(await publish(varFolder));
      const later = { id: await prepareRelease(varFolder), from: new Date('2099-01-01T00:00:00Z') };
      await releases.plan([later]);
      await releases.prune();
    }
    for (const id of shown.slice(1, -1).toReversed())
      expect(await rollBack(null, releases)).toBe(id);
  });
});

test('the last five releases are kept, the current one and its predecessor among them', async () => {
  const varFolder = await newVarFolder();
  const releases = releasesIn(varFolder);
  const ids: string[] = [];
  for (let count = 0; count < 8; count += 1) ids.push(await publish(varFolder));
  await releases.switchTo(ids[1] ?? '');

  await releases.prune();

  const [first, second, , , , sixth, seventh, eighth] = ids;
  expect(await releases.list()).toEqual([eighth, seventh, sixth, second, first]);
});

describe('a release that is planned', () => {
  test('is shown from its hour on, also by a server that was down then', async () => {
    const varFolder = await newVarFolder();
    const releases = releasesIn(varFolder);
    const first = await publish(varFolder);
    const [second, third] = [await prepareRelease(varFolder), await prepareRelease(varFolder)];
    await releases.plan([
      { id: second, from: new Date('2027-01-04T00:00:00Z') },
      { id: third, from: new Date('2027-02-01T00:00:00Z') },
    ]);
    const shownAt = async (date: string) => {
      const site = createSite('/freebox/');
      const clock = () => new Date(date);
      await (
        await followReleases({ releases, site, config, log, clock })
      )();
      return site.releaseId();
    };

    expect(await shownAt('2027-01-03T23:59:59Z')).toBe(first);
    expect(await shownAt('2027-01-10T00:00:00Z')).toBe(second);
    expect(await shownAt('2028-01-01T00:00:00Z')).toBe(third);
    expect(await releases.planned()).toEqual([]);
  });

  test('and is no longer there, keeps no server from showing another, and is reported once', async () => {
    const varFolder = await newVarFolder();
    const releases = releasesIn(varFolder);
    const first = await publish(varFolder);
    const lost = await prepareRelease(varFolder);
    await releases.plan([{ id: lost, from: new Date('2027-01-04T00:00:00Z') }]);
    await rm(releases.folderOf(lost), { recursive: true });
    const error = vi.fn<(fields: object) => void>();
    const site = createSite('/freebox/');
    const clock = () => new Date('2027-01-10T00:00:00Z');
    const stop = await followReleases({ releases, site, config, log: { ...log, error }, clock });

    expect(site.releaseId()).toBe(first);
    const next = await publish(varFolder);
    await vi.waitFor(() => expect(site.releaseId()).toBe(next), { timeout: 5_000 });
    expect(error).toHaveBeenCalledOnce();
    await stop();
  });

  test('is kept however many are newer, and forgotten by a rollback', async () => {
    const varFolder = await newVarFolder();
    const releases = releasesIn(varFolder);
    const planned = await prepareRelease(varFolder);
    await releases.plan([{ id: planned, from: new Date('2099-01-01T00:00:00Z') }]);
    for (let count = 0; count < 6; count += 1) await publish(varFolder);
    await releases.prune();
    expect(await releases.list()).toContain(planned);

    await rollBack(null, releases);
    expect(await releases.planned()).toEqual([]);
  });
});

test('what a killed process left behind is cleared away, and not what one is at', async () => {
  const varFolder = await newVarFolder();
  const releases = releasesIn(varFolder);
  await publish(varFolder);
  const [old, recent] = ['current.4001.next', 'current.4002.next'].map((name) =>
    join(varFolder, name),
  );
  const long = new Date(Date.now() - 2 * 60 * 60_000);
  for (const link of [old, recent]) await symlink('releases/none', link ?? '');
  await lutimes(old ?? '', long, long);
  await releases.prune();
  const left = await readdir(varFolder);
  expect(left.filter((name) => name.endsWith('.next'))).toEqual(['current.4002.next']);
});

test('a release that does not exist cannot be shown', async () => {
  const varFolder = await newVarFolder();
  const id = await publish(varFolder);

  await expect(releasesIn(varFolder).switchTo('20260101-000000-abcd')).rejects.toThrow('ENOENT');

  expect(await releasesIn(varFolder).current()).toBe(id);
});

/** The release after this one, with the same files: what it may use again, it does. */
async function makeNext(varFolder: string, id: string): Promise<void> {
  const releases = releasesIn(varFolder);
  await makeRelease({
    id: 'next',
    siteFolder: join(varFolder, 'site', id),
    coverage: null,
    releaseFolder: releases.folderOf('next'),
    fingerprint: 'f00d',
    previous: id,
    madeAt: new Date(),
    reuse: [{ folder: releases.folderOf(id), manifest: await releases.manifestOf(id) }],
  });
}

test('what did not change is not compressed again', async () => {
  const varFolder = await newVarFolder();
  const releases = releasesIn(varFolder);
  const id = await publish(varFolder);
  const folder = releases.folderOf(id);

  await makeNext(varFolder, id);

  const inode = async (release: string) =>
    (await stat(join(release, 'public/freebox/index.html.br'))).ino;
  expect(await inode(releases.folderOf('next'))).toBe(await inode(folder));
  expect((await loadRelease(releases.folderOf('next'), config)).files.size).toBe(
    Object.keys(smallSite).length,
  );
});

test('a page that was read is not read again, and a failed rendering leaves nothing at work', async () => {
  const varFolder = await newVarFolder();
  const releases = releasesIn(varFolder);
  const id = await publish(varFolder);
  const again = (render?: MakeReleaseOptions['render'], known?: MakeReleaseOptions['known']) =>
    makeRelease({
      id: 'next',
      siteFolder: join(varFolder, 'site', id),
      coverage: null,
      releaseFolder: releases.folderOf('next'),
      fingerprint: 'f00d',
      previous: id,
      madeAt: new Date(),
      ...(render ? { render } : {}),
      ...(known ? { known } : {}),
    });

  const first = await again();
  const hash = first.manifest.files['/freebox/']?.hash ?? '';
  const marked = { ...readPage(''), anchors: ['lu avant'] };
  const second = await again(undefined, new Map([[hash, marked]]));
  expect(second.pages.get(hash)).toBe(marked);
  expect(second.pages.size).toBe(first.pages.size);

  const rendered = await again(async (add) =>
    add('freebox/index.html', Buffer.from('<p>Neuf</p>')),
  );
  expect(rendered.manifest.files['/freebox/']?.size).toBe('<p>Neuf</p>'.length);

  await expect(
    again(async (add) => {
      add('setup.exe', Buffer.from('x'));
      throw new Error('no content');
    }),
  ).rejects.toThrow('no content');
});

test('a kind of file nobody decided about stops the build', async () => {
  const varFolder = await newVarFolder();

  await expect(publish(varFolder, { 'setup.exe': 'x' })).rejects.toThrow(
    'setup.exe: no media type',
  );
});

describe('the server that follows releases', () => {
  test('shows the next one as soon as it is published, and still has the files of old pages', async () => {
    const varFolder = await newVarFolder();
    const first = await publish(varFolder);
    const site = createSite('/freebox/');
    const stop = await followReleases({ releases: releasesIn(varFolder), site, config, log });
    expect(site.releaseId()).toBe(first);

    const { '_astro/page.a1b2.css': _css, ...others } = smallSite;
    const second = await publish(varFolder, { ...others, '_astro/page.e5f6.css': 'p{}' });
    await vi.waitFor(() => expect(site.releaseId()).toBe(second), { timeout: 20_000 });
    await stop();

    for (const url of ['/_astro/page.a1b2.css', '/_astro/page.e5f6.css'])
      expect(site.answer({ method: 'GET', url, headers: {} }).status).toBe(200);
  });

  test('keeps what did not change in memory once, and takes only what did', async () => {
    const varFolder = await newVarFolder();
    const releases = releasesIn(varFolder);
    const site = createSite('/freebox/');
    await publish(varFolder);
    const stop = await followReleases({ releases, site, config, log });
    const files = ['/freebox/', '/_astro/page.a1b2.css'];
    const copies = () => files.map((path) => site.file(path)?.compressed.br);
    const [page, style] = copies();
    expect(page).toBeInstanceOf(Buffer);

    const changed = { 'freebox/index.html': smallSite['404.html'] ?? '' };
    const second = await publish(varFolder, { ...smallSite, ...changed });
    await vi.waitFor(() => expect(site.releaseId()).toBe(second), 10_000);
    await stop();

    expect(copies()[0]).not.toEqual(page);
    expect(copies()[1]).toBe(style);
  });

  test('shows one whose manifest says nothing of its copies without them, and the next has them', async () => {
    const varFolder = await newVarFolder();
    const releases = releasesIn(varFolder);
    const site = createSite('/freebox/');
    const shown = () =>
      site.answer({ method: 'GET', url: '/freebox/', headers: { 'accept-encoding': 'br' } });
    const id = await prepareRelease(varFolder);
    const folder = releases.folderOf(id);
    const manifestFile = join(folder, MANIFEST_NAME);
    const earlier = (await readFile(manifestFile, 'utf8')).replaceAll('"copies"', '"encodings"');
    await writeFile(manifestFile, earlier);
    await releases.switchTo(id);
    const stop = await followReleases({ releases, site, config, log });
    expect(shown().headers).not.toHaveProperty('content-encoding');
    expect(String(shown().body)).toContain('<h1>Accueil</h1>');

    await makeNext(varFolder, id);
    await releases.switchTo('next');
    await vi.waitFor(() => expect(shown().headers['content-encoding']).toBe('br'), 10_000);
    await stop();
  });

  test.each(['index.html', 'index.html.br'])(
    'keeps the one it has when %s of the next is damaged, and says so once',
    async (name) => {
      const varFolder = await newVarFolder();
      const releases = releasesIn(varFolder);
      const first = await publish(varFolder);
      const site = createSite('/freebox/');
      const errors = vi.fn<(fields: object) => void>();
      const stop = await followReleases({ releases, site, config, log: { ...log, error: errors } });

      const second = await prepareRelease(varFolder);
      const file = join(releases.folderOf(second), 'public/freebox', name);
      await writeFile(file, (await readFile(file)).subarray(0, 10));
      await releases.switchTo(second);
      await vi.waitFor(() => expect(errors).toHaveBeenCalled(), 10_000);
      const third = await publish(varFolder);
      await vi.waitFor(() => expect(site.releaseId()).toBe(third), 10_000);
      await stop();

      expect(first).not.toBe(third);
      expect(errors.mock.calls[0]?.[0]).toMatchObject({ release: second });
      expect(errors).toHaveBeenCalledTimes(1);
    },
  );
});
