import { pictures } from '@vitrine/domain/picture-manifest';
import { boxPath } from '@vitrine/domain/slug';
import type { EligibilityOffer } from '#features/eligibility/EligibilityAnswer.tsx';
import { pictureSources } from '#ui/Picture/picture-sources.ts';
import { sourceNote } from './coverage.ts';
import type { Render } from './render.ts';

/** What every eligibility test needs: its texts, the boxes of its answers, where the figures come from. */
export async function eligibilityTest(render: Render) {
  const { boxOffers, content } = render;
  const { title, intro, test } = await content('pages/eligibilite');
  const shown = new Set(Object.values(test.answers).flatMap(({ offers }) => offers));
  const offers = boxOffers
    .filter(({ key }) => shown.has(key))
    .map(({ key, name, image, price, priceDuration, priceAfter }): EligibilityOffer => ({
      key,
      name,
      price,
      priceDuration,
      priceAfter,
      href: boxPath(name),
      picture: pictureSources(pictures, image.src),
    }));
  return { title, intro, test: { texts: test, offers, sourceNote: sourceNote(render) } };
}
