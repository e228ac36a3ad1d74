import { Agent, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

/** Times in milliseconds. */
export type Steady = {
  requests: number;
  failures: number;
  mean: number;
  p50: number;
  p99: number;
  max: number;
};

type Asked = { readonly path: string; readonly headers?: Readonly<Record<string, string>> };

/**
 * Visitors who do not wait for each other: a request at each stroke of a clock, and its time counted
 * from that stroke, so that a server that falls behind is not spared. Each comes from a network of its
 * own, or the rate limit would answer.
 */
export async function sendSteadily(
  port: number,
  { perSecond, seconds, next }: { perSecond: number; seconds: number; next: () => Asked },
): Promise<Steady> {
  const agent = new Agent({ keepAlive: true, maxSockets: 100 });
  const times: number[] = [];
  let failures = 0;
  const pending: Promise<void>[] = [];
  const time = async (stroke: number) => {
    if (!(await ask(port, agent, next()))) failures += 1;
    times.push(performance.now() - stroke);
  };
  const started = performance.now();
  const total = perSecond * seconds;
  for (let sent = 0; sent < total;) {
    const due = ((performance.now() - started) / 1000) * perSecond;
    for (; sent < Math.min(due, total); sent += 1) {
      const stroke = started + (sent / perSecond) * 1000;
      pending.push(time(stroke));
    }
    await delay(1);
  }
  await Promise.all(pending);
  agent.destroy();
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
  return {
    requests: sorted.length,
    failures,
    mean: sorted.reduce((sum, one) => sum + one, 0) / sorted.length,
    p50: at(0.5),
    p99: at(0.99),
    max: sorted.at(-1) ?? Number.NaN,
  };
}

function ask(port: number, agent: Agent, { path, headers }: Asked): Promise<boolean> {
  return new Promise((resolve) => {
    const from = { 'x-forwarded-for': `10.${random(256)}.${random(256)}.1` };
    const options = { host: '127.0.0.1', port, agent, path, headers: { ...headers, ...from } };
    request(options, (response) => {
      response.resume().on('end', () => resolve(response.statusCode === 200));
    })
      .on('error', () => resolve(false))
      .end();
  });
}

function random(below: number): number {
  return Math.floor(Math.random() * below);
}
