import { hash, randomUUID } from 'node:crypto';
import type { SignInRefusal } from '@vitrine/domain/audience/figures';
import type { Config } from '@vitrine/domain/config';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { createTokenSigner } from './forms/signed-token.ts';
import type { Renderer } from './release/renderer.ts';
import { createSignIn, RETRY_AFTER_S } from './sign-in.ts';
import type { Store } from './store/store.ts';

/** What all routes behind a session are given. */
export type OperatorRoutes = {
  config: Config;
  renderer: Renderer;
  store: Store;
  /** Whoever has it may open a session. */
  token: string;
  clock: () => Date;
};

type SessionCookie = {
  /** Of the cookie and of the secret that signs it. */
  name: string;
  /** The pages that it opens begin so. */
  path: string;
  /** `lax` where a link in an e-mail leads to the page. */
  sameSite: 'strict' | 'lax';
};

/** A working day. */
const SESSION_MS = 12 * 60 * 60 * 1_000;

const Session = z.object({ id: z.string(), until: z.number() });

/** What no proxy keeps, no engine lists and no other site is told. */
export const PRIVATE_HEADERS = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'same-origin',
} as const;

/** The session of someone who has the operator's token, kept in a signed cookie. */
export async function createOperatorSession(
  { config, store, token, clock }: OperatorRoutes,
  { name, path, sameSite }: SessionCookie,
) {
  const signer = createTokenSigner(await store.secrets.get(name));
  const cookie = {
    path,
    httpOnly: true,
    sameSite,
    secure: config.siteUrl.startsWith('https:'),
  } as const;
  // Another token, and nobody's session holds.
  const purpose = `session:${hash('sha256', token)}`;
  const signIn = createSignIn(token, clock);

  function sessionOf({ cookies }: FastifyRequest): z.infer<typeof Session> | null {
    const opened = signer.open(purpose, cookies[name], Session);
    return opened !== null && opened.until > clock().getTime() ? opened : null;
  }

  return {
    /** Null for a session of ours, or for the token itself as a program sends it. */
    async refusalOf(request: FastifyRequest): Promise<SignInRefusal | 'closed' | null> {
      const bearer = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1];
      if (bearer !== undefined) {
        const verdict = signIn(bearer, request.ip);
        return verdict === 'right' ? null : verdict;
      }
      const session = sessionOf(request);
      const isOpen = session !== null && !(await store.revocations.isRevoked(session.id));
      return isOpen ? null : 'closed';
    },

    /** Opens one for who posts the token; otherwise why not. */
    open(request: FastifyRequest, reply: FastifyReply): SignInRefusal | null {
      const given = request.body instanceof URLSearchParams ? request.body.get('token') : null;
      const verdict = signIn(given ?? '', request.ip);
      if (verdict !== 'right') return verdict;
      const until = clock().getTime() + SESSION_MS;
      const session = signer.sign(purpose, { id: randomUUID(), until });
      reply.setCookie(name, session, { ...cookie, maxAge: SESSION_MS / 1_000 });
      return null;
    },

    /** How one who is refused is asked to sign in: the status, and what was wrong with what they gave. */
    refuse(reply: FastifyReply, refusal: SignInRefusal | 'closed'): SignInRefusal | null {
      if (refusal === 'locked') reply.header('retry-after', String(RETRY_AFTER_S));
      reply.code(refusal === 'locked' ? 429 : 401);
      return refusal === 'closed' ? null : refusal;
    },

    /** Ends it, everywhere; not for another site's form, with which no browser sends the cookie. */
    async close(request: FastifyRequest, reply: FastifyReply) {
      if (request.cookies[name] === undefined) return;
      const session = sessionOf(request);
      if (session) await store.revocations.revoke(session.id, new Date(session.until));
      reply.setCookie(name, '', { ...cookie, maxAge: 0 });
    },
  };
}
