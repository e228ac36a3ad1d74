import type { MiddlewareHandler } from 'astro';
import { membersOf } from '#build/families.ts';

/** An address of a family without that member is no page: Astro would render it for anything. */
export const onRequest: MiddlewareHandler = async ({ params, routePattern, rewrite }, next) => {
  if (Object.keys(params).length === 0) return next();
  const members = await membersOf(routePattern);
  const isMember = members.some((member) =>
    Object.entries(params).every(([name, value]) => member[name] === value),
  );
  return isMember ? next() : rewrite('/404/');
};
