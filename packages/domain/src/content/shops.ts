import { z } from 'zod';
import { Id, Text } from './parts.ts';

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

/** The spans of a day, in their order. */
const Day = z
  .array(Span)
  .refine((spans) => spans.every(({ opens }, at) => opens >= (spans[at - 1]?.closes ?? '')), {
    message: 'les heures d’un jour se suivent sans se chevaucher',
  });

export const Shop = z.strictObject({
  id: Id,
  name: Text,
  ...Address,
  ...Coordinates,
  /** Seven days, Monday first; an empty day is closed. */
  hours: z.array(Day).length(7),
  /** Days that differ from the week; they win over public holidays. */
  exceptions: z
    .array(z.strictObject({ date: z.iso.date(), hours: Day }))
    .refine((days) => new Set(days.map(({ date }) => date)).size === days.length, {
      message: 'un jour y est deux fois\u00a0: gardez une de ses lignes',
    })
    .optional(),
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
  .superRefine(({ shops, services }, context) => {
    for (const [shop, { services: keys }] of shops.entries())
      for (const [at, key] of keys.entries())
        if (!(key in services))
          context.addIssue({
            code: 'custom',
            path: ['shops', shop, 'services', at],
            message: `«\u00a0${key}\u00a0» n’est pas un service. Il y a\u00a0: ${Object.keys(services).join(', ')}`,
          });
  });
export type Shops = z.infer<typeof Shops>;

export const Simbox = z.strictObject({
  id: Id,
  place: Text,
  ...Address,
  ...Coordinates,
});
export type Simbox = z.infer<typeof Simbox>;
export const Simboxes = z.strictObject({ sample: z.boolean(), simboxes: z.array(Simbox).min(1) });
