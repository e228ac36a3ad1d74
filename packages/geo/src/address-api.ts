import { z } from 'zod';
import type { Department } from './municipality.ts';
import type { MunicipalityMatch } from './municipality-index.ts';

/** The GeoJSON of the French national address API, which our own service speaks as well. */
export const PLACE_TYPES = ['housenumber', 'street', 'locality', 'municipality'] as const;

const Properties = z.object({
  label: z.string().min(1).max(300),
  score: z.number(),
  id: z.string().max(100).optional(),
  type: z.enum(PLACE_TYPES),
  name: z.string().max(300).optional(),
  housenumber: z.string().max(30).optional(),
  street: z.string().max(300).optional(),
  postcode: z.string().max(10).optional(),
  citycode: z.string().regex(/^(\d{5}|2[AB]\d{3})$/),
  city: z.string().max(200).optional(),
  district: z.string().max(200).optional(),
  oldcity: z.string().max(200).optional(),
  context: z.string().max(300).optional(),
  population: z.number().optional(),
  importance: z.number().optional(),
});

export const AddressFeature = z.object({
  type: z.literal('Feature'),
  geometry: z.object({
    type: z.literal('Point'),
    coordinates: z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]),
  }),
  properties: Properties,
});
export type AddressFeature = z.infer<typeof AddressFeature>;

export const AddressCollection = z.object({
  type: z.literal('FeatureCollection'),
  version: z.string().optional(),
  features: z.array(AddressFeature).max(100),
  attribution: z.string().optional(),
  licence: z.string().optional(),
  query: z.string().optional(),
  limit: z.number().optional(),
});
export type AddressCollection = z.infer<typeof AddressCollection>;

/** Who drew the figures that the embedded data shows; asked for by their licence. */
export const ATTRIBUTION =
  'Découpage administratif\u00a0: Etalab et INSEE\u00a0; centres des communes d’après les contours IGN 2018';
export const LICENCE = 'Licence Ouverte / Open Licence';

export function municipalityFeature(
  { municipality, score, postcode, formerName }: MunicipalityMatch,
  departments: ReadonlyMap<string, Department>,
): AddressFeature {
  const { code, name, department, districtOf, population } = municipality;
  const known = departments.get(department);
  return {
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [municipality.longitude, municipality.latitude] },
    properties: {
      label: name,
      score,
      id: code,
      type: 'municipality',
      name,
      ...(postcode === null ? {} : { postcode }),
      citycode: code,
      city: districtOf ?? name,
      ...(districtOf === null ? {} : { district: name }),
      ...(formerName === null ? {} : { oldcity: formerName }),
      context: known ? `${known.code}, ${known.name}, ${known.region}` : department,
      population,
      importance: score,
    },
  };
}

export function municipalityCollection(
  matches: readonly MunicipalityMatch[],
  departments: ReadonlyMap<string, Department>,
): AddressCollection {
  return {
    type: 'FeatureCollection',
    version: 'draft',
    features: matches.map((match) => municipalityFeature(match, departments)),
    attribution: ATTRIBUTION,
    licence: LICENCE,
  };
}
