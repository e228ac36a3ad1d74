import { commonHeaders, lockedDownPolicy } from '../security-headers.ts';
import {
  type Answer,
  answerWith,
  type FileRequest,
  fullAnswerWith,
  type HostedFile,
} from './hosted-file.ts';
import { escapeHtml } from './html.ts';
import type { Release } from './load-release.ts';

export type SiteRequest = FileRequest & {
  readonly method?: string | undefined;
  readonly url?: string | undefined;
};

export type Site = ReturnType<typeof createSite>;

/** A redirection that turned out wrong is forgotten within the hour. */
const REDIRECTION_CACHE = 'public, max-age=3600';

/** Hosts a release from memory; `/` leads to `home`. A request in, an answer out: no input or output of its own. */
export function createSite(home: string) {
  let release: Release = { id: '', files: new Map(), pages: [], redirects: [] };
  let retiredFiles: ReadonlyMap<string, HostedFile> = new Map();
  /** The page that a folded path stands for, or leads to. */
  let pagesByFoldedPath: ReadonlyMap<string, string> = new Map();

  const fileAt = (path: string) => release.files.get(path) ?? retiredFiles.get(path);

  /** An error page is never cached, and never 304. */
  function errorPage(request: FileRequest, path: '/404/' | '/500/', status: number): Answer {
    const file = release.files.get(path);
    if (!file) return sentence(status, path === '/404/' ? NOT_FOUND : FAILURE);
    const { headers, body } = fullAnswerWith(file, request);
    const { etag: _etag, ...others } = headers;
    return { status, headers: { ...others, 'cache-control': 'no-store' }, body };
  }

  return {
    /** Changes the release for the requests to come; `retired` are files that old pages refer to. */
    show(next: Release, retired: ReadonlyMap<string, HostedFile> = new Map()) {
      release = next;
      retiredFiles = retired;
      pagesByFoldedPath = new Map([
        ...next.redirects.map(({ path, href }) => [fold(path), href] as const),
        ...next.pages.map((path) => [fold(path), path] as const),
      ]);
    },

    /** Null until there is one. */
    releaseId: () => release.id || null,

    file: (path: string) => release.files.get(path),

    /** Also one that only old pages refer to. */
    held: fileAt,

    /** The answer when the address is exactly that of a file, as nearly all are; else null. */
    answerFile(request: SiteRequest) {
      if (!isReading(request)) return null;
      const { path } = splitUrl(request.url);
      if (path === '/' || path === '/404/' || path === '/500/') return null;
      const file = fileAt(path);
      return file ? answerWith(file, request) : null;
    },

    /** The answer to any address outside the API: file, redirection, 400, 404, 405 or 503. */
    answer(request: SiteRequest) {
      if (!release.id) return sentence(503, FAILURE, { 'retry-after': '5' });
      const { path: written, query } = splitUrl(request.url);
      const path = decode(written);
      if (path === null) return errorPage(request, '/404/', 400);
      const folded = fold(path);
      if (folded === '/404') return errorPage(request, '/404/', 404);
      if (folded === '/500') return errorPage(request, '/500/', 500);

      const canonical = path === '/' ? home : pagesByFoldedPath.get(folded);
      const file = fileAt(path);
      if (!file && !canonical) return errorPage(request, '/404/', 404);
      if (!isReading(request)) return sentence(405, READ_ONLY, { allow: 'GET, HEAD' });
      if (canonical && canonical !== path) return redirection(canonical, query);
      return file ? answerWith(file, request) : errorPage(request, '/404/', 404);
    },

    /** The 500 page. */
    failure: (request: FileRequest) => errorPage(request, '/500/', 500),

    /** A page that says why a visitor's request is refused, with its status. */
    refusal: (request: FileRequest, status: number, text: string) =>
      status === 404 ? errorPage(request, '/404/', 404) : sentence(status, text),
  };
}

function isReading({ method }: SiteRequest): boolean {
  return method === 'GET' || method === 'HEAD';
}

function splitUrl(url = '/'): { path: string; query: string } {
  // A proxy may write the whole address in the request line.
  const target = url.startsWith('/') ? url : url.replace(/^https?:\/\/[^/?]*/i, '') || '/';
  const mark = target.indexOf('?');
  return mark < 0
    ? { path: target, query: '' }
    : { path: target.slice(0, mark), query: target.slice(mark) };
}

function decode(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/** Two addresses that fold to the same are one page: case of letters, slash at the end. */
function fold(path: string): string {
  return path.toLowerCase().replace(/\/$/, '');
}

const plainHeaders = {
  ...commonHeaders,
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': lockedDownPolicy,
};

/** Only ever to a page of the release, so never to another site. */
function redirection(path: string, query: string): Answer {
  return {
    status: 301,
    headers: {
      ...plainHeaders,
      location: encodeURI(path) + query,
      'cache-control': REDIRECTION_CACHE,
      'content-length': '0',
    },
    body: null,
  };
}

const NOT_FOUND = 'La page est introuvable.';
const FAILURE = 'Oups, une erreur est survenue. Nous travaillons à corriger ce problème.';
const READ_ONLY = 'Cette adresse se consulte seulement.';

/** The smallest page there can be, for what no page of the release says. */
export function sentencePage(text: string, wayOn = 'Retour à l’accueil'): string {
  const said = escapeHtml(text);
  return `<!doctype html>
<html lang="fr">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${said}</title>
  </head>
  <body>
    <h1>${said}</h1>
    <p><a href="/">${escapeHtml(wayOn)}</a></p>
  </body>
</html>
`;
}

function sentence(status: number, text: string, headers: Record<string, string> = {}): Answer {
  const body = Buffer.from(sentencePage(text));
  const size = { 'content-length': String(body.length) };
  return {
    status,
    headers: { ...plainHeaders, 'cache-control': 'no-store', ...size, ...headers },
    body,
  };
}
