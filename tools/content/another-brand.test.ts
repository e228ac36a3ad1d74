import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../support/root.ts';

/** The whole site, rendered for an operator called Nova. */
const site = mkdtempSync(join(tmpdir(), 'vitrine-nova-'));

beforeAll(() => {
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(root, 'tools', 'support', 'render-to-folder.ts'), site],
    {
      cwd: root,
      encoding: 'utf8',
      env: {
        ...process.env,
        BRAND: 'nova',
      },
    },
  );
  if (status !== 0) throw new Error(stderr);
}, 240_000);
afterAll(() => rmSync(site, { recursive: true, force: true }));

/** Addresses that the specification writes out, whatever the brand, and the field of what costs nothing. */
const LITERAL = /freebox|10ans-freemobile|baskets-freexcorail|freeboxs|"free":/gi;

test('shows no trace of the default brand', () => {
  const files = globSync('**/*.{html,xml,txt,json,webmanifest}', { cwd: site });
  expect(files.length).toBeGreaterThan(20);
  const traces = files.flatMap((file) => {
    const text = readFileSync(join(site, file), 'utf8').replace(LITERAL, '');
    return [...text.matchAll(/\bfree/gi)].map(
      ({ index }) => `${file}: ${text.slice(Math.max(0, index - 40), index + 24)}`,
    );
  });
  expect(traces).toEqual([]);
});

test('has its own addresses', () => {
  const pages = globSync('freebox/**/index.html', { cwd: site });
  expect(pages).toContain('freebox/nova-family/index.html');
  expect(readFileSync(join(site, 'freebox/index.html'), 'utf8')).toContain('- Nova</title>');
});

test('names no partner in its consent layers and cookies page: none is switched on', () => {
  const pages = ['fragments/consentement', 'fragments/choix-des-cookies', 'freebox/cookies'];
  const naming = pages.filter((page) =>
    /Google Ads|Meta Platforms|Snapchat|TikTok/.test(
      readFileSync(join(site, page, 'index.html'), 'utf8'),
    ),
  );
  expect(naming).toEqual([]);
});
