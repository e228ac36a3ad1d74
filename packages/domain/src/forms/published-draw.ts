import * as z from 'zod/mini';
import { type ContestAddress, contestEndpoint } from './form-codes.ts';

/** Who was drawn, and what for where there are several prizes. */
const Drawn = z.object({ reference: z.string(), prize: z.optional(z.string()) });
export type Drawn = z.infer<typeof Drawn>;

/** What anyone may know of a contest's draw: its frozen list by hash, then its result. */
export const PublishedDraw = z.object({
  frozenAt: z.string(),
  entries: z.number(),
  listSha256: z.string(),
  /** The references that take part, one on each line. */
  listHref: z.string(),
  result: z.nullable(
    z.object({
      drawnAt: z.string(),
      seed: z.string(),
      winners: z.array(Drawn),
      substitutes: z.array(Drawn),
      /** All that is needed to do it again. */
      recordHref: z.string(),
    }),
  ),
});
export type PublishedDraw = z.infer<typeof PublishedDraw>;

/** Answered by `null` until the list is frozen. */
export const DrawAnswer = z.object({ draw: z.nullable(PublishedDraw) });

/** Where a contest's draw is published. */
export function drawAddresses(contest: ContestAddress) {
  const page = contestEndpoint(contest).replace('/participation', '/draw');
  return {
    page,
    json: `${page}.json`,
    list: `${page}/list.txt`,
    record: `${page}/record.json`,
  };
}
