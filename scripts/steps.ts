import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './environment.ts';

export type Step = {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  readonly env?: Readonly<Record<string, string>>;
};

/** Runs the steps one after the other, says how long each took, and stops at the first failure. */
export async function run(steps: readonly Step[]): Promise<void> {
  for (const [index, step] of steps.entries()) {
    const started = performance.now();
    console.log(`\n[${index + 1}/${steps.length}] ${step.name}`);
    const code = await runStep(step);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    if (code !== 0) {
      console.error(`\n✗ ${step.name} failed after ${seconds} s: ${step.command.join(' ')}`);
      process.exit(code);
    }
    console.log(`✓ ${step.name} (${seconds} s)`);
  }
}

function runStep({ command: [program, ...args], env }: Step): Promise<number> {
  const bin = join(root, 'node_modules', '.bin');
  const child = spawn(program, args, {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      ASTRO_TELEMETRY_DISABLED: '1',
      STORYBOOK_DISABLE_TELEMETRY: '1',
      ...env,
      PATH: `${bin}:${process.env['PATH']}`,
    },
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
