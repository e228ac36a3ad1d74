import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import { clientAddress, type Trust } from '../client-address.ts';
import { type Problem, PROBLEM_TYPE, sentenceFor } from '../problem.ts';
import { apiHeaders, subresourceHeaders } from '../security-headers.ts';
import type { Recorder } from './recorder.ts';

export const EVENT_PATH = '/api/event';

/** Reads an event from a request and answers it. */
export type EventDoor = (request: IncomingMessage, response: ServerResponse) => void;

/** A page sends at most twenty events at a time, of a few hundred bytes. */
const BODY_LIMIT_BYTES = 16 * 1024;

const OK = 'ok';
/** What a document may do is not the matter of two letters. As a list: what Node writes fastest. */
const accepted = Object.entries({
  ...subresourceHeaders,
  'cache-control': 'no-store',
  'content-type': 'text/plain; charset=utf-8',
  'content-length': String(OK.length),
}).flat();

/**
 * Nearly every visit sends events and nobody waits for their answer, so they are read here, apart
 * from the router, at half its cost. What was received is in the ledger; only what could not be
 * read has a line in the log.
 */
export function createEventDoor(
  recorder: Recorder,
  trusts: Trust,
  log: Pick<FastifyBaseLogger, 'info'>,
  /** Told of every answer, and how long it took. */
  answered: (status: number, seconds: number) => void = () => undefined,
): EventDoor {
  return (request, response) => {
    const started = performance.now();
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= BODY_LIMIT_BYTES) chunks.push(chunk);
    });
    request.on('end', () => {
      const body = size > BODY_LIMIT_BYTES ? undefined : parse(chunks);
      const { headers } = request;
      recorder.receive(body, {
        address: clientAddress(request, trusts),
        userAgent: headers['user-agent'] ?? '',
        optedOut: headers['sec-gpc'] === '1' || headers['dnt'] === '1',
      });
      if (body !== undefined) response.writeHead(202, accepted).end(OK);
      else refuse(response, size > BODY_LIMIT_BYTES ? 413 : 400);
      answered(response.statusCode, (performance.now() - started) / 1_000);
    });
    // Whoever left before the end said nothing.
    request.on('error', () => response.destroy());
  };

  function refuse(response: ServerResponse, status: number): void {
    const requestId = randomUUID();
    const problem: Problem = { status, title: sentenceFor(status), requestId };
    log.info({ reqId: requestId, method: 'POST', path: EVENT_PATH, status }, 'request');
    const headers = { ...apiHeaders, 'content-type': PROBLEM_TYPE, 'x-request-id': requestId };
    response.writeHead(status, headers).end(JSON.stringify(problem));
  }
}

function parse(chunks: readonly Buffer[]): unknown {
  const [first = Buffer.alloc(0)] = chunks;
  try {
    return JSON.parse((chunks.length > 1 ? Buffer.concat(chunks) : first).toString()) as unknown;
  } catch {
    return undefined;
  }
}
