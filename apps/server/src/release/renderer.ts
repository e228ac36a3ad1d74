import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Config } from '@vitrine/domain/config';
import {
  type PageState,
  type PageStyles,
  RENDERER_ENTRY,
  RENDERER_STYLES,
  type RendererModule,
  type SiteRenderer,
} from '@vitrine/domain/rendering';
import { PREPARED } from '../geo/geography.ts';
import { commonHeaders, pagePolicy } from '../security-headers.ts';
import { PUBLIC_FOLDER, RENDERER_FOLDER } from './manifest.ts';
import { readPage } from './read-page.ts';
import type { Releases } from './releases.ts';
import { importedCoverage, shownState } from '../publishing/site-state.ts';
import type { Site } from './site.ts';

export type RenderedPage = {
  readonly status: number;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
};

/** Pages of the release on show that cannot be files: the same pages, told what a visitor sent. */
export type Renderer = {
  page: (path: string, state: PageState) => Promise<RenderedPage>;
};

export type RendererOptions = {
  config: Config;
  site: Site;
  releases: Pick<Releases, 'folderOf'>;
  varFolder: string;
  clock?: () => Date;
};

export function createRenderer(options: RendererOptions): Renderer {
  const { config, site, releases, varFolder, clock = () => new Date() } = options;
  let open: { id: string; renderer: Promise<SiteRenderer> } | null = null;

  function current(): Promise<SiteRenderer> {
    const id = site.releaseId();
    if (id === null) throw new Error('there is no release to render from');
    if (open?.id !== id) {
      const folder = releases.folderOf(id);
      open = {
        id,
        renderer: openRenderer(join(folder, RENDERER_FOLDER), join(folder, PUBLIC_FOLDER)),
      };
    }
    return open.renderer;
  }

  return {
    async page(path, state) {
      const renderer = await current();
      const coverage = await importedCoverage(varFolder);
      const shown = shownState({ site, config, coverage, date: clock() });
      const { status, type, body } = await renderer.render(path, shown, state);
      const html = new TextDecoder().decode(body);
      return {
        status,
        html,
        headers: {
          ...commonHeaders,
          'content-type': `${type.split(';')[0]}; charset=utf-8`,
          'content-security-policy': pagePolicy(config, readPage(html).allows),
          // Made for one visitor, from what that visitor sent.
          'cache-control': 'no-store',
        },
      };
    },
  };
}

/** Loads the site that a build left in `folder`, its files for browsers in `publicFolder`. */
export async function openRenderer(folder: string, publicFolder: string): Promise<SiteRenderer> {
  // React's development build is three times slower, and renders other markup.
  process.env['NODE_ENV'] ??= 'production';
  const entry = pathToFileURL(join(folder, RENDERER_ENTRY)).href;
  const { createRenderer } = (await import(entry)) as RendererModule;
  const styles = await readFile(join(folder, RENDERER_STYLES), 'utf8');
  return createRenderer(JSON.parse(styles) as PageStyles, { public: publicFolder, geo: PREPARED });
}
