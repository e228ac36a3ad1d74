import type { Problem, Rule } from './rule.ts';

/** Where a municipality is. */
type Town = {
  readonly name: string;
  readonly postcodes: readonly string[];
  readonly longitude: number;
  readonly latitude: number;
};
/** By its INSEE code. */
export type FindTown = (citycode: string) => Town | undefined;

/** More than any municipality measures from its middle: some 100 km. */
const FARTHEST_DEGREES = 1;
/** Of a postcode: a company has one of its own (CEDEX), which begins as those around it. */
const AROUND = 2;

type Placed = Omit<Town, 'name' | 'postcodes'> & {
  readonly postcode: string;
  readonly citycode: string;
};

/** A shop that is not where its address says would be on no map, or lead people elsewhere. */
export function shopPlaces(find: FindTown): Rule {
  return {
    name: 'une boutique est dans sa commune',
    *problems({ read, calls }) {
      if (calls.includes('shops')) yield* problemsOf('shops', read('shops').shops, find);
      if (calls.includes('simboxes'))
        yield* problemsOf('simboxes', read('simboxes').simboxes, find);
    },
  };
}

function* problemsOf(file: string, list: readonly Placed[], find: FindTown): Iterable<Problem> {
  for (const [index, shop] of list.entries()) {
    const problem = (field: keyof Placed, why: string): Problem => ({
      file,
      record: `${file}.${index}.${field}`,
      why,
    });
    const town = find(shop.citycode);
    if (town === undefined) {
      yield problem(
        'citycode',
        `aucune commune n’a le code INSEE «\u00a0${shop.citycode}\u00a0»\u00a0: ce n’est pas toujours le code postal. Exemple\u00a0: 13001 pour Aix-en-Provence`,
      );
      continue;
    }
    if (!town.postcodes.some((code) => code.slice(0, AROUND) === shop.postcode.slice(0, AROUND)))
      yield problem(
        'postcode',
        `${shop.postcode} ne va pas avec le code INSEE ${shop.citycode} (${town.name}). Il y a\u00a0: ${town.postcodes.join(', ')}`,
      );
    for (const field of ['latitude', 'longitude'] as const)
      if (Math.abs(shop[field] - town[field]) > FARTHEST_DEGREES)
        yield problem(
          field,
          `${shop[field]} est loin de sa commune (${town.name}\u00a0: ${town[field]})\u00a0; latitude et longitude sont peut-être échangées`,
        );
  }
}
