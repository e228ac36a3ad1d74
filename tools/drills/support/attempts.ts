import { check, type DrillTools } from '../drill.ts';
import { type RawAnswer, sendRaw } from './raw-http.ts';
import { sharedServer } from './server.ts';

/** Something that nobody should send, and what is wrong with an answer to it: null when nothing is. */
export type Attempt = {
  readonly what: string;
  readonly bytes: string | Buffer;
  readonly whatIsWrong: (answer: RawAnswer) => string | null;
};

/** Sends each to one server, which must log no error and go on; how each was answered. */
export async function attemptAll(tools: DrillTools, attempts: readonly Attempt[]): Promise<string> {
  const server = await sharedServer(tools);
  const from = server.log.length;
  const wrong: string[] = [];
  const statuses = new Map<number, number>();
  for (const { what, bytes, whatIsWrong } of attempts) {
    const answer = await sendRaw(server.port, bytes);
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    const fault = whatIsWrong(answer);
    if (fault) wrong.push(`${what} ${fault}`);
  }
  const errors = server.log.slice(from).filter(({ level }) => level >= 50);
  if (errors.length > 0) wrong.push(`logged: ${errors[0]?.msg}`);
  if ((await fetch(`${server.origin}/live`)).status !== 200) wrong.push('no longer live');
  check(wrong.length === 0, wrong.join('; '));
  const counts = [...statuses]
    .toSorted(([a], [b]) => a - b)
    .map(([status, count]) => `${count} × ${status || 'closed'}`);
  return `${attempts.length} of ${attempts.length}: ${counts.join(', ')}; live`;
}
