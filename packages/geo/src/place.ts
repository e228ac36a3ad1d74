/** What a visitor chose in a list of places: as little of an address as eligibility needs. */
export type Place = {
  readonly label: string;
  readonly citycode: string;
  readonly city: string;
  readonly postcode: string | null;
  /** False when only the municipality is known. */
  readonly precise: boolean;
  readonly longitude: number;
  readonly latitude: number;
  /** 'Loire', to tell two towns of the same name apart. */
  readonly department: string | null;
};

const CITYCODE = /^(\d{5}|2[AB]\d{3})$/;

/**
 * The places of an answer of the address API; what does not look like one is left out. Small and
 * without a schema library, because browsers run it.
 */
export function placesOf(answer: unknown): Place[] {
  const features = field(answer, 'features');
  return Array.isArray(features) ? features.flatMap((feature) => placeOf(feature) ?? []) : [];
}

function placeOf(feature: unknown): Place | null {
  const properties = field(feature, 'properties');
  const coordinates = field(field(feature, 'geometry'), 'coordinates');
  const [longitude, latitude] = Array.isArray(coordinates) ? (coordinates as unknown[]) : [];
  const label = text(field(properties, 'label'));
  const citycode = text(field(properties, 'citycode'));
  if (label === null || citycode === null || !CITYCODE.test(citycode)) return null;
  if (typeof longitude !== 'number' || typeof latitude !== 'number') return null;
  const type = field(properties, 'type');
  return {
    label,
    citycode,
    city: text(field(properties, 'city')) ?? label,
    postcode: text(field(properties, 'postcode')),
    precise: type === 'housenumber' || type === 'street' || type === 'locality',
    longitude,
    latitude,
    department: text(field(properties, 'context'))?.split(', ')[1] ?? null,
  };
}

/** The same check for a place read back from the visit's storage. */
export function isPlace(value: unknown): value is Place {
  return (
    text(field(value, 'label')) !== null &&
    CITYCODE.test(text(field(value, 'citycode')) ?? '') &&
    text(field(value, 'city')) !== null &&
    typeof field(value, 'precise') === 'boolean' &&
    typeof field(value, 'longitude') === 'number' &&
    typeof field(value, 'latitude') === 'number'
  );
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? (value as Record<string, unknown>)[name]
    : undefined;
}

function text(value: unknown): string | null {
  return typeof value === 'string' && value !== '' && value.length <= 300 ? value : null;
}
