import { z } from 'zod';
import { Text } from './parts.ts';

const Coordinates = {
  longitude: z.number().min(-180).max(180),
  latitude: z.number().min(-90).max(90),
};
const Address = { street: Text, postcode: z.string().regex(/^\d{5}$/), city: Text, citycode: Text };

/** '09:30'. */
const LocalTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const Span = z.strictObject({ opens: LocalTime, closes: LocalTime });

export const Shop = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  name: Text,
  ...Address,
  ...Coordinates,
  /** Seven days, Monday first; an empty day is closed. */
  hours: z.array(z.array(Span)).length(7),
  services: z.array(Text),
});
export type Shop = z.infer<typeof Shop>;
export const Shops = z.strictObject({
  shops: z.array(Shop).min(1),
  services: z.record(z.string(), Text),
});

export const Simbox = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  place: Text,
  ...Address,
  ...Coordinates,
});
export type Simbox = z.infer<typeof Simbox>;
export const Simboxes = z.strictObject({ simboxes: z.array(Simbox).min(1) });
