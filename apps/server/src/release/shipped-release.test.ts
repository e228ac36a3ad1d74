import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newVarFolder, prepareRelease, publish } from '../testing/releases.ts';
import { releasesIn } from './releases.ts';
import { rollBack } from './share-releases.ts';
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

test('an image without a release ships nothing', async () => {
  const releases = releasesIn(await newVarFolder());
  expect(await adoptShipped(releases, await newVarFolder())).toBeNull();
  expect(await releases.current()).toBeNull();
});
