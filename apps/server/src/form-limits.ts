import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { clientHousehold, clientRange } from './client-network.ts';
import { Refusal } from './forms/desk.ts';

type Limit = { household: number; range: number };

const WINDOW_MS = 10 * 60 * 1_000;
/** Each post has cost its sender some work. */
export const POSTS: Limit = { household: 240, range: 2_400 };
/** Without JavaScript there is no work to ask for, so the rate carries more of the burden. */
export const PLAIN_POSTS: Limit = { household: 20, range: 200 };
export const CHALLENGES: Limit = { household: 600, range: 6_000 };
/** After each so many challenges the next are twice as hard, up to sixteen times: 15 s of a phone. */
export const HARDER_EVERY: Limit = { household: 40, range: 400 };
const HARDEST = 16;

/**
 * How often forms may be sent. A mobile carrier puts thousands of people behind one address, so nobody
 * is refused for what his neighbours do until it cannot be people any more: before that, the proof of
 * work gets harder. Nothing is counted for everyone together: one sender cannot shut out the others.
 * Each throws a `Refusal`.
 */
export function createFormLimits(app: FastifyInstance) {
  const challenges = limiter(app, CHALLENGES);
  return {
    /** How many times harder than usual this one's work must be. */
    async challenge(request: FastifyRequest, reply: FastifyReply) {
      const { household, range } = await challenges(request, reply);
      const steps = Math.max(household / HARDER_EVERY.household, range / HARDER_EVERY.range);
      return Math.min(HARDEST, 2 ** Math.floor(steps));
    },
    post: limiter(app, POSTS),
    plainPost: limiter(app, PLAIN_POSTS),
  };
}

/** Counts one more and says how many came before it in this window. */
function limiter(app: FastifyInstance, limit: Limit) {
  const counters = {
    household: app.createRateLimit({
      max: limit.household,
      timeWindow: WINDOW_MS,
      keyGenerator: (request) => clientHousehold(request.ip),
    }),
    range: app.createRateLimit({
      max: limit.range,
      timeWindow: WINDOW_MS,
      keyGenerator: (request) => clientRange(request.ip),
    }),
  };
  return async (request: FastifyRequest, reply: FastifyReply): Promise<Limit> => {
    const before: Limit = { household: 0, range: 0 };
    for (const scope of ['household', 'range'] as const) {
      const state = await counters[scope](request);
      if (state.isAllowed) continue;
      if (state.isExceeded) {
        reply.header('retry-after', String(state.ttlInSeconds));
        throw new Refusal(429, 'tooMany');
      }
      before[scope] = limit[scope] - state.remaining - 1;
    }
    return before;
  };
}
