import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Config } from '@vitrine/domain/config';
import type { Mail, MailLink, NamedContest, WrittenMail } from '@vitrine/domain/mails';
import {
  type PageState,
  type PageStyles,
  RENDERER_ENTRY,
  RENDERER_STYLES,
  type RendererModule,
  type SiteRenderer,
  type SiteState,
} from '@vitrine/domain/rendering';
import { PREPARED, shownCoverage } from '../geo/geography.ts';
import { commonHeaders, pagePolicy } from '../security-headers.ts';
import { PUBLIC_FOLDER, RENDERER_FOLDER } from './manifest.ts';
import { readPage } from './read-page.ts';
import type { Releases } from './releases.ts';
import { shownState } from '../publishing/site-state.ts';
import type { Site } from './site.ts';

export type RenderedPage = {
  readonly status: number;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
};

/** Pages of the release on show that cannot be files: the same pages, told what a visitor sent. */
export type Renderer = {
  page: (path: string, state: PageState) => Promise<RenderedPage>;
  /** What the release on show was made from. */
  content: SiteState['content'];
  /** An e-mail in the words of the release on show, which need not have its contest any more. */
  mail: (
    mail: Mail,
    links: readonly MailLink[],
    contests: readonly NamedContest[],
  ) => Promise<WrittenMail>;
};

export type RendererOptions = {
  config: Config;
  site: Site;
  releases: Pick<Releases, 'folderOf' | 'manifestOf'>;
  varFolder: string;
  clock?: () => Date;
};

export function createRenderer(options: RendererOptions): Renderer {
  const { config, site, releases, varFolder, clock = () => new Date() } = options;
  let open: { id: string; renderer: Promise<SiteRenderer> } | null = null;
  const modules = new Map<string, Promise<LoadedModule>>();

  function current(): Promise<SiteRenderer> {
    const id = site.releaseId();
    if (id === null) throw new Error('there is no release to render from');
    if (open?.id === id) return open.renderer;
    const opened = { id, renderer: openShown(id) };
    open = opened;
    // One that could not be read may be there the next time.
    opened.renderer.catch(() => {
      if (open === opened) open = null;
    });
    return opened.renderer;
  }

  /** Releases that differ in content alone share one module: Node never lets go of one it loaded. */
  async function openShown(id: string): Promise<SiteRenderer> {
    const { renderer: files } = await releases.manifestOf(id);
    const code = hash('sha256', JSON.stringify(files));
    const folder = releases.folderOf(id);
    const module = modules.get(code) ?? loadWhole(join(folder, RENDERER_FOLDER), files);
    modules.set(code, module);
    module.catch(() => modules.delete(code));
    return rendererWith(await module, join(folder, PUBLIC_FOLDER));
  }

  async function shown() {
    const known = shownCoverage(varFolder);
    const coverage = known && (await readFile(known.file, 'utf8'));
    return shownState({ site, config, coverage, date: clock() });
  }

  return {
    content: (call) => shownState({ site, config, coverage: null, date: clock() }).content(call),

    mail: async (mail, links, contests) =>
      (await current()).mail(mail, links, await shown(), contests),

    async page(path, state) {
      const renderer = await current();
      const { status, type, body } = await renderer.render(path, await shown(), state);
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
  return rendererWith(await loadModule(folder), publicFolder);
}

type LoadedModule = { create: RendererModule['createRenderer']; styles: PageStyles };

async function loadModule(folder: string): Promise<LoadedModule> {
  // React's development build is three times slower, and renders other markup.
  process.env['NODE_ENV'] ??= 'production';
  const { createRenderer } = (await importFile(folder, RENDERER_ENTRY)) as RendererModule;
  const styles = await readFile(join(folder, RENDERER_STYLES), 'utf8');
  return { create: createRenderer, styles: JSON.parse(styles) as PageStyles };
}

/** With the parts that it would import when a page asks: by then the release may have been deleted. */
async function loadWhole(folder: string, files: Record<string, string>): Promise<LoadedModule> {
  const loaded = await loadModule(folder);
  for (const file of Object.keys(files))
    // What only a browser or a publication uses need not run here.
    if (file.endsWith('.mjs')) await importFile(folder, file).catch(() => undefined);
  return loaded;
}

function importFile(folder: string, file: string): Promise<unknown> {
  return import(pathToFileURL(join(folder, file)).href);
}

function rendererWith({ create, styles }: LoadedModule, publicFolder: string): SiteRenderer {
  return create(styles, { public: publicFolder, geo: PREPARED });
}
