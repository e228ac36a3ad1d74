import type { MiddlewareHandler } from 'astro';
import { membersOf } from '#build/families.ts';
import { createRender } from '#build/render.ts';

/** An address of a family without that member is no page: Astro would render it for anything. */
export const onRequest: MiddlewareHandler = async (
  { locals, params, routePattern, rewrite },
  next,
) => {
  if (import.meta.env.DEV) {
    const { developmentFolders, developmentState } = await import('#build/development.ts');
    locals.render ??= await createRender(developmentState(), developmentFolders);
    locals.state ??= {};
  }
  if (Object.keys(params).length === 0) return next();
  const members = await membersOf(routePattern, locals.render);
  const isMember = members.some((member) =>
    Object.entries(params).every(([name, value]) => member[name] === value),
  );
  return isMember ? next() : rewrite('/404/');
};
