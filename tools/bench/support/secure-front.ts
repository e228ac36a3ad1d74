import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtempDisposable } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { createSecureServer, type IncomingHttpHeaders } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listening } from '../../support/ports.ts';
import type { Running } from './servers.ts';

/** The certificate of a run is its own; a browser of ours need not ask who signed it. */
export const IGNORE_CERTIFICATE = '--ignore-certificate-errors';

/** What a connection says of itself, which HTTP/2 says otherwise. */
const CONNECTION_HEADERS = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade']);

/**
 * HTTPS and HTTP/2 before a server, as deploy/nginx.conf has it before ours: a visitor makes one
 * connection, and everything comes through it. Bodies and headers pass unchanged.
 */
export async function startSecureFront(port: number, behind: Running): Promise<Running> {
  const { key, cert } = await certificate();
  const agent = new Agent({ keepAlive: true });
  const front = createSecureServer({ key, cert }, (incoming, outgoing) => {
    const passed = request(
      new URL(incoming.url, behind.origin),
      { agent, method: incoming.method, headers: withoutPseudo(incoming.headers) },
      (answer) => {
        outgoing.writeHead(
          answer.statusCode ?? 502,
          Object.fromEntries(
            Object.entries(answer.headers).filter(([name]) => !CONNECTION_HEADERS.has(name)),
          ),
        );
        answer.pipe(outgoing);
      },
    );
    passed.on('error', () => outgoing.destroy());
    incoming.pipe(passed);
  });
  await listening(front, port);
  return {
    origin: `https://127.0.0.1:${port}`,
    pid: behind.pid,
    stop: async () => {
      front.close();
      agent.destroy();
      return behind.stop();
    },
  };
}

function withoutPseudo(headers: IncomingHttpHeaders): Record<string, string | string[]> {
  const kept: Record<string, string | string[]> = {};
  for (const [name, value] of Object.entries(headers))
    if (!name.startsWith(':') && value !== undefined) kept[name] = value;
  return kept;
}

/** Made for one run. */
async function certificate(): Promise<{ key: Buffer; cert: Buffer }> {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'certificate-'));
  const [key, cert] = [join(folder.path, 'key.pem'), join(folder.path, 'cert.pem')];
  const words =
    'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 1 -subj /CN=127.0.0.1 -addext subjectAltName=IP:127.0.0.1';
  const made = spawnSync('openssl', [...words.split(' '), '-keyout', key, '-out', cert]);
  if (made.status !== 0) throw new Error(`openssl: ${made.stderr}`);
  return { key: readFileSync(key), cert: readFileSync(cert) };
}
