import type { ErrorPages } from '@vitrine/domain/content/pages';
import { z } from 'zod';

/** What an API answers when it cannot do what was asked (RFC 9457), with a sentence to show. */
export const Problem = z
  .object({
    status: z.int(),
    /** In French, for the visitor. */
    title: z.string(),
    /** Fields at fault, by path, each with a sentence to show beside it. */
    errors: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
    /** To quote to support: the log has one line with it. */
    requestId: z.string(),
  })
  .meta({ id: 'Problem' });
export type Problem = z.infer<typeof Problem>;

export const PROBLEM_TYPE = 'application/problem+json; charset=utf-8';

/** Thrown by a route to answer with a status and a sentence for the visitor. */
export class ProblemError extends Error {
  override name = 'ProblemError';
  readonly status: number;

  constructor(status: number, sentence: string) {
    super(sentence);
    this.status = status;
  }
}

const sentences: Readonly<Record<number, string>> = {
  400: 'Cette demande n’est pas valide.',
  404: 'Cette adresse n’existe pas.',
  405: 'Cette adresse n’accepte pas ce type de demande.',
  408: 'La demande a mis trop de temps à arriver. Merci de réessayer.',
  409: 'Cette demande a déjà été envoyée avec un autre contenu.',
  413: 'Cette demande est trop volumineuse.',
  415: 'Ce format de demande n’est pas accepté.',
  429: 'Trop de demandes en peu de temps. Merci de réessayer dans un instant.',
  503: 'Ce service est momentanément indisponible. Merci de réessayer dans un instant.',
};
const FAILURE = 'Oups, une erreur est survenue. Nous travaillons à corriger ce problème.';

/** What the site's error pages say of it; the last words where there is no site to take them from. */
export function sentenceFor(status: number, pages: ErrorPages | null = null): string {
  const known: Readonly<Record<string, { title: string; text: string } | undefined>> =
    pages?.refusals ?? {};
  const said = known[String(status)];
  if (said) return `${said.title}. ${said.text}`;
  if (status >= 500) return pages?.failure.text ?? sentences[status] ?? FAILURE;
  return sentences[status] ?? sentences[400] ?? FAILURE;
}
