import { z } from 'zod';
import { SOCIAL_NETWORKS } from './brand.ts';

/** What `brands/<slug>/brand.json` may hold. */

const Text = z.string().trim().min(1);
const Slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lowercase letters, digits and hyphens');
const Colour = z.string().regex(/^#[0-9a-f]{6}$/, 'a colour is written #rrggbb');
/** They become CSS as they are: nothing may end a declaration. */
const Tokens = z.record(
  z.string().regex(/^[a-z0-9-]+$/),
  z.string().regex(/^[^;{}<>]+$/, 'one value of CSS'),
);

export const BrandFile = z.strictObject({
  name: Text,
  slug: Slug,
  /** What its boxes are called. */
  line: z.strictObject({ name: Text, slug: Slug }),
  /** The first segment of the addresses of its box pages. */
  base: Slug,
  /** Its other sites are hosts of it, and its mailboxes end with it. */
  domain: z.string().regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'a domain name'),
  /** Who publishes the site, and where to write to. */
  company: Text,
  address: Text,
  /** Its account on each network. */
  social: z.record(z.enum(SOCIAL_NETWORKS), Text),
  /** Drawn beside the brand's name on pages and on paper, in the square that it fills. */
  mark: z.strictObject({
    origin: z.number(),
    side: z.number().positive(),
    path: z.string().regex(/^[MmZzLlHhVvCcSsQqTtAa0-9 ,.-]+$/, 'the path of a drawing'),
    dot: z.strictObject({ x: z.number(), y: z.number(), radius: z.number().positive() }),
  }),
  /** Of its mark, on paper and in icons. */
  colour: Colour,
  /** The picture that social networks show. */
  share: z.strictObject({ light: Colour, ground: Colour, shade: Colour, text: Colour }),
  /** Tokens of styles/tokens.css that it changes: for all themes, and by theme. */
  tokens: Tokens,
  themes: z.record(z.string().regex(/^[a-zA-Z]+$/), Tokens),
});
