import { UpstreamError, type UpstreamAnswer } from '@vitrine/domain/upstream';
import type { z } from 'zod';

/** Reads an answer by its schema; another shape is a failure of the service. `what`: for the log. */
export function readJson<Read>(schema: z.ZodType<Read>, what: string) {
  return ({ text }: UpstreamAnswer): Read => {
    const parsed = schema.safeParse(JSON.parse(text));
    if (!parsed.success) throw new UpstreamError(`an answer that is not ${what}`);
    return parsed.data;
  };
}
