import { STAFF_PATH, staffPath, type StaffState } from '@vitrine/domain/forms/staff-request';
import type { SignInRefusal } from '@vitrine/domain/audience/figures';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { FollowUpDesk } from '../forms/follow-up.ts';
import {
  createOperatorSession,
  type OperatorRoutes,
  PRIVATE_HEADERS,
} from '../operator-session.ts';

/** Who read it, in the audit: the token is one for all of them. */
const ACTOR = 'staff page';

const Named = z.object({ reference: z.string().max(20) });

/** Where the e-mail to those who answer leads: one request, behind a token, each reading written down. */
export const staffRoutes: FastifyPluginAsyncZod<OperatorRoutes & { desk: FollowUpDesk }> = async (
  app,
  options,
) => {
  const { renderer, store, desk } = options;
  const cookie = { name: 'staff', path: STAFF_PATH, sameSite: 'lax' } as const;
  const session = await createOperatorSession(options, cookie);
  const schema = { hide: true, params: Named };
  const path = `${STAFF_PATH}/:reference`;

  app.get(path, { schema }, async (request, reply) => {
    const { reference } = request.params;
    const refusal = await session.refusalOf(request);
    if (refusal) return signIn(reply, reference, refusal);
    const found = await desk.read(reference);
    if (!found) return show(reply.code(404), { kind: 'gone', reference });
    await store.audit.record({
      actor: ACTOR,
      action: 'show',
      detail: { reference: found.reference },
    });
    return show(reply, { kind: 'request', request: found });
  });

  app.post(path, { schema }, async (request, reply) => {
    const { reference } = request.params;
    const refusal = session.open(request, reply);
    if (refusal) return signIn(reply, reference, refusal);
    return reply.headers(PRIVATE_HEADERS).redirect(staffPath(reference), 303);
  });

  app.post(`${path}/deconnexion`, { schema }, async (request, reply) => {
    await session.close(request, reply);
    return reply.headers(PRIVATE_HEADERS).redirect(staffPath(request.params.reference), 303);
  });

  function signIn(reply: FastifyReply, reference: string, refused: SignInRefusal | 'closed') {
    return show(reply, { kind: 'sign-in', reference, refusal: session.refuse(reply, refused) });
  }

  async function show(reply: FastifyReply, staff: StaffState): Promise<FastifyReply> {
    const { html, headers } = await renderer.page(`${STAFF_PATH}/`, { staff });
    return reply.headers({ ...headers, ...PRIVATE_HEADERS }).send(html);
  }
};
