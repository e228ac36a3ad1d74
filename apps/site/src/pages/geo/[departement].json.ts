import { fibreShare, roundShare } from '@vitrine/geo/coverage';
import type { MapMunicipality } from '@vitrine/geo/map-shapes';
import type { APIRoute } from 'astro';
import { coveredDepartments, departmentShapes } from '#build/coverage.ts';

export function getStaticPaths() {
  return coveredDepartments.map(({ code }) => ({
    params: { departement: code.toLowerCase() },
    props: { code },
  }));
}

/** The municipalities of a department: their cells and their figures. */
export const GET: APIRoute<{ code: string }> = ({ props: { code } }) => {
  const shapes = departmentShapes(code).municipalities;
  const department = coveredDepartments.find((known) => known.code === code);
  const municipalities = (department?.municipalities ?? []).flatMap(
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
        },
      ];
    },
  );
  return Response.json({ municipalities });
};
