import { municipalityFeature } from '@vitrine/geo/address-api';
import { Eligibility } from '@vitrine/geo/eligibility';
import { ANSWER_ADDRESS, type EligibilityOutcome } from '@vitrine/geo/eligibility-outcome';
import type { Municipality } from '@vitrine/geo/municipality';
import { choiceOf, NAMESAKES_AT_MOST, type Place, placesOf } from '@vitrine/geo/place';
import type { Brand } from '@vitrine/domain/brand';
import { pathOf } from '@vitrine/domain/routes';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Geography } from '../geo/geography.ts';
import { searchPlaces } from '../geo/search-places.ts';
import { Problem, ProblemError } from '../problem.ts';
import type { Renderer } from '../release/renderer.ts';
import type { Geocoder } from '../upstream/geocoder.ts';

const Citycode = z.string().regex(/^(\d{5}|2[AB]\d{3})$/i, 'Indiquez un code commune INSEE.');
const Degrees = z.coerce.number().min(-180).max(180);

/** The form's fields; a chosen place comes by its code, its point and its postcode. */
const Question = z.object({
  q: z.string().max(200).default(''),
  citycode: z.union([Citycode, z.literal('')]).optional(),
  postcode: z.string().max(5).optional(),
  lon: Degrees.optional().catch(undefined),
  lat: Degrees.optional().catch(undefined),
});

/** What can be offered in a municipality: for programs, and as a page for browsers without script. */
export const eligibilityRoutes: FastifyPluginAsyncZod<{
  geography: Geography;
  geocoder: Geocoder;
  renderer: Renderer;
  brand: Brand;
}> = async (app, { geography, geocoder, renderer, brand }) => {
  const page = pathOf('eligibilite', brand);
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
    ANSWER_ADDRESS,
    {
      schema: {
        tags: ['geography'],
        summary: 'The same as a page of the site, for the form without script',
        querystring: Question,
      },
    },
    async ({ query }, reply) => {
      // Without a question there is no answer: the page asks for an address.
      const isAsked = query.q.trim() !== '' || Boolean(query.citycode);
      const { html, headers } = await renderer.page(page, {
        typed: query.q,
        ...(isAsked && { eligibility: await outcomeOf(query) }),
      });
      return reply.headers(headers).header('referrer-policy', 'no-referrer').send(html);
    },
  );

  async function outcomeOf(question: z.infer<typeof Question>): Promise<EligibilityOutcome> {
    const chosen = question.citycode ? geography.index.byCode(question.citycode) : undefined;
    if (chosen) return answer(placeIn(chosen, question));
    if (question.q.trim() === '') return { kind: 'not-found' };
    const found = await searchPlaces(
      { q: question.q, autocomplete: true, limit: NAMESAKES_AT_MOST },
      { geocoder, geography },
    );
    const choice = choiceOf(question.q, placesOf(found));
    if (choice.kind === 'none') return { kind: 'not-found' };
    return choice.kind === 'several' ? choice : answer(choice.place, choice);
  }

  function answer(
    place: Place,
    { others = [], isGuess = false }: { others?: readonly Place[]; isGuess?: boolean } = {},
  ): EligibilityOutcome {
    const municipality = geography.index.byCode(place.citycode);
    if (!municipality) return { kind: 'not-found' };
    const eligibility = geography.eligibility(municipality);
    return { kind: 'answer', place, eligibility, others, isGuess };
  }

  /** The municipality that was chosen, at the point and with the postcode that were. */
  function placeIn(
    municipality: Municipality,
    { postcode, lon, lat }: z.infer<typeof Question>,
  ): Place {
    const { postcodes } = municipality;
    const own = postcodes.find((known) => known === postcode) ?? postcodes[0] ?? null;
    const match = { municipality, score: 1, postcode: own, formerName: null };
    const [place] = placesOf({ features: [municipalityFeature(match, geography.departments)] });
    if (!place) throw new Error(`municipality ${municipality.code} is no place`);
    return lon === undefined || lat === undefined
      ? place
      : { ...place, longitude: lon, latitude: lat };
  }
};
