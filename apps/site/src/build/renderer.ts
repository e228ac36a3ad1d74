import type { PageState, PageStyles, RenderedFile, SiteRenderer } from '@vitrine/domain/rendering';
import { createApp } from 'astro/app/entrypoint';
import { membersOf } from '#build/families.ts';
import { withScriptsAfterPaint } from '#build/page-scripts.ts';
import { withStyles } from '#build/page-stylesheets.ts';

/** Pages are files: nothing of a request but its path may change them, so the origin is nobody's. */
const NOWHERE = 'http://localhost';

/** The entry of the built site: its pages and files, by address (see integrations/renderer.ts). */
export function createRenderer(styles: PageStyles): SiteRenderer {
  const app = createApp({ streaming: false });
  const routes = app.manifest.routes
    .map(({ routeData }) => routeData)
    .filter(({ origin }) => origin === 'project');

  return {
    async paths() {
      const paths = await Promise.all(
        routes.map(async ({ route, type }) => {
          const end = type === 'page' ? '/' : '';
          return (await membersOf(route)).map((parameters) => fill(route, parameters) + end);
        }),
      );
      return paths.flat();
    },
    render,
  };

  async function render(path: string, state: PageState = {}): Promise<RenderedFile> {
    const response = await app.render(new Request(new URL(path, NOWHERE)), {
      locals: { state },
    });
    const { status } = response;
    const type = response.headers.get('content-type') ?? '';
    if (!type.startsWith('text/html'))
      return { status, type, body: new Uint8Array(await response.arrayBuffer()) };
    const html = withScriptsAfterPaint(withStyles(await response.text(), path, styles));
    return { status, type, body: new TextEncoder().encode(html) };
  }
}

/** `/boutiques/[shop]` of the shop 'lille' is `/boutiques/lille`. */
function fill(route: string, parameters: Readonly<Record<string, string>>): string {
  return route.replaceAll(/\[(?:\.\.\.)?(\w+)\]/g, (_, name: string) => parameters[name] ?? '');
}
