import { pictures } from '@vitrine/domain/picture-manifest';
import type { EligibilityAnswers, EligibilityOffer } from '#features/eligibility/answers.ts';
import { pictureSources } from '#ui/Picture/picture-sources.ts';
import { sourceNote } from './coverage.ts';
import type { Render } from './render.ts';
import { boxLink } from '#build/links.ts';

/** What every page with an eligibility test carries: the words of its form. */
export async function eligibilityTest({ content }: Render) {
  const { title, intro, test } = await content('pages/eligibilite');
  const {
    answers,
    adsl: _adsl,
    others: _others,
    guess: _guess,
    someFibre: _someFibre,
    overseas: _overseas,
    reminder,
    ...form
  } = test;
  const unavailable = answers['service-indisponible'];
  return { title, intro, reminder, test: { texts: { ...form, unavailable } } };
}

/** What only an answer needs: browsers ask for it with the first question (eligibility-answers.json). */
export async function eligibilityAnswers(render: Render): Promise<EligibilityAnswers> {
  const { test } = await render.content('pages/eligibilite');
  const { answers, adsl, others, guess, someFibre, overseas } = test;
  const shown = new Set(Object.values(answers).flatMap(({ offers }) => offers));
  const offers = render.boxOffers
    .filter(({ key }) => shown.has(key))
    .map(({ key, name, image, price, priceDuration, priceAfter }): EligibilityOffer => ({
      key,
      name,
      price,
      priceDuration,
      priceAfter,
      href: boxLink(name),
      picture: pictureSources(pictures, image.src),
    }));
  const texts = { answers, adsl, others, guess, someFibre, overseas };
  return { texts, offers, sourceNote: await sourceNote(render) };
}
