import { MAINLAND_PICTURE } from '@vitrine/geo/map-picture';
import type { APIRoute } from 'astro';
import { config } from '#build/config.ts';
import { countryShapes } from '#build/coverage.ts';
import { mapColour } from '#build/map-colour.ts';
import { shopsOf } from '#build/shops.ts';

/** As the map draws a shop, whatever the size of the frame: a line of no length with round ends. */
const DOT = { size: 14, edge: 18 };

/** Every shop of the mainland as a picture: what shows until the map is there. */
export const GET: APIRoute = async ({ locals: { render } }) => {
  const country = countryShapes(render);
  const { shops } = await shopsOf(render);
  const places = shops.map(({ latitude, longitude }) => MAINLAND_PICTURE.at([latitude, longitude]));
  const dots = places
    .filter(([x, y]) => x > 0 && x < MAINLAND_PICTURE.width && y > 0 && y < MAINLAND_PICTURE.height)
    .map(([x, y]) => `M${Math.round(x)} ${Math.round(y)}h0`)
    .join('');
  const departments = MAINLAND_PICTURE.path(Object.values(country.departments).flat());
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${MAINLAND_PICTURE.width} ${MAINLAND_PICTURE.height}">
<path fill="${mapColour('land')}" d="${MAINLAND_PICTURE.path(country.land)}"/>
<path fill="${mapColour('land')}" stroke="${mapColour('line')}" vector-effect="non-scaling-stroke" d="${departments}"/>
<defs><path id="a" vector-effect="non-scaling-stroke" d="${dots}"/></defs>
<g stroke-linecap="round"><use href="#a" stroke="${mapColour('line')}" stroke-width="${DOT.edge}"/><use href="#a" stroke="${config.brand.colour}" stroke-width="${DOT.size}"/></g></svg>`;
  return new Response(picture, { headers: { 'content-type': 'image/svg+xml' } });
};
