import { COVERAGE_CLASSES, coverageClass, roundShare } from '@vitrine/geo/coverage';
import { MAINLAND_PICTURE } from '@vitrine/geo/map-picture';
import type { APIRoute } from 'astro';
import { countryShapes, coveredDepartments } from '#build/coverage.ts';
import { mapColour } from '#build/map-colour.ts';

/**
 * The fibre by department as a picture: the first view of the interactive map, to the pixel, for as
 * long as nobody has touched it, and for those without script.
 */
export const GET: APIRoute = ({ locals: { render } }) => {
  const country = countryShapes(render);
  const byClass = Map.groupBy(coveredDepartments(render), ({ total }) =>
    coverageClass(roundShare(total.share)),
  );
  const areas = COVERAGE_CLASSES.map(({ key }) => {
    const shapes = byClass.get(key)?.flatMap(({ code }) => country.departments[code] ?? []);
    return `<path fill="${mapColour(key)}" vector-effect="non-scaling-stroke" d="${MAINLAND_PICTURE.path(shapes ?? [])}"/>`;
  });
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${MAINLAND_PICTURE.width} ${MAINLAND_PICTURE.height}">
<path fill="${mapColour('land')}" d="${MAINLAND_PICTURE.path(country.land)}"/>
<g stroke="${mapColour('line')}" stroke-linejoin="round">${areas.join('\n')}</g></svg>`;
  return new Response(picture, { headers: { 'content-type': 'image/svg+xml' } });
};
