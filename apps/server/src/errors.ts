import type { SiteState } from '@vitrine/domain/rendering';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { ErrorPages } from './error-pages.ts';
import { Refusal } from './forms/desk.ts';
import { type Problem, PROBLEM_TYPE, ProblemError, sentenceFor } from './problem.ts';
import type { Answer } from './release/hosted-file.ts';
import type { Site } from './release/site.ts';
import { apiHeaders } from './security-headers.ts';
import { SubmissionConflict } from './store/submissions.ts';
import { wantsPage } from './wants-page.ts';

/** Everything that is not a success: a page for visitors, a problem for programs. */
export function answerErrors(
  app: FastifyInstance,
  site: Site,
  pages: ErrorPages,
  content: SiteState['content'],
): void {
  const methodsByPath = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method }) => {
    const methods = methodsByPath.get(url) ?? new Set();
    for (const name of [method].flat()) methods.add(name);
    methodsByPath.set(url, methods);
  });

  app.setNotFoundHandler(async (request, reply) => {
    const allowed = isApi(request) ? allowedMethods(methodsByPath, pathOf(request)) : [];
    if (allowed.length > 0)
      return sendProblem(request, reply.header('allow', allowed.join(', ')), 405);
    if (!isForProgram(request)) {
      const answer = site.answer(request.raw);
      if (answer.status === 405) return sendAnswer(reply, await pages.refused(answer, null));
      if (answer.status === 404 && asksForPage(request))
        // What could not be decoded is a 400.
        return sendAnswer(reply, await pages.notFound(answer, decodeURIComponent(pathOf(request))));
      return sendAnswer(reply, answer);
    }
    return sendProblem(request, reply, 404);
  });

  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    const status = statusOf(error);
    // A problem was meant: whoever made it has said why.
    if (status >= 500 && !(error instanceof ProblemError))
      request.log.error({ err: error }, 'request failed');
    const title = await titleOf(status, error, content);
    if (isForProgram(request)) return sendProblem(request, reply, status, { title, error });
    if (status >= 500 && !(error instanceof Refusal))
      return sendAnswer(reply, site.failure(request.raw));
    const refusal = site.refusal(request.raw, status, title);
    if (status === 404) return sendAnswer(reply, refusal);
    return sendAnswer(reply, await pages.refused(refusal, isOurs(error) ? title : null));
  });
}

/** An address that cannot even be read. */
export function answerBadAddress(
  site: Site,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  return isApi(request)
    ? sendProblem(request, reply.headers(apiHeaders), 400)
    : sendAnswer(reply, site.answer(request.raw));
}

export function sendAnswer(reply: FastifyReply, answer: Answer): FastifyReply {
  return reply
    .code(answer.status)
    .headers(answer.headers)
    .send(answer.body ?? undefined);
}

function isApi(request: FastifyRequest): boolean {
  return request.url.startsWith('/api/');
}

/** Forms without script are sent to the API, and what is wrong with one is read by whoever sent it. */
function isForProgram(request: FastifyRequest): boolean {
  return isApi(request) && !wantsPage(request);
}

/** Not a picture or a script that is gone: nobody would read what is said of it. */
function asksForPage(request: FastifyRequest): boolean {
  return request.method === 'GET' && wantsPage(request);
}

function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? '';
}

function allowedMethods(routes: ReadonlyMap<string, ReadonlySet<string>>, path: string): string[] {
  const segments = path.split('/');
  const fits = (pattern: string) => {
    const parts = pattern.split('/');
    return (
      parts.length === segments.length &&
      parts.every((part, index) => part.startsWith(':') || part === segments[index])
    );
  };
  return [...routes].filter(([pattern]) => fits(pattern)).flatMap(([, methods]) => [...methods]);
}

function statusOf(error: FastifyError): number {
  if (isOurs(error)) return error.status;
  if (error instanceof SubmissionConflict) return 409;
  return error.statusCode ?? 500;
}

/** What was meant for a visitor, as it is said. */
function isOurs(error: Error): error is ProblemError | Refusal {
  return error instanceof ProblemError || error instanceof Refusal;
}

async function titleOf(
  status: number,
  error: Error,
  content: SiteState['content'],
): Promise<string> {
  if (error instanceof ProblemError) return error.message;
  // There may be no release to read them from.
  if (error instanceof Refusal) {
    const answers = await content('form-answers').catch(() => null);
    if (answers) return answers.refusals[error.reason];
  }
  return sentenceFor(status, await content('pages/errors').catch(() => null));
}

function sendProblem(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  { title = sentenceFor(status), error }: { title?: string; error?: Error } = {},
): FastifyReply {
  const fields = fieldsAtFault(error);
  const problem: Problem = {
    status,
    title,
    ...(fields.length > 0 ? { errors: fields } : {}),
    requestId: request.id,
  };
  // As text: a route's own schemas are for its own answers.
  return reply.code(status).type(PROBLEM_TYPE).send(JSON.stringify(problem));
}

function fieldsAtFault(error: Error | undefined): NonNullable<Problem['errors']> {
  if (error instanceof Refusal)
    return Object.entries(error.errors).map(([field, message]) => ({ field, message }));
  if (!hasZodFastifySchemaValidationErrors(error)) return [];
  return error.validation.map(({ instancePath, message = sentenceFor(400) }) => ({
    field: instancePath.replace(/^\//, '').replaceAll('/', '.'),
    message,
  }));
}
