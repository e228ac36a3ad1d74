import { z } from 'zod';
import { Image, Markup, Text } from './parts.ts';
import { Sentence } from './sentences.ts';

/** The local support teams: what they do and where. */
export const ProxiTeams = z.strictObject({
  title: Text,
  description: Markup,
  map: Sentence('towns'),
  teams: z
    .array(
      z.strictObject({
        name: Text,
        area: Text,
        /** Where the team works, for the map. */
        town: z.strictObject({
          name: Text,
          longitude: z.number().min(-5.5).max(9.7),
          latitude: z.number().min(41.2).max(51.2),
        }),
        description: Markup,
        image: Image.optional(),
      }),
    )
    .min(1),
});
