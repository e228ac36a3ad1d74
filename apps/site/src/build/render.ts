import type { BoxOffer, Catalogue } from '@vitrine/domain/box-offer';
import { CATALOGUE_CALL } from '@vitrine/domain/content/calls';
import type { PageTexts } from '@vitrine/domain/content/layout';
import { fillText, FIGURE, type Tokens, tokensOf } from '@vitrine/domain/content-tokens';
import type { Reading, RendererFolders, SiteState } from '@vitrine/domain/rendering';
import type { RouteName } from '@vitrine/domain/routes';
import { config } from '#build/config.ts';

/** What a page is made of, from `Astro.locals.render`: one state of the content, at one moment. */
export type Render = {
  readonly content: SiteState['content'];
  /** When it is, for this page. */
  readonly date: Date;
  readonly catalogue: Catalogue;
  readonly boxOffers: readonly BoxOffer[];
  readonly boxOffer: (key: string) => BoxOffer;
  /** What a page of the site is called. */
  readonly pageTexts: (name: RouteName) => PageTexts;
  /** A text with its brand and figures filled. */
  readonly fill: (text: string) => string;
  /** The imported coverage, as its file says it; null: the sample. */
  readonly coverage: string | null;
  readonly folders: RendererFolders;
};

/** Notes in `readings` what of the state is used, so that a change renders only what it touches. */
export async function createRender(
  state: SiteState,
  folders: RendererFolders,
  readings: Set<Reading> = new Set(),
): Promise<Render> {
  const catalogue = await state.content(CATALOGUE_CALL);
  const pages = await state.content('layout/pages');
  let tokens: Tokens | undefined;
  const noted = <Value>(reading: Reading, value: Value): Value => {
    readings.add(reading);
    return value;
  };
  return {
    content: (call) => noted(call, state.content(call)),
    get date() {
      return noted('@date', state.date);
    },
    get catalogue() {
      return noted(CATALOGUE_CALL, catalogue);
    },
    get boxOffers() {
      return noted(CATALOGUE_CALL, catalogue.boxes);
    },
    boxOffer(key) {
      const found = noted(CATALOGUE_CALL, catalogue).boxes.find((offer) => offer.key === key);
      if (!found) throw new Error(`content/box-comparator.json has no box ${key}`);
      return found;
    },
    pageTexts: (name) => noted(`layout/pages#${name}`, pages[name]),
    fill(text) {
      if (text.search(FIGURE) >= 0) readings.add(CATALOGUE_CALL);
      tokens ??= tokensOf(catalogue);
      return fillText(text, config.brand, tokens);
    },
    get coverage() {
      return noted('@coverage', state.coverage);
    },
    folders,
  };
}
