import {
  createUpstream,
  type UpstreamAnswer,
  UpstreamError,
  type UpstreamOptions,
  type UpstreamRequest,
} from '@vitrine/domain/upstream';
import type { z } from 'zod';

export type ServiceOptions = {
  /** Null: there is none. */
  url: string | null;
  /** Never given what is asked: it is a visitor's. */
  log: UpstreamOptions['log'];
};

/**
 * A service that is asked for one visitor, who is shown less without it: null when there is none, or no
 * answer now. `what`: its answers, for the log.
 */
export function jsonService<Read>(
  { url, log }: ServiceOptions,
  schema: z.ZodType<Read>,
  { what, ...limits }: Omit<UpstreamOptions, 'log'> & { what: string },
): (path: string, request?: UpstreamRequest) => Promise<Read | null> {
  if (url === null) return async () => null;
  const upstream = createUpstream({ ...limits, log });
  return (path, { headers, ...request } = {}) =>
    upstream
      .ask(`${url}${path}`, readJson(schema, what), {
        ...request,
        headers: { accept: 'application/json', ...headers },
      })
      .catch(() => null);
}

/** Reads an answer by its schema; another shape is a failure of the service. `what`: for the log. */
export function readJson<Read>(schema: z.ZodType<Read>, what: string) {
  return ({ text }: UpstreamAnswer): Read => {
    const parsed = schema.safeParse(JSON.parse(text));
    if (!parsed.success) throw new UpstreamError(`an answer that is not ${what}`);
    return parsed.data;
  };
}
