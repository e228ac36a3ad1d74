import type { ContentOf } from '@vitrine/domain/content/calls';
import type { PageState } from '@vitrine/domain/rendering';

type Refusals = ContentOf<'pages/errors'>['refusals'];

/** What a refused visitor reads: the title of its status, and what exactly was wrong where that is known. */
export function refusalWords(
  refusals: Refusals,
  { status, sentence }: NonNullable<PageState['refusal']>,
): { title: string; text: string } {
  const known: Readonly<Record<string, Refusals['400'] | undefined>> = refusals;
  const { title, text } = known[String(status)] ?? refusals['400'];
  return { title, text: sentence ?? text };
}
