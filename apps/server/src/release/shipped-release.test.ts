import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { vitrine } from '../cli/vitrine.ts';
import { testEnvironment } from '../testing/config.ts';
import { newVarFolder, prepareRelease, publish } from '../testing/releases.ts';
import { withPublishingLock } from './publishing-lock.ts';
import { releasesIn } from './releases.ts';
import { rollBack, showDue } from './share-releases.ts';
import { adoptShipped } from './shipped-release.ts';

test('the release of an image is shown the first time, and not over a rollback or a publication', async () => {
  const [image, varFolder] = [await newVarFolder(), await newVarFolder()];
  const releases = releasesIn(varFolder);
  const shipped = await publish(image);
  expect(await adoptShipped(releases, image)).toBe(shipped);
  expect(await releases.current()).toBe(shipped);

  const published = await publish(varFolder);
  await adoptShipped(releases, image);
  expect(await releases.current()).toBe(published);

  expect(await rollBack(null, releases)).toBe(shipped);
  await adoptShipped(releases, image);
  expect(await releases.current()).toBe(shipped);
});

test('the next image takes the place of the one before', async () => {
  const [image, varFolder] = [await newVarFolder(), await newVarFolder()];
  const releases = releasesIn(varFolder);
  const first = await publish(image);
  await adoptShipped(releases, image);
  const second = await prepareRelease(image);
  await releasesIn(image).switchTo(second);
  await rename(join(image, 'releases', first), join(image, 'gone'));

  await adoptShipped(releases, image);

  expect(await releases.current()).toBe(second);
  expect(await releases.list()).toEqual([second]);
});

test('what an image has planned is shown on its day, unless one went back', async () => {
  const [image, varFolder] = [await newVarFolder(), await newVarFolder()];
  const releases = releasesIn(varFolder);
  const shipped = await publish(image);
  const later = await prepareRelease(image);
  const from = new Date('2027-01-04T00:00:00Z');
  await releasesIn(image).plan([{ id: later, from }]);

  await adoptShipped(releases, image);
  expect(await releases.current()).toBe(shipped);
  expect(await showDue(null, releases, new Date('2027-01-03T23:59:59Z'))).toBeNull();
  expect(await showDue(null, releases, from)).toBe(later);
  expect(await releases.current()).toBe(later);

  await releases.plan([]);
  await adoptShipped(releases, image);
  expect(await releases.planned()).toEqual([]);
});

test('asked for again, the release of an image is shown with what it has planned', async () => {
  const [image, varFolder] = [await newVarFolder(), await newVarFolder()];
  const releases = releasesIn(varFolder);
  const shipped = await publish(image);
  await adoptShipped(releases, image);
  const published = await publish(varFolder);
  const planned = [{ id: await prepareRelease(image), from: new Date('2027-01-04T00:00:00Z') }];
  await releasesIn(image).plan(planned);
  for (const [name, value] of Object.entries(testEnvironment())) vi.stubEnv(name, value);
  vi.stubEnv('VAR_FOLDER', varFolder);
  vi.stubEnv('SHIPPED_FOLDER', image);
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.spyOn(console, 'log').mockReturnValue();

  // Not beside another publication, which would be shown over it.
  const exitCode = process.exitCode;
  const said = vi.spyOn(console, 'error').mockReturnValue();
  await withPublishingLock(releases.folder, null, () => vitrine(['publish']));
  expect(said).toHaveBeenCalledExactlyOnceWith(
    expect.stringContaining('Another release is being made.'),
  );
  expect(await releases.current()).toBe(published);
  process.exitCode = exitCode;

  await vitrine(['publish']);

  expect(await releases.current()).toBe(shipped);
  expect(await releases.planned()).toEqual(planned);
});

test('an image without a release ships nothing', async () => {
  const releases = releasesIn(await newVarFolder());
  expect(await adoptShipped(releases, await newVarFolder())).toBeNull();
  expect(await releases.current()).toBeNull();
});
