/** Mainland France and Corsica, in degrees: what a map of the country shows. */
export const MAINLAND = { south: 41.3, west: -5.2, north: 51.1, east: 9.6 } as const;
