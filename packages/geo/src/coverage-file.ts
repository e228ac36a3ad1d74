import { type Coverage, parseQuarter, sampleCoverage, totalCoverage } from './coverage.ts';
import type { Eligibility } from './eligibility.ts';
import { type Municipality, TOWNS_WITH_DISTRICTS, townOf } from './municipality.ts';

/** What is known of every municipality: the imported figures when there are some, else the sample. */
export type CoverageTable = {
  /** Where the figures come from, shown beside them. */
  readonly source: Eligibility['source'];
  of(municipality: Municipality): Coverage | null;
};

/** Overseas collectivities where the operator sells nothing: no figures are invented for them. */
const NOT_SERVED = new Set(['975', '977', '978', '986', '987', '988']);

export const sampleTable: CoverageTable = {
  source: { kind: 'sample' },
  of: (municipality) => (isServed(municipality) ? sampleCoverage(municipality) : null),
};

export function isServed({ department }: Pick<Municipality, 'department'>): boolean {
  return !NOT_SERVED.has(department);
}

/** The importer's file: where the figures come from, then one line a municipality. */
export function writeCoverageFile(
  coverage: readonly Coverage[],
  { label, importedOn }: { label: string; importedOn: string },
): string {
  const rows = coverage.map((row) =>
    [
      row.citycode,
      row.premises,
      row.fibrePremises,
      row.plannedQuarter ?? '',
      row.box5g ? 1 : 0,
      row.copper?.commercial ?? '',
      row.copper?.technical ?? '',
    ].join('\t'),
  );
  return `# ${importedOn}\t${label.replace(/\s+/g, ' ')}\n${rows.join('\n')}\n`;
}

export function readCoverageFile(file: string): CoverageTable {
  const [heading = '', ...lines] = file.split('\n');
  const [, importedOn, label] = /^# (\d{4}-\d{2}-\d{2})\t(.+)$/.exec(heading) ?? [];
  if (importedOn === undefined || label === undefined) throw new Error('no coverage file');
  const rows = new Map(lines.filter(Boolean).map((line) => [line.slice(0, 5), readRow(line)]));
  addTowns(rows);
  return {
    source: { kind: 'regulator', label, importedOn },
    of: ({ code }) => rows.get(code) ?? rows.get(townOf(code)) ?? null,
  };
}

function readRow(line: string): Coverage {
  const [citycode = '', premises, fibrePremises, quarter = '', box5g, commercial, technical] =
    line.split('\t');
  return {
    citycode,
    premises: Number(premises),
    fibrePremises: Number(fibrePremises),
    plannedQuarter: parseQuarter(quarter),
    box5g: box5g === '1',
    copper: commercial && technical ? { commercial, technical } : null,
  };
}

/** Paris, Lyon and Marseille are given by district in some releases, as a whole in others. */
function addTowns(rows: Map<string, Coverage>): void {
  for (const { town, districts } of TOWNS_WITH_DISTRICTS) {
    const parts = [...rows.values()].filter(({ citycode }) => districts.test(citycode));
    if (rows.has(town) || parts.length === 0) continue;
    const total = totalCoverage(parts);
    rows.set(town, {
      citycode: town,
      premises: total.premises,
      fibrePremises: total.fibrePremises,
      plannedQuarter: total.lastQuarter,
      box5g: parts.every(({ box5g }) => box5g),
      copper: null,
    });
  }
}
