import type { SiteRenderer } from '@vitrine/domain/rendering';
import { fileOf } from './make-release.ts';

/** The pages that answer with their own number. */
const EXPECTED_STATUS: Readonly<Record<string, number>> = { '/404/': 404, '/500/': 500 };

/** Every page and file of the site, rendered one after the other, by its path in a release. */
export async function renderPages(renderer: SiteRenderer): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  for (const path of await renderer.paths()) {
    const { status, body } = await renderer.render(path);
    if (status !== (EXPECTED_STATUS[path] ?? 200))
      throw new Error(`${path}: rendered with status ${status}`);
    files.set(fileOf(path), Buffer.from(body));
  }
  return files;
}
