import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './root.ts';

export type Step = {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  readonly env?: Readonly<Record<string, string>>;
};

/** How a step ended; what it said is kept when it ran beside others. */
type Outcome = { readonly code: number; readonly output: string };

/**
 * Runs the steps one after the other, those of a group side by side; says how long each took, and
 * stops at the first failure.
 */
export async function run(steps: readonly (Step | readonly Step[])[]): Promise<void> {
  for (const [index, step] of steps.entries()) {
    const group = 'name' in step ? [step] : step;
    console.log(`\n[${index + 1}/${steps.length}] ${group.map(({ name }) => name).join(', ')}`);
    const codes = await Promise.all(group.map((one) => runAndSay(one, group.length > 1)));
    const failed = codes.find((code) => code !== 0);
    if (failed !== undefined) process.exit(failed);
  }
}

async function runAndSay(step: Step, besideOthers: boolean): Promise<number> {
  const started = performance.now();
  const { code, output } = await runStep(step, besideOthers);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(output);
  if (code === 0) console.log(`✓ ${step.name} (${seconds} s)`);
  else console.error(`\n✗ ${step.name} failed after ${seconds} s: ${step.command.join(' ')}`);
  return code;
}

function runStep({ command: [program, ...args], env }: Step, quietly: boolean): Promise<Outcome> {
  const bin = join(root, 'node_modules', '.bin');
  const child = spawn(program, args, {
    cwd: root,
    stdio: quietly ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: {
      ...process.env,
      ASTRO_TELEMETRY_DISABLED: '1',
      STORYBOOK_DISABLE_TELEMETRY: '1',
      ...env,
      PATH: `${bin}:${process.env['PATH']}`,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
