import { formatQuarter, formatShare, parseQuarter } from '@vitrine/geo/coverage';
import { Eligibility } from '@vitrine/geo/eligibility';
import {
  ANSWER_PAGES,
  type AnswerPage,
  answerPageOf,
  answerPagePath,
} from '@vitrine/geo/eligibility-page';
import type { Municipality } from '@vitrine/geo/municipality';
import type { MunicipalityMatch } from '@vitrine/geo/municipality-index';
import { formatDay } from '@vitrine/domain/french';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Geography } from '../geo/geography.ts';
import { Problem, ProblemError } from '../problem.ts';
import { fullAnswerWith } from '../release/hosted-file.ts';
import type { Site } from '../release/site.ts';

const Citycode = z.string().regex(/^(\d{5}|2[AB]\d{3})$/i, 'Indiquez un code commune INSEE.');
/** Towns of the same name offered beside the one that is answered. */
const OTHERS_AT_MOST = 5;

/** What can be offered in a municipality: for programs, and as a page for browsers without script. */
export const eligibilityRoutes: FastifyPluginAsyncZod<{
  geography: Geography;
  site: Site;
}> = async (app, { geography, site }) => {
  app.get(
    '/api/eligibility',
    {
      schema: {
        tags: ['geography'],
        summary: 'What can be offered in a municipality',
        querystring: z.object({ citycode: Citycode }),
        response: { 200: Eligibility, 400: Problem, 404: Problem },
      },
    },
    async ({ query }) => {
      const municipality = geography.index.byCode(query.citycode);
      if (!municipality) throw new ProblemError(404, 'Cette commune n’existe pas.');
      return geography.eligibility(municipality);
    },
  );

  app.get(
    '/api/eligibility/answer',
    {
      schema: {
        tags: ['geography'],
        summary: 'The same as a page of the site, for the form without script',
        querystring: z.object({
          q: z.string().max(200).default(''),
          citycode: z.union([Citycode, z.literal('')]).optional(),
        }),
      },
    },
    async ({ query, headers }, reply) => {
      const { page, fills, others } = answer(query);
      const shell = site.file(answerPagePath(page));
      if (!shell) throw new ProblemError(503, 'Ce service est momentanément indisponible.');
      const plain = fullAnswerWith(shell, { headers: { 'accept-encoding': 'identity' } });
      const { etag: _etag, 'content-length': _length, ...kept } = plain.headers;
      return reply
        .headers(kept)
        .header('cache-control', 'no-store')
        .header('referrer-policy', 'no-referrer')
        .header('vary', headers['accept-encoding'] === undefined ? '' : 'accept-encoding')
        .send(fillPage(shell.content().toString('utf8'), fills, others));
    },
  );

  function answer({ q, citycode }: { q: string; citycode?: string | undefined }): {
    page: AnswerPage;
    fills: Record<string, string>;
    others: readonly MunicipalityMatch[];
  } {
    const chosen = citycode ? geography.index.byCode(citycode) : undefined;
    const found = chosen ? [] : geography.index.searchAddress(q, { limit: OTHERS_AT_MOST + 1 });
    const municipality: Municipality | undefined = chosen ?? found[0]?.municipality;
    if (!municipality) return { page: ANSWER_PAGES.notFound, fills: {}, others: [] };
    const result = geography.eligibility(municipality);
    const quarter = result.plannedQuarter === null ? null : parseQuarter(result.plannedQuarter);
    return {
      page: answerPageOf(result),
      fills: {
        city: municipality.name,
        ...(quarter ? { quarter: formatQuarter(quarter) } : {}),
        ...(result.fibreShare === null ? {} : { share: formatShare(result.fibreShare) }),
        ...(result.copper
          ? {
              commercial: formatDay(result.copper.commercial),
              technical: formatDay(result.copper.technical),
            }
          : {}),
      },
      others: found.slice(1),
    };
  }

  /** Puts the answer's words where the page awaits them: <span data-fill="city">votre commune</span>. */
  function fillPage(
    html: string,
    fills: Readonly<Record<string, string>>,
    others: readonly MunicipalityMatch[],
  ): string {
    return html
      .replace(
        /(<(\w+)[^>]*\sdata-fill="(\w+)"[^>]*>)[^<]*(<\/\2>)/g,
        (whole, open: string, _tag: string, name: string, close: string) => {
          const value = fills[name];
          return value === undefined ? whole : `${open}${escapeHtml(value)}${close}`;
        },
      )
      .replace(
        /(<ul[^>]*\sdata-fill-others[^>]*>)(<\/ul>)/,
        (_whole, open: string, close: string) =>
          `${open}${others.map((match) => otherLink(match, geography)).join('')}${close}`,
      );
  }
};

function otherLink({ municipality }: MunicipalityMatch, { departments }: Geography): string {
  const department = departments.get(municipality.department)?.name ?? municipality.department;
  const href = `/api/eligibility/answer?citycode=${encodeURIComponent(municipality.code)}`;
  return `<li><a href="${href}">${escapeHtml(`${municipality.name} (${department})`)}</a></li>`;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
