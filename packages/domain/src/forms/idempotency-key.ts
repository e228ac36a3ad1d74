import * as z from 'zod/mini';

/** One per filled form, made by the page: the same key is the same request. */
export const IdempotencyKey = z.string().check(z.regex(/^[A-Za-z0-9_-]{16,64}$/));
