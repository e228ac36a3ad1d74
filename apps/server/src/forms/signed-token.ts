import { createHmac, timingSafeEqual } from 'node:crypto';
import type { z } from 'zod';

export type TokenSigner = ReturnType<typeof createTokenSigner>;

const TOKEN_MAX = 1_000;

/** Values that go through a visitor's hands and come back as we gave them. */
export function createTokenSigner(secret: string) {
  const seal = (purpose: string, body: string) =>
    createHmac('sha256', `${secret}:${purpose}`).update(body).digest();
  return {
    sign(purpose: string, value: unknown) {
      const body = Buffer.from(JSON.stringify(value)).toString('base64url');
      return `${body}.${seal(purpose, body).toString('base64url')}`;
    },

    /** Null when it is not ours, was changed, or was made for something else. */
    open<Value>(purpose: string, token: unknown, schema: z.ZodType<Value>): Value | null {
      if (typeof token !== 'string' || token.length > TOKEN_MAX) return null;
      const [body = '', signature = ''] = token.split('.');
      const given = Buffer.from(signature, 'base64url');
      const expected = seal(purpose, body);
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
      const value: unknown = JSON.parse(Buffer.from(body, 'base64url').toString('utf8'));
      return schema.safeParse(value).data ?? null;
    },
  };
}
