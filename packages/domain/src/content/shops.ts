import { z } from 'zod';
import { Text } from './parts.ts';

const Coordinates = {
  longitude: z.number().min(-180).max(180),
  latitude: z.number().min(-90).max(90),
};
const Address = { street: Text, postcode: z.string().regex(/^\d{5}$/), city: Text, citycode: Text };

/** '09:30'. */
const LocalTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const Span = z
  .strictObject({ opens: LocalTime, closes: LocalTime })
  .refine(({ opens, closes }) => opens < closes, { message: 'ferme avant d’ouvrir' });

export const Shop = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  name: Text,
  ...Address,
  ...Coordinates,
  /** Seven days, Monday first; an empty day is closed. */
  hours: z.array(z.array(Span)).length(7),
  /** Days that differ from the week; they win over public holidays. */
  exceptions: z.array(z.strictObject({ date: z.iso.date(), hours: z.array(Span) })).optional(),
  /** Keys of `services`. */
  services: z.array(Text),
});
export type Shop = z.infer<typeof Shop>;
export const Shops = z
  .strictObject({
    /** Said beside the list while the shops are invented. */
    sample: z.boolean(),
    shops: z.array(Shop).min(1),
    services: z.record(z.string(), Text),
  })
  .refine(({ shops }) => new Set(shops.map(({ id }) => id)).size === shops.length, {
    message: 'deux boutiques ont le même id\u00a0: donnez-en un autre à l’un des deux',
    path: ['shops'],
  })
  .refine(
    ({ shops, services }) => shops.every((shop) => shop.services.every((key) => key in services)),
    { message: 'une boutique nomme un service qui n’est pas dans la liste', path: ['services'] },
  );
export type Shops = z.infer<typeof Shops>;

export const Simbox = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  place: Text,
  ...Address,
  ...Coordinates,
});
export type Simbox = z.infer<typeof Simbox>;
export const Simboxes = z.strictObject({ sample: z.boolean(), simboxes: z.array(Simbox).min(1) });
