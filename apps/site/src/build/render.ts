import { CATALOGUE_CALL, type ContentCall } from '@vitrine/domain/content/calls';
import { fillText, FIGURE, type Tokens, tokensOf } from '@vitrine/domain/content-tokens';
import type { Reading, RendererFolders, SiteState } from '@vitrine/domain/rendering';
import type { RouteName } from '@vitrine/domain/routes';
import { config } from '#build/config.ts';

/** What a page is made of, from `Astro.locals.render`: one state of the content, at one moment. */
export type Render = Awaited<ReturnType<typeof createRender>>;

/** Notes in `readings` what of the state is used, so that a change renders only what it touches. */
export async function createRender(
  state: SiteState,
  folders: RendererFolders,
  readings: Set<Reading> = new Set(),
) {
  const catalogue = await state.content(CATALOGUE_CALL);
  const pages = await state.content('layout/pages');
  let tokens: Tokens | undefined;
  const noted = <Value>(reading: Reading, value: Value): Value => {
    readings.add(reading);
    return value;
  };
  return {
    content: <Call extends ContentCall>(call: Call) => noted(call, state.content(call)),
    /** When it is, for this page. */
    get date() {
      return noted('@date', state.date);
    },
    get catalogue() {
      return noted(CATALOGUE_CALL, catalogue);
    },
    get boxOffers() {
      return noted(CATALOGUE_CALL, catalogue.boxes);
    },
    boxOffer(key: string) {
      const found = noted(CATALOGUE_CALL, catalogue).boxes.find((offer) => offer.key === key);
      if (!found) throw new Error(`content/box-comparator.json has no box ${key}`);
      return found;
    },
    /** What a page of the site is called. */
    pageTexts: (name: RouteName) => noted(`layout/pages#${name}`, pages[name]),
    /** A text with its brand and figures filled. */
    fill(text: string) {
      if (text.search(FIGURE) >= 0) readings.add(CATALOGUE_CALL);
      tokens ??= tokensOf(catalogue);
      return fillText(text, config.brand, tokens);
    },
    /** The imported coverage, as its file says it; null: the sample. */
    get coverage() {
      return noted('@coverage', state.coverage);
    },
    folders,
  };
}
