import { readableValue } from '@vitrine/domain/forms/answers';
import type { Form } from '@vitrine/domain/forms/form';
import { z } from 'zod';
import type { Draw } from '../store/draws.ts';

const METHOD = 'rank = sha256(seed + "\\n" + reference), smallest first';
/** See packages/domain/src/draw.ts. */
const METHOD_BY_PRIZE = `${METHOD}, among those who chose each prize; a prize too few chose goes to the smallest of the others`;

/** What is published: enough, with the list, for anyone to do the draw again. */
export const DrawRecord = z.object({
  contest: z.string(),
  rulesVersion: z.int(),
  closesAt: z.string(),
  frozenAt: z.string(),
  entries: z.int(),
  listSha256: z.string(),
  method: z.enum([METHOD, METHOD_BY_PRIZE]),
  seed: z.string(),
  drawnAt: z.string(),
  winners: z.array(z.string()),
  substitutes: z.array(z.string()),
  /** How many of each, what each winner gets and each substitute waits for, where there are several. */
  prizes: z
    .object({
      counts: z.array(z.object({ value: z.string(), count: z.int() })),
      /** How many were asked for: there may be fewer entries. */
      substitutes: z.int(),
      ofWinners: z.array(z.string()),
      ofSubstitutes: z.array(z.string()),
    })
    .optional(),
});
export type DrawRecord = z.infer<typeof DrawRecord>;

/** Null until the draw. */
export function recordOf({ result, ...frozen }: Draw): DrawRecord | null {
  if (!result) return null;
  const { asked, prizes, ...drawn } = result;
  return DrawRecord.parse({
    ...drawn,
    ...frozen,
    listSha256: frozen.listHash,
    method: asked ? METHOD_BY_PRIZE : METHOD,
    ...(asked && prizes && { prizes: { ...asked, ...prizes } }),
  });
}

/** A prize in the words in which it was chosen. */
export function prizeNamed(form: Form | null, value: string): string {
  const field = form?.description.fields['prize'];
  return field ? readableValue(field, value) : value;
}
