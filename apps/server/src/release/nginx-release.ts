import { extname, join } from 'node:path';
import type { Config } from '@vitrine/domain/config';
import { commonHeaders, lockedDownPolicy, pagePolicy } from '../security-headers.ts';
import { cacheControl } from './load-release.ts';
import { PUBLIC_FOLDER } from './manifest.ts';
import type { ReleaseManifest } from './manifest.ts';

/**
 * What nginx needs to serve a release's files as our server would: where they are, and the policy
 * and caching of each (for the `http` block); the headers of every answer (for a `server` block).
 */
export function nginxRelease(
  folder: string,
  { id, files }: ReleaseManifest,
  config: Config,
): { release: string; headers: string } {
  const entries = Object.entries(files);
  const policies = entries.flatMap(([path, { allows }]) =>
    allows ? [[indexed(path), pagePolicy(config, allows)] as const] : [],
  );
  const immutable = entries.flatMap(([path, { caching }]) =>
    caching === 'immutable' ? [[path, cacheControl.immutable] as const] : [],
  );
  const release = [
    `# Release ${id}; written by tools/commands/nginx-release.ts.`,
    `types {\n${typesOf(files)}\n}`,
    'map_hash_max_size 65536;',
    'map_hash_bucket_size 512;',
    `map "" $vitrine_root { default ${quoted(join(folder, PUBLIC_FOLDER))}; }`,
    map('$vitrine_policy', lockedDownPolicy, policies),
    map('$vitrine_caching', cacheControl.page, immutable),
  ];
  const headers = [
    ...Object.entries(commonHeaders),
    ['content-security-policy', '$vitrine_policy'],
    ['cache-control', '$vitrine_caching'],
  ].map(([name, value]) => `add_header ${name} ${quoted(value ?? '')};`);
  return { release: `${release.join('\n')}\n`, headers: `${headers.join('\n')}\n` };
}

/** By the end of their names, as our server says them. */
function typesOf(files: ReleaseManifest['files']): string {
  const types = new Map(Object.values(files).map(({ file, type }) => [extname(file), type]));
  return [...types]
    .filter(([extension]) => extension !== '')
    .map(([extension, type]) => `  ${quoted(type)} ${extension.slice(1)};`)
    .join('\n');
}

/** nginx chooses by the file's own path: a folder's page is its index. */
function indexed(path: string): string {
  return path.endsWith('/') ? `${path}index.html` : path;
}

function map(variable: string, otherwise: string, entries: readonly (readonly string[])[]): string {
  const lines = entries.map(([path, value]) => `  ${quoted(path ?? '')} ${quoted(value ?? '')};`);
  return `map $uri ${variable} {\n  default ${quoted(otherwise)};\n${lines.join('\n')}\n}`;
}

function quoted(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}
