import { mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';

/** Makes a folder that shows a release of another one: all else in it is its own. */
export async function varFolderShowing(
  { varFolder, id }: { readonly varFolder: string; readonly id: string },
  own: string,
): Promise<string> {
  await mkdir(own, { recursive: true });
  await symlink(join(varFolder, 'releases'), join(own, 'releases'));
  await symlink(join('releases', id), join(own, 'current'));
  return own;
}
