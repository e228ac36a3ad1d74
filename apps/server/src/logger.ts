import { setTimeout as delay } from 'node:timers/promises';
import { destination, type DestinationStream, type Logger, pino } from 'pino';
import { withoutMailboxes } from './without-mailboxes.ts';

/**
 * JSON lines for engineers. What identifies a visitor never enters: no address, no query string, no
 * body, and of an error only what says where it happened. An e-mail address is taken out of every
 * line, wherever it came from: a mail server quotes it, a visitor types it in a path.
 */
export function createLogger(level: string, stream: DestinationStream): Logger {
  return pino(
    {
      level,
      base: null,
      serializers: { err: describeError },
      hooks: { streamWrite: withoutMailboxes },
    },
    stream,
  );
}

/** How what we depend on is heard of. */
export const outagesTo =
  (log: Pick<Logger, 'warn'>) =>
  ({ event, ...fields }: { event: string }): void =>
    log.warn(fields, event);

/** Lines that wait for a slow reader; beyond, they are dropped rather than fill the memory. */
const WAITING_BYTES_MAX = 4 * 1024 * 1024;
/** Lines leave together, this many bytes or this long at a time: a write for each is a tenth of a page. */
const TOGETHER_BYTES = 8 * 1024;
const TOGETHER_MS = 250;
/** How long the last lines may take to leave when the process ends. */
const LAST_LINES_MS = 1_000;

/**
 * Standard output, written in the background. Whoever reads it may stall or die: a server neither
 * stops for that nor waits for it when it is asked to stop.
 */
export function standardOutput(): { stream: DestinationStream; end: () => Promise<boolean> } {
  const stream = destination({
    dest: 1,
    sync: false,
    maxLength: WAITING_BYTES_MAX,
    minLength: TOGETHER_BYTES,
    periodicFlush: TOGETHER_MS,
  });
  let isBroken = false;
  stream.on('error', () => {
    isBroken = true;
  });
  return {
    stream,
    /** Whether the last lines have left, or have nowhere to go; false: someone still holds them. */
    end: async () => {
      if (isBroken) {
        stream.destroy(); // or it would try for ever to write what is left
        return true;
      }
      const left = new Promise<boolean>((resolve) => {
        stream.once('close', () => resolve(true));
      });
      stream.end();
      return Promise.race([left, delay(LAST_LINES_MS, false)]);
    },
  };
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
