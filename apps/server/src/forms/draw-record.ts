import { CONTEST_CODES } from '@vitrine/domain/forms/form-codes';
import { z } from 'zod';
import type { Draw } from '../store/draws.ts';

const METHOD = 'rank = sha256(seed + "\\n" + reference), smallest first';

/** What is published: enough, with the list, for anyone to do the draw again. */
export const DrawRecord = z.object({
  contest: z.enum(CONTEST_CODES),
  rulesVersion: z.int(),
  closesAt: z.string(),
  frozenAt: z.string(),
  entries: z.int(),
  listSha256: z.string(),
  method: z.literal(METHOD),
  seed: z.string(),
  drawnAt: z.string(),
  winners: z.array(z.string()),
  substitutes: z.array(z.string()),
  /** How many of each, and what each winner gets, where there is a choice. */
  prizes: z
    .object({
      counts: z.array(z.object({ value: z.string(), count: z.int() })),
      ofWinners: z.array(z.string()),
    })
    .optional(),
});
export type DrawRecord = z.infer<typeof DrawRecord>;

/** Null until the draw. */
export function recordOf({
  contest,
  frozenAt,
  entries,
  listHash,
  result,
}: Draw): DrawRecord | null {
  if (!result) return null;
  const { rulesVersion, closesAt, seed, drawnAt, winners, substitutes, counts, prizes } = result;
  return DrawRecord.parse({
    contest,
    rulesVersion,
    closesAt,
    frozenAt,
    entries,
    listSha256: listHash,
    method: METHOD,
    seed,
    drawnAt,
    winners: [...winners],
    substitutes: [...substitutes],
    ...(counts && prizes && { prizes: { counts: [...counts], ofWinners: [...prizes] } }),
  });
}
