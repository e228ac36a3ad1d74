import { expect, onTestFinished, test, vi } from 'vitest';
import { vitrine } from './vitrine.ts';

test.each(['publish', 'backup', 'submissions', 'draw'])(
  '%s says in one line what is wrong with its settings, and fails',
  async (command) => {
    vi.stubEnv('PORT', 'eighty');
    const before = process.exitCode;
    onTestFinished(() => {
      vi.unstubAllEnvs();
      process.exitCode = before;
    });
    const said = vi.spyOn(console, 'error').mockReturnValue();
    await vitrine([command]);
    expect(said.mock.calls).toEqual([['config error - env.PORT must be a number from 0 to 65535']]);
    expect(process.exitCode).toBe(1);
  },
);
