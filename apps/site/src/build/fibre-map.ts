import { roundShare } from '@vitrine/geo/coverage';
import type { MapDepartment } from '#features/fibre-map/use-drawing.ts';
import { coveredDepartments } from './coverage.ts';
import { linkTo } from './links.ts';
import type { Render } from './render.ts';

/** What the map colours before anything is chosen, and where each department has its table. */
export const mapDepartments = (render: Render): MapDepartment[] =>
  coveredDepartments(render).map(({ code, name, total }) => ({
    code,
    name,
    share: roundShare(total.share),
    href: linkTo('carte-fibre-departement', { departement: code.toLowerCase() }),
  }));
