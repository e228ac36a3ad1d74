import { PROJECTION } from './outline.ts';

/** Where a place is on the map: the projection that drew the outline. */
export function placeOnMap(longitude: number, latitude: number): { x: number; y: number } {
  const { longitude: lon, latitude: lat, scale, x, y } = PROJECTION;
  const narrowing = Math.cos((lat * Math.PI) / 180);
  return {
    x: Math.round(x + (longitude - lon) * narrowing * scale),
    y: Math.round(y - (latitude - lat) * scale),
  };
}
