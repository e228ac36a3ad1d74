import { z } from 'zod';
import { type Brand, SOCIAL_NETWORKS } from './brand.ts';

/** What `brands/<slug>/brand.json` may hold. */

const Text = z.string().trim().min(1);
const Slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lowercase letters, digits and hyphens');
const Colour = z.string().regex(/^#[0-9a-f]{6}$/, 'a colour is written #rrggbb');
/** They become CSS as they are: nothing may end a declaration. */
const Tokens = z.record(
  z.string().regex(/^[a-z0-9-]+$/),
  z.string().regex(/^[^;{}<>]+$/, 'one value of CSS'),
);

export const BrandFile: z.ZodType<Brand> = z.strictObject({
  name: Text,
  slug: Slug,
  line: z.strictObject({ name: Text, slug: Slug }),
  base: Slug,
  domain: z.string().regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'a domain name'),
  company: Text,
  address: Text,
  social: z.record(z.enum(SOCIAL_NETWORKS), Text),
  mark: z.strictObject({
    origin: z.number(),
    side: z.number().positive(),
    path: z.string().regex(/^[MmZzLlHhVvCcSsQqTtAa0-9 ,.-]+$/, 'the path of a drawing'),
    dot: z.strictObject({ x: z.number(), y: z.number(), radius: z.number().positive() }),
  }),
  colour: Colour,
  share: z.strictObject({ light: Colour, ground: Colour, shade: Colour, text: Colour }),
  tokens: Tokens,
  themes: z.record(z.string().regex(/^[a-zA-Z]+$/), Tokens),
});
