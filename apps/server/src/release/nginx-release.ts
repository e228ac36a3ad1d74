import { extname, join } from 'node:path';
import type { Config } from '@vitrine/domain/config';
import type { ErrorPages } from '@vitrine/domain/content/pages';
import { type Problem, sentenceFor } from '../problem.ts';
import {
  aheadHeaders,
  apiHeaders,
  commonHeaders,
  lockedDownPolicy,
  pagePolicy,
  SUBRESOURCE,
  subresourceHeaders,
} from '../security-headers.ts';
import { CACHING_AHEAD, cacheControl } from './load-release.ts';
import { PUBLIC_FOLDER, type ReleaseManifest } from './manifest.ts';
import { sentencePage } from './site.ts';

/** nginx's own refusals, which never reach our server. */
const OWN_ERRORS = [400, 403, 404, 405, 408, 413, 414, 416, 421, 429, 431, 500, 502, 503, 504];
/** Named by nginx alone: whoever asks for it gets a 404. */
const ERRORS = '/.vitrine-errors';

/** How a request is passed on to one of our servers. */
const PROXY = [
  'proxy_pass http://vitrine;',
  'proxy_http_version 1.1;',
  'proxy_set_header Connection "";',
  'proxy_set_header Host $host;',
  '# What the visitor wrote there is not believed: replaced, not completed.',
  'proxy_set_header X-Forwarded-For $remote_addr;',
  'proxy_connect_timeout 1s;',
  'proxy_read_timeout 15s;',
  '# Everything we receive carries its own key and is stored once: safe to send again.',
  'proxy_next_upstream error timeout non_idempotent;',
  'proxy_next_upstream_tries 3;',
];

/** What only documents need. */
const documentHeaders = Object.entries(commonHeaders).filter(
  ([name]) => !Object.hasOwn(subresourceHeaders, name),
);
const variableOf = (header: string) => `$vitrine_${header.replaceAll('-', '_')}`;

/**
 * What nginx needs to serve a release's files as our server would, by name of the file that
 * deploy/nginx.conf includes: where they are, the policy and caching of each (for the `http` block),
 * the headers of every answer, and errors of its own that look like ours.
 */
export function nginxRelease(
  folder: string,
  { id, files }: ReleaseManifest,
  config: Config,
  /** What its error pages say. */
  words: ErrorPages | null = null,
): Readonly<Record<string, string>> {
  const entries = Object.entries(files);
  const policies = entries.flatMap(([path, { allows }]) =>
    allows ? [[indexed(path), pagePolicy(config, allows)] as const] : [],
  );
  const immutable = entries.flatMap(([path, { caching }]) =>
    caching === 'immutable' ? [[path, cacheControl.immutable] as const] : [],
  );
  const release = [
    `# Release ${id}; written by \`vitrine nginx-release\`.`,
    `types {\n${typesOf(files)}\n}`,
    'map_hash_max_size 65536;',
    'map_hash_bucket_size 512;',
    `map "" $vitrine_root { default ${quoted(join(folder, PUBLIC_FOLDER))}; }`,
    map('$http_sec_purpose', '$vitrine_page_caching', cacheControl.page, [
      ['~^prefetch', CACHING_AHEAD],
    ]),
    map('$uri', '$vitrine_policy', lockedDownPolicy, [[`~${SUBRESOURCE.source}`, ''], ...policies]),
    map('$uri', '$vitrine_caching', '$vitrine_page_caching', immutable),
    // An empty header is not sent.
    ...Object.entries(aheadHeaders).map(([name, value]) =>
      map(
        '$uri',
        variableOf(name),
        '',
        policies.map(([path]) => [path, value]),
      ),
    ),
    ...documentHeaders.map(([name, value]) =>
      map('$uri', variableOf(name), value, [[`~${SUBRESOURCE.source}`, '']]),
    ),
  ];
  return {
    'release.conf': lines(release),
    'headers.conf': headers({
      ...subresourceHeaders,
      ...Object.fromEntries(
        [...documentHeaders, ...Object.entries(aheadHeaders)].map(([name]) => [
          name,
          variableOf(name),
        ]),
      ),
      'content-security-policy': '$vitrine_policy',
      'cache-control': '$vitrine_caching',
    }),
    'proxy.conf': lines(PROXY),
    'error-headers.conf': headers({ ...apiHeaders, 'x-request-id': '$request_id' }),
    'errors.conf': errorPages('html'),
    'errors-api.conf': errorPages('json'),
    ...Object.fromEntries(
      OWN_ERRORS.flatMap((status) => [
        [
          `${ERRORS.slice(1)}/${status}.html`,
          sentencePage(sentenceFor(status, words), words?.links[0]?.label),
        ],
        [`${ERRORS.slice(1)}/${status}.json`, problem(status, words)],
      ]),
    ),
  };
}

function lines(list: readonly string[]): string {
  return `${list.join('\n')}\n`;
}

/** `always`: on refusals too. */
function headers(values: Readonly<Record<string, string>>): string {
  return lines(
    Object.entries(values).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`),
  );
}

function errorPages(kind: 'html' | 'json'): string {
  return lines(OWN_ERRORS.map((status) => `error_page ${status} ${ERRORS}/${status}.${kind};`));
}

/** The request's id is nginx's to fill (server-side include). */
function problem(status: number, words: ErrorPages | null): string {
  const said: Problem = {
    status,
    title: sentenceFor(status, words),
    requestId: '<!--# echo var="request_id" -->',
  };
  return JSON.stringify(said).replaceAll('\\"', '"');
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

function map(
  source: string,
  variable: string,
  otherwise: string,
  entries: readonly (readonly string[])[],
): string {
  const lines = entries.map(([path, value]) => `  ${quoted(path ?? '')} ${quoted(value ?? '')};`);
  return `map ${source} ${variable} {\n  default ${quoted(otherwise)};\n${lines.join('\n')}\n}`;
}

function quoted(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}
