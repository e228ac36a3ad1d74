import { type RouteName, routesWith } from '@vitrine/domain/routes';
import { config } from '#build/config.ts';

/** The pages of this site, as configured: one behind a flag that is off does not exist. */
export const currentRoutes: readonly RouteName[] = routesWith(config.flags);
