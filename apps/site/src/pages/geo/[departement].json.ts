import { fibreShare, roundShare } from '@vitrine/geo/coverage';
import type { MapMunicipality } from '@vitrine/geo/map-shapes';
import type { APIRoute } from 'astro';
import { coveredDepartment, departmentShapes } from '#build/coverage.ts';

/** The municipalities of a department: their cells and their figures. */
export const GET: APIRoute = ({ params, locals: { render } }) => {
  const department = coveredDepartment(render, params['departement']);
  const shapes = departmentShapes(render, department.code).municipalities;
  const municipalities = department.municipalities.flatMap(
    ({ municipality, coverage }): MapMunicipality[] => {
      const shape = shapes[municipality.code];
      if (!shape) return [];
      return [
        {
          code: municipality.code,
          name: municipality.name,
          shape,
          share: coverage === null ? null : roundShare(fibreShare(coverage)),
          quarter: coverage?.plannedQuarter ?? null,
          closing: coverage?.copper?.technical ?? null,
          ...(municipality.code === department.prefecture && { isPrefecture: true }),
        },
      ];
    },
  );
  return Response.json({ municipalities });
};
