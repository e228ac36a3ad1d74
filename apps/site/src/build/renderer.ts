import type {
  PageStyles,
  Reading,
  RenderedFile,
  RendererFolders,
  SiteRenderer,
} from '@vitrine/domain/rendering';
import { createApp } from 'astro/app/entrypoint';
import { membersOf } from '#build/families.ts';
import { withFirstPictureAhead } from '#build/first-picture.ts';
import { withoutIslandDefinition, withShortIslandTags } from '#build/island-tags.ts';
import { withScriptsAfterPaint } from '#build/page-scripts.ts';
import { withStyles } from '#build/page-stylesheets.ts';
import { renderMail } from '#build/mails.ts';
import { createRender } from '#build/render.ts';
import { withoutTextSeparators } from '#build/text-separators.ts';

/** Pages are files: nothing of a request but its path may change them, so the origin is nobody's. */
const NOWHERE = 'http://localhost';

/** The entry of the built site: its pages and files, by address (see integrations/renderer.ts). */
export function createRenderer(styles: PageStyles, folders: RendererFolders): SiteRenderer {
  const app = createApp({ streaming: false });
  const routes = app.manifest.routes
    .map(({ routeData }) => routeData)
    .filter(({ origin }) => origin === 'project');

  return {
    async paths(state) {
      const render = await createRender(state, folders);
      const paths = await Promise.all(
        routes.map(async ({ route, type }) => {
          const end = type === 'page' ? '/' : '';
          return (await membersOf(route, render)).map(
            (parameters) => fill(route, parameters) + end,
          );
        }),
      );
      return paths.flat();
    },

    async render(path, state, page = {}): Promise<RenderedFile> {
      const readings = new Set<Reading>();
      const render = await createRender(state, folders, readings);
      const response = await app.render(new Request(new URL(path, NOWHERE)), {
        locals: { render, state: page },
      });
      const type = response.headers.get('content-type') ?? '';
      const body = type.startsWith('text/html')
        ? new TextEncoder().encode(asSent(await response.text(), path, styles))
        : new Uint8Array(await response.arrayBuffer());
      return { status: response.status, type, body, readings: [...readings].sort() };
    },

    mail: async (mail, links, state, contests) =>
      renderMail(await createRender(state, folders), mail, links, contests),
  };
}

/** `/boutiques/[shop]` of the shop 'lille' is `/boutiques/lille`. */
function fill(route: string, parameters: Readonly<Record<string, string>>): string {
  return route.replaceAll(/\[(?:\.\.\.)?(\w+)\]/g, (_, name: string) => parameters[name] ?? '');
}

/** A page as Astro writes it, with its styles, its scripts and its first picture where they cost least. */
function asSent(html: string, path: string, styles: PageStyles): string {
  const plain = withShortIslandTags(withoutIslandDefinition(withoutTextSeparators(html)));
  return withFirstPictureAhead(withScriptsAfterPaint(withStyles(plain, path, styles)));
}
