import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const { scripts } = JSON.parse(
  readFileSync(join(import.meta.dirname, '..', '..', 'package.json'), 'utf8'),
) as { scripts: Record<string, string> };

test('every npm command has its script', () => {
  const named = Object.values(scripts).flatMap((command) => {
    const [, name] = /^(?:exec )?node tools\/run\.mjs (\S+)/.exec(command) ?? [];
    return name === undefined ? [] : [name];
  });
  expect(named).toContain('start');
  expect(
    named.filter((name) => !existsSync(join(import.meta.dirname, `${name}.ts`))),
    'commands without a script',
  ).toEqual([]);
});
