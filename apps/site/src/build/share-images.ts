import { type Route, type RouteName, routeNamed } from '@vitrine/domain/routes';
import { SHARE_PICTURES } from '@vitrine/domain/share-images';

export function shareImagePath(name: RouteName): string {
  const { group }: Route = routeNamed(name);
  const own = name in SHARE_PICTURES ? name : (group ?? 'offres');
  return `/share/${own}.jpg`;
}
