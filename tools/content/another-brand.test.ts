import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../support/root.ts';

/** The whole site, built for an operator called Nova. */
const folder = mkdtempSync(join(tmpdir(), 'nova-'));

beforeAll(() => {
  const { status, stderr } = spawnSync(
    join(root, 'node_modules', '.bin', 'astro'),
    ['build', '--root', 'apps/site', '--outDir', folder, '--silent'],
    {
      cwd: root,
      encoding: 'utf8',
      env: {
        ...process.env,
        BRAND_NAME: 'Nova',
        BRAND_SLUG: 'nova',
        ASTRO_TELEMETRY_DISABLED: '1',
      },
    },
  );
  if (status !== 0) throw new Error(stderr);
}, 240_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Addresses that the specification writes out, whatever the brand, and the field of what costs nothing. */
const LITERAL = /freebox|10ans-freemobile|baskets-freexcorail|freeboxs|"free":/gi;

test('shows no trace of the default brand', () => {
  const files = globSync('**/*.{html,xml,txt,json,webmanifest}', { cwd: folder });
  expect(files.length).toBeGreaterThan(20);
  const traces = files.flatMap((file) =>
    [
      ...readFileSync(join(folder, file), 'utf8')
        .replace(LITERAL, '')
        .matchAll(/.{0,40}\bfree.{0,20}/gi),
    ].map(([trace]) => `${file}: ${trace}`),
  );
  expect(traces).toEqual([]);
});

test('has its own addresses', () => {
  const pages = globSync('freebox/**/index.html', { cwd: folder });
  expect(pages).toContain('freebox/nova-family/index.html');
  expect(readFileSync(join(folder, 'freebox/index.html'), 'utf8')).toContain('- Nova</title>');
});
