export type Point = { readonly longitude: number; readonly latitude: number };

const EARTH_RADIUS_KM = 6371;

/** Great-circle distance in kilometres. */
export function distanceKm(a: Point, b: Point): number {
  const radians = Math.PI / 180;
  const latitudes = (b.latitude - a.latitude) * radians;
  const longitudes = (b.longitude - a.longitude) * radians;
  const chord =
    Math.sin(latitudes / 2) ** 2 +
    Math.cos(a.latitude * radians) * Math.cos(b.latitude * radians) * Math.sin(longitudes / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** '850 m', '3,4 km', '128 km'. */
export function formatDistance(km: number): string {
  const metres = Math.round(km * 20) * 50;
  if (metres < 1000) return `${Math.max(50, metres)}\u00a0m`;
  if (km < 10) return `${km.toFixed(1).replace('.', ',').replace(',0', '')}\u00a0km`;
  return `${Math.round(km)}\u00a0km`;
}
