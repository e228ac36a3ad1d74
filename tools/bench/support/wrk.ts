import { execFileSync } from 'node:child_process';

export const CONNECTIONS = 64;
/** The load has a core of its own, beside the server's. */
const CLIENT_CORE = '1';

export type Load = { requests: number; perSecond: number; p99: number; errors: number };

const WRK = `-c ${CLIENT_CORE} wrk -t1 -c${CONNECTIONS} --latency`.split(' ');

export function wrkCommand(url: string, seconds: number, options: readonly string[]): string[] {
  return [...WRK, `-d${seconds}s`, ...options, url];
}

/** As many requests as a server takes from a few dozen connections; times in milliseconds. */
export function load(url: string, seconds: number, options: readonly string[]): Load {
  const output = execFileSync('taskset', wrkCommand(url, seconds, options), { encoding: 'utf8' });
  const find = (pattern: RegExp) => pattern.exec(output) ?? [];
  const [, p99 = 'NaN', unit = 'ms'] = find(/99%\s+([\d.]+)(us|ms|s)/);
  return {
    requests: Number(find(/(\d+) requests in/)[1]),
    perSecond: Number(find(/Requests\/sec:\s+([\d.]+)/)[1]),
    p99: Number(p99) * ({ us: 0.001, ms: 1, s: 1000 }[unit] ?? 1),
    errors: Number(find(/Non-2xx or 3xx responses: (\d+)/)[1] ?? 0),
  };
}
