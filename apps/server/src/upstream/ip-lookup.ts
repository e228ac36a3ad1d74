import { z } from 'zod';
import { jsonService, type ServiceOptions } from './json-service.ts';

export type IpLookup = ReturnType<typeof createIpLookup>;

const GuessedPlace = z.object({
  /** As in 'Loire': 42, 2A, 974. */
  department: z.string().regex(/^(\d{2}|2[AB]|97\d)$/),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
});

/**
 * About where a visitor's network is. A guess: it proposes, and nothing depends on it. Asked for one visitor,
 * answered to them and forgotten: neither address nor answer is kept.
 */
export function createIpLookup(options: ServiceOptions) {
  const ask = jsonService(options, GuessedPlace.nullable(), {
    name: 'IP look-up',
    what: 'a place in France',
    // Someone looks at a list that is complete without it.
    timeoutMs: 1_000,
    limitBytes: 16 * 1024,
    failuresBeforeRest: 3,
    restMs: 30_000,
  });
  /** Null when it cannot be said. */
  return { locate: (address: string) => ask(`/${encodeURIComponent(address)}`) };
}
