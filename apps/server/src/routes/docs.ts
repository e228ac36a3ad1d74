import { hash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { escapeHtml } from '../release/html.ts';
import { lockedDownPolicy } from '../security-headers.ts';

type ApiDocument = Extract<ReturnType<FastifyInstance['swagger']>, { openapi: string }>;
type OperationObject = NonNullable<NonNullable<ApiDocument['paths']>[string]>['get'];

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0 auto; max-inline-size: 60rem; padding: 2rem 1rem; }
h2 { margin-block-start: 2.5rem; }
details { border-block-end: 1px solid color-mix(in srgb, currentcolor 20%, transparent); }
summary { cursor: pointer; padding-block: 0.5rem; }
summary code { font-weight: 600; }
pre { overflow: auto; max-block-size: 30rem; padding: 1rem; font-size: 0.85rem;
  background: color-mix(in srgb, currentcolor 6%, transparent); }
`;
const styleHash = hash('sha256', STYLE, 'base64');
const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `${lockedDownPolicy}; style-src 'sha256-${styleHash}'`,
};

/** The API, described by its own schemas: for programs, and as a page that needs no script. */
export const docsRoutes: FastifyPluginAsyncZod = async (app) => {
  let page: string | undefined;

  app.get('/api/docs/json', { schema: { hide: true } }, async () => app.swagger());

  app.get('/api/docs', { schema: { hide: true } }, async (_request, reply) => {
    page ??= writePage(app.swagger() as ApiDocument);
    return reply.headers(pageHeaders).send(page);
  });
};

function writePage(api: ApiDocument): string {
  const groups = Map.groupBy(operationsOf(api), ({ group }) => group);
  const sections = [...groups].map(
    ([group, operations]) =>
      `<h2>${escapeHtml(group)}</h2>${operations.map(writeOperation).join('')}`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${escapeHtml(api.info.title)} API</title>
<style>${STYLE}</style>
</head>
<body>
<h1>${escapeHtml(api.info.title)} API</h1>
<p>Build ${escapeHtml(api.info.version)}. The same as <a href="/api/docs/json">OpenAPI ${escapeHtml(api.openapi)}</a>.</p>
${sections.join('\n')}
</body>
</html>`;
}

type Operation = {
  method: string;
  path: string;
  group: string;
  details: NonNullable<OperationObject>;
};

function operationsOf(api: ApiDocument): Operation[] {
  return Object.entries(api.paths ?? {}).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const details = item?.[method];
      return details ? [{ method, path, group: details.tags?.[0] ?? 'health', details }] : [];
    }),
  );
}

function writeOperation({ method, path, details }: Operation): string {
  const { summary = '', tags: _tags, ...rest } = details;
  return `<details><summary><code>${method.toUpperCase()} ${escapeHtml(path)}</code> ${escapeHtml(summary)}</summary><pre>${escapeHtml(JSON.stringify(rest, null, 2))}</pre></details>\n`;
}
