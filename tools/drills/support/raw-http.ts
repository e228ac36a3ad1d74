import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export type RawAnswer = {
  /** 0 when the connection was closed without an answer. */
  readonly status: number;
  /** By lower-case name, in the order received. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: string;
};

const ANSWER_TIMEOUT_MS = 15_000;

/**
 * Bytes as they are, which no HTTP client would send. One request on one connection: ask for
 * `connection: close`, or break the request, so that the server ends it.
 */
export async function sendRaw(port: number, bytes: string | Buffer): Promise<RawAnswer> {
  const socket = await open(port);
  socket.write(bytes);
  return readAnswer(socket);
}

export async function open(port: number): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1' });
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

export async function readAnswer(socket: Socket): Promise<RawAnswer> {
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => void chunks.push(chunk));
  socket.setTimeout(ANSWER_TIMEOUT_MS, () => socket.destroy());
  if (!socket.closed) await once(socket, 'close');
  return parse(Buffer.concat(chunks).toString('latin1'));
}

function parse(text: string): RawAnswer {
  const end = text.indexOf('\r\n\r\n');
  const [statusLine = '', ...lines] = (end < 0 ? text : text.slice(0, end)).split('\r\n');
  return {
    status: Number(/^HTTP\/1\.[01] (\d{3})/.exec(statusLine)?.[1] ?? 0),
    headers: lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const;
    }),
    body: end < 0 ? '' : text.slice(end + 4),
  };
}

/** A request line and headers of our choosing, on a connection that closes after the answer. */
export function request(
  target: string,
  { method = 'GET', headers = {}, body = '' }: RequestParts = {},
): string {
  const all = {
    host: 'localhost',
    connection: 'close',
    ...(body ? { 'content-length': String(Buffer.byteLength(body)) } : {}),
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${target} HTTP/1.1\r\n${lines.join('')}\r\n${body}`;
}

type RequestParts = {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
};

export function headerOf({ headers }: RawAnswer, name: string): string | undefined {
  return headers.find(([known]) => known === name)?.[1];
}
