import { z } from 'zod';
import { Markup, Text } from './parts.ts';

/** The rules of a contest. A change of text is a new version: entrants accepted the one they saw. */
export const ContestRules = z.strictObject({
  contests: z
    .array(
      z.strictObject({
        code: z.string().regex(/^[a-z0-9-]+$/),
        title: Text,
        version: z.int().positive(),
        opensAt: z.iso.datetime(),
        closesAt: z.iso.datetime(),
        winners: z.int().positive(),
        prize: Text,
        minimumAge: z.int().nonnegative(),
        territory: Text,
        sections: z.array(z.strictObject({ title: Text, text: Markup })).min(1),
      }),
    )
    .min(1),
});
