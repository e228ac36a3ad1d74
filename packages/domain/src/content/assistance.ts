import { z } from 'zod';
import { Image, Markup, Text } from './parts.ts';

/** The local support teams: what they do and where. */
export const ProxiTeams = z.strictObject({
  title: Text,
  description: Markup,
  teams: z
    .array(z.strictObject({ name: Text, area: Text, description: Markup, image: Image.optional() }))
    .min(1),
});
