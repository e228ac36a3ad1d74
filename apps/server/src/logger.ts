import { destination, pino } from 'pino';
import type { DestinationStream, Logger } from 'pino';

/**
 * JSON lines for engineers. What identifies a visitor never enters: no address, no query string, no
 * body, and of an error only what says where it happened.
 */
export function createLogger(level: string, stream: DestinationStream): Logger {
  return pino({ level, base: null, serializers: { err: describeError } }, stream);
}

/** Standard output, written in the background; `flush` before the process ends. */
export function standardOutput(): { stream: DestinationStream; flush: () => void } {
  const stream = destination({ dest: 1, sync: false });
  return { stream, flush: () => stream.flushSync() };
}

/** A database error also carries the row at fault: only these fields are safe to keep. */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  return {
    type: error.name,
    message: error.message,
    ...('code' in error ? { code: error.code } : {}),
    stack: error.stack,
  };
}
