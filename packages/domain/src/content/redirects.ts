import { z } from 'zod';

/** Answered by the server, whatever the content says of them. */
const SERVED = /^\/(?:api|pixels|stats|demandes|live|ready|metrics)\//i;

const Path = z
  .string()
  .refine((path) => /^\/(?:(?!\.{1,2}\/)[^\s/?#%\\]+\/)+$/.test(path), {
    message:
      'une adresse d’avant s’écrit «\u00a0/{base}/ancienne-page/\u00a0»\u00a0: une barre au début et à la fin, et rien après',
  })
  .refine((path) => !SERVED.test(path), {
    message: 'cette adresse est celle d’un service\u00a0: elle ne peut mener à une page',
  });

/** A page, without a query or a part of it: what was asked for is kept. */
const Page = z.string().refine((href) => /^\/(?!\/)[^?#]*\/$/.test(href), {
  message:
    'une adresse mène à une page, comme «\u00a0/{base}/nos-offres-{line}/\u00a0», et rien après',
});

/** Addresses that pages had, and where they are now: asked for, they lead there for good. */
export const Redirects = z.strictObject({
  redirects: z
    .array(z.strictObject({ path: Path, href: Page }))
    .superRefine((redirects, context) => {
      const taken = new Set<string>();
      for (const [index, { path }] of redirects.entries()) {
        if (taken.has(path.toLowerCase()))
          context.addIssue({
            code: 'custom',
            path: [index, 'path'],
            message: `«\u00a0${path}\u00a0» mène déjà ailleurs\u00a0: gardez une des deux lignes`,
          });
        taken.add(path.toLowerCase());
      }
    }),
});
export type Redirects = z.infer<typeof Redirects>;
