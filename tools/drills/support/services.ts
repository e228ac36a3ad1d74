import { createServer, type RequestListener } from 'node:http';
import { startPostgres } from '../../../apps/server/src/testing/postgres.ts';
import { listening } from '../../support/ports.ts';
import type { DrillTools } from '../drill.ts';

/** A service of this machine that behaves so until the drill is over; its address. */
export async function startService(
  { afterwards }: DrillTools,
  behaviour: RequestListener,
): Promise<string> {
  const service = createServer(behaviour);
  const port = await listening(service);
  afterwards(() => {
    service.closeAllConnections();
    service.close();
  });
  return `http://127.0.0.1:${port}`;
}

/** A PostgreSQL of the drill's own; its address. */
export async function ownPostgres({ afterwards }: DrillTools): Promise<string> {
  const postgres = await startPostgres();
  afterwards(postgres.stop);
  return postgres.url;
}

export async function timed(url: string): Promise<{ status: number; text: string; ms: number }> {
  const started = performance.now();
  const response = await fetch(url);
  const text = await response.text();
  return { status: response.status, text, ms: Math.round(performance.now() - started) };
}
