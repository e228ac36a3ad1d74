import { routeNamed } from '@vitrine/domain/routes';
import { currentRoutes } from '#build/current-routes.ts';
import { membersOf } from '#build/families.ts';
import { linkTo } from '#build/links.ts';
import type { Render } from '#build/render.ts';

/** Every address that search engines should know. */
export async function indexablePaths(render: Render): Promise<string[]> {
  const paths = await Promise.all(
    currentRoutes
      .filter((name) => routeNamed(name).indexable)
      .map(async (name) => {
        const members = await membersOf(fileOf(routeNamed(name).path), render);
        return members.map((parameters) => linkTo(name, parameters));
      }),
  );
  return paths.flat();
}

/** The file of src/pages that has a path: `/{base}/netflix/` is `/[base]/netflix`. */
function fileOf(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, '[$1]').replace(/\/$/, '');
}
