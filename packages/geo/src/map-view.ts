/** Mainland France and Corsica, in degrees, with some sea on both sides: what a map of the country shows. */
export const MAINLAND = { south: 41.3, west: -5.5, north: 51.1, east: 9.9 } as const;
