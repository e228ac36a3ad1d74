import { z } from 'zod';

/** What the automatic checks of accessibility found, as `npm run accessibility` wrote it. */
export const AccessibilityResults = z.strictObject({
  checkedOn: z.iso.date(),
  /** The tool and its version. */
  tool: z.string().min(1),
  /** How many pages were read, one of each kind. */
  pages: z.int().positive(),
  /** How many rules found something to judge. */
  rules: z.int().positive(),
  violations: z.array(
    z.strictObject({
      rule: z.string().min(1),
      pages: z.array(z.string().min(1)).min(1),
    }),
  ),
});
export type AccessibilityResults = z.infer<typeof AccessibilityResults>;
