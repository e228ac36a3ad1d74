import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

/** Every process of a step carries it in its environment, whatever group or parent it has taken. */
export const MARK = 'VITRINE_STEPS';

const LOOK_AGAIN_MS = 50;

/** Processes that carry a mark. Where there is no /proc to look in, none is found. */
export function processesMarked(mark: string): number[] {
  return pids().filter((pid) => {
    try {
      return (
        pid !== process.pid &&
        readFileSync(`/proc/${pid}/environ`, 'utf8').includes(mark) &&
        !isDead(pid)
      );
    } catch {
      return false; // it has ended, or is someone else's
    }
  });
}

/** Waits for the processes that carry a mark to end; kills those that do not, and says how many. */
export async function endProcessesMarked(mark: string, graceMs: number): Promise<number> {
  const deadline = performance.now() + graceMs;
  let left = processesMarked(mark);
  while (left.length > 0 && performance.now() < deadline) {
    await delay(LOOK_AGAIN_MS);
    left = processesMarked(mark);
  }
  for (const pid of left) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
  return left.length;
}

function pids(): number[] {
  try {
    return readdirSync('/proc').map(Number).filter(Number.isInteger);
  } catch {
    return [];
  }
}

/** Ended, and not yet noticed by its parent. */
function isDead(pid: number): boolean {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).startsWith('Z');
}
