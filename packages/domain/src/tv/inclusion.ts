import type { InclusionTexts } from '../content/service-pages.ts';
import { listed } from '../french.ts';
import { sentenceWith } from '../sentence.ts';

/** Which boxes include something, in as few words as the truth allows. */
export type InclusionBox = { readonly key: string; readonly label: string };

/** The key of the TV application in tv/{line}s: it is not a box, so 'toutes les Freebox' ignores it. */
export const TV_APPLICATION = 'product-tv';

/** 'Incluse avec toutes les Freebox TV', 'Incluse avec Freebox Ultra', or null when none has it. */
export function inclusionText(
  includedIn: readonly string[],
  boxes: readonly InclusionBox[],
  texts: InclusionTexts,
): string | null {
  const sold = boxes.filter(({ key }) => key !== TV_APPLICATION);
  const having = sold.filter(({ key }) => includedIn.includes(key));
  if (having.length === 0) return null;
  if (having.length === sold.length) return texts.all;
  return sentenceWith(texts.some, { boxes: listed(having.map(({ label }) => label)) });
}
