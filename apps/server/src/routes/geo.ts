import { AddressCollection, municipalityCollection } from '@vitrine/geo/address-api';
import { MAX_LIMIT } from '@vitrine/geo/municipality-index';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Geography } from '../geo/geography.ts';
import { searchPlaces } from '../geo/search-places.ts';
import { Problem } from '../problem.ts';
import type { Geocoder } from '../upstream/geocoder.ts';
import type { IpLookup } from '../upstream/ip-lookup.ts';

const CITYCODE = /^(\d{5}|2[AB]\d{3})$/i;

const Query = z.object({
  q: z.string().trim().min(1, 'Indiquez une commune ou une adresse.').max(200),
  limit: z.coerce.number().int().min(1).max(MAX_LIMIT).default(7),
  autocomplete: z.enum(['0', '1']).default('1'),
  postcode: z
    .string()
    .regex(/^\d{5}$/)
    .optional(),
  citycode: z.string().regex(CITYCODE).optional(),
});

const Here = z.object({
  department: z.string(),
  name: z.string(),
  latitude: z.number(),
  longitude: z.number(),
});

/**
 * Municipalities and addresses in the national address API's GeoJSON. Queries are not logged, kept
 * nor cached by anyone: an address is the visitor's.
 */
export const geoRoutes: FastifyPluginAsyncZod<{
  geography: Geography;
  geocoder: Geocoder;
  ipLookup: IpLookup;
}> = async (app, { geography, geocoder, ipLookup }) => {
  const response = { 200: AddressCollection, 400: Problem };

  app.get(
    '/api/geo/municipalities',
    {
      schema: {
        tags: ['geography'],
        summary: 'Municipalities by name, postcode or INSEE code, as one types',
        querystring: Query,
        response,
      },
    },
    async ({ query: { q, autocomplete, ...options } }) => {
      const found = geography.index.search(q, {
        ...options,
        autocomplete: autocomplete === '1',
      });
      return municipalityCollection(found, geography.departments);
    },
  );

  app.get(
    '/api/geo/search',
    {
      schema: {
        tags: ['geography'],
        summary: 'Addresses, or their municipality when no geocoder answers',
        querystring: Query,
        response,
      },
    },
    ({ query: { autocomplete, ...query } }) =>
      searchPlaces({ ...query, autocomplete: autocomplete === '1' }, { geocoder, geography }),
  );

  app.get(
    '/api/geo/here',
    {
      schema: {
        tags: ['geography'],
        summary: 'About where the visitor is, by their network; a guess, or nothing',
        response: { 200: z.object({ place: Here.nullable() }) },
      },
    },
    async ({ ip }, reply) => {
      // One visitor's: no cache keeps it.
      reply.header('cache-control', 'no-store');
      const guess = await ipLookup.locate(ip);
      const department = guess && geography.departments.get(guess.department);
      return { place: guess && department ? { ...guess, name: department.name } : null };
    },
  );
};
