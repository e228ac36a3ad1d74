import { type CsvFile, readCsv } from '@vitrine/domain/csv';
import { plainLetters } from '@vitrine/domain/plain-letters';
import { type Coverage, parseQuarter } from './coverage.ts';

/**
 * Reads the regulator's open data by municipality (CSV, ';' or ',', one line a municipality). The
 * published sheet has titles above its headings, and one column of connectable premises a quarter:
 * the last one counts. docs/operations.md says which column becomes what. All or nothing: one bad line refuses the file, and every bad line is reported with its number.
 */
export type CoverageImport =
  | { readonly ok: true; readonly coverage: readonly Coverage[] }
  | { readonly ok: false; readonly errors: readonly ImportError[] };

export type ImportError = { readonly line: number; readonly reason: string };

/** Headings change from one quarterly release to the next: all the known ones, reduced to letters. */
const HEADINGS = {
  citycode: ['codeinsee', 'inseecom', 'codecommune', 'codeinseecommune', 'inseecode'],
  premises: ['nombredelocaux', 'locaux', 'nblocaux', 'totallocaux'],
  fibrePremises: [
    'locauxraccordables',
    'nombredelocauxraccordables',
    'ftthraccordables',
    'locauxraccordablesftth',
    'nblocauxraccordables',
  ],
  plannedQuarter: ['trimestreprevisionnel', 'datedecompletude', 'trimestreprevu'],
  box5g: ['couverture5gfixe', 'eligible5gfixe', 'box5g'],
  commercial: ['fermeturecommerciale', 'datefermeturecommerciale'],
  technical: ['fermeturetechnique', 'datefermeturetechnique'],
} as const;
type Field = keyof typeof HEADINGS;
/** 'Meilleure estimation des locaux à date', later 'Meilleure estimation des locaux T4 2025'. */
const BEST_ESTIMATE = /^meilleureestimationdeslocaux/;
/** 'T4 2025': premises that the fibre reached at the end of that quarter. */
const QUARTER_HEADING = /^t([1-4])(20\d{2})$/;
/** Titles and notes above the headings take a few lines. */
const HEADING_WITHIN = 20;
const REQUIRED: readonly Field[] = ['citycode', 'premises', 'fibrePremises'];

const CITYCODE = /^(\d{5}|2[AB]\d{3})$/;
/** No municipality has more homes and offices; a longer number is a column too many. */
const PREMISES_AT_MOST = 5_000_000;
/** The first errors tell what is wrong; the rest only scroll. */
export const ERRORS_REPORTED = 50;

export function importCoverage(
  csv: string,
  isKnownMunicipality: (citycode: string) => boolean,
): CoverageImport {
  const { records, unclosedAt, headingAt } = readSheet(csv);
  const { cells: headings = [], line: headingLine = 1 } = records[headingAt] ?? {};
  const columns = columnsOf(headings);
  const missing = REQUIRED.filter((field) => !columns.has(field));
  if (missing.length > 0) {
    const names = missing.map((field) => HEADINGS[field][0]).join(', ');
    return { ok: false, errors: [{ line: headingLine, reason: `missing column: ${names}` }] };
  }

  const errors: ImportError[] = [];
  const coverage: Coverage[] = [];
  const seen = new Map<string, number>();
  for (const { line, cells } of records.slice(headingAt + 1)) {
    const row = readRow(cells, headings.length, columns);
    if (typeof row === 'string') {
      errors.push({ line, reason: row });
      continue;
    }
    const before = seen.get(row.citycode);
    if (before !== undefined) {
      errors.push({ line, reason: `${row.citycode} already given on line ${before}` });
    } else if (!isKnownMunicipality(row.citycode)) {
      errors.push({ line, reason: `${row.citycode} is no current municipality` });
    }
    seen.set(row.citycode, line);
    coverage.push(row);
  }
  if (unclosedAt !== null) errors.push({ line: unclosedAt, reason: 'unclosed quote' });
  if (errors.length > 0) return { ok: false, errors };
  if (coverage.length === 0)
    return { ok: false, errors: [{ line: headingLine, reason: 'no line' }] };
  return { ok: true, coverage };
}

/** The records, and which of them has the headings: the first when none does. French spreadsheets write ';'. */
function readSheet(csv: string): CsvFile & { headingAt: number } {
  const semicolons = readCsv(csv, ';');
  const found = findHeading(semicolons);
  if (found === -1) {
    const commas = readCsv(csv, ',');
    const headingAt = findHeading(commas);
    if (headingAt !== -1) return { ...commas, headingAt };
  }
  return { ...semicolons, headingAt: Math.max(0, found) };
}

/** The first record that names the municipality's code. */
function findHeading({ records }: CsvFile): number {
  return records
    .slice(0, HEADING_WITHIN)
    .findIndex(({ cells }) => columnsOf(cells).has('citycode'));
}

function columnsOf(headings: readonly string[]): Map<Field, number> {
  const plain = headings.map((heading) => plainLetters(heading).replace(/[^a-z0-9]/g, ''));
  const found = new Map<Field, number>();
  for (const [field, names] of Object.entries(HEADINGS) as [Field, readonly string[]][]) {
    const at = plain.findIndex((heading) => names.includes(heading));
    if (at !== -1) found.set(field, at);
  }
  const estimate = plain.findIndex((heading) => BEST_ESTIMATE.test(heading));
  if (estimate !== -1 && !found.has('premises')) found.set('premises', estimate);
  const latest = latestQuarter(plain);
  if (latest !== -1 && !found.has('fibrePremises')) found.set('fibrePremises', latest);
  return found;
}

function latestQuarter(headings: readonly string[]): number {
  let at = -1;
  let latest = '';
  for (const [index, heading] of headings.entries()) {
    const [, rank, year] = QUARTER_HEADING.exec(heading) ?? [];
    const quarter = `${year}${rank}`;
    if (rank === undefined || quarter < latest) continue;
    latest = quarter;
    at = index;
  }
  return at;
}

/** A row, or what is wrong with it. */
function readRow(
  cells: readonly string[],
  width: number,
  columns: ReadonlyMap<Field, number>,
): Coverage | string {
  if (cells.length !== width) return `${cells.length} cells instead of ${width}`;
  const cell = (field: Field) => cells[columns.get(field) ?? -1]?.trim() ?? '';
  // A spreadsheet takes '01001' for a number.
  const citycode = cell('citycode')
    .toUpperCase()
    .replace(/^\d{4}$/, '0$&');
  if (!CITYCODE.test(citycode)) return `municipality code '${shown(citycode)}'`;

  const premises = count(cell('premises'));
  const fibrePremises = count(cell('fibrePremises'));
  if (premises === null) return `number of premises '${shown(cell('premises'))}'`;
  if (fibrePremises === null) return `number of premises '${shown(cell('fibrePremises'))}'`;
  if (fibrePremises > premises) return `${fibrePremises} premises with fibre out of ${premises}`;

  const quarter = cell('plannedQuarter');
  const plannedQuarter = quarter === '' ? null : parseQuarter(quarter);
  if (quarter !== '' && plannedQuarter === null) return `quarter '${shown(quarter)}'`;

  const box5g = flag(cell('box5g'));
  if (box5g === null) return `yes or no '${shown(cell('box5g'))}'`;

  const [commercial, technical] = [isoDay(cell('commercial')), isoDay(cell('technical'))];
  if (commercial === null) return `date '${shown(cell('commercial'))}'`;
  if (technical === null) return `date '${shown(cell('technical'))}'`;
  if ((commercial === '') !== (technical === '')) return 'one closing date without the other';
  if (commercial > technical) return `copper closes on ${technical}, before ${commercial}`;

  return {
    citycode,
    premises,
    fibrePremises,
    plannedQuarter,
    box5g,
    copper: technical === '' ? null : { commercial, technical },
  };
}

/** '1 234', '1234' or '1234,0'; null when it is no count. */
function count(text: string): number | null {
  const plain = text.replace(/[\s\u00a0\u202f]/g, '').replace(/[.,]0+$/, '');
  if (!/^\d{1,9}$/.test(plain)) return null;
  const value = Number(plain);
  return value <= PREMISES_AT_MOST ? value : null;
}

function flag(text: string): boolean | null {
  if (text === '') return false;
  if (/^(1|oui|true|vrai)$/i.test(text)) return true;
  return /^(0|non|false|faux)$/i.test(text) ? false : null;
}

/** '2027-01-31' from itself or from '31/01/2027'; '' when empty, null when it is no day. */
function isoDay(text: string): string | null {
  if (text === '') return '';
  const french = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text);
  const iso = french ? `${french[3]}-${french[2]}-${french[1]}` : text;
  const real =
    /^\d{4}-\d{2}-\d{2}$/.test(iso) &&
    !Number.isNaN(Date.parse(iso)) &&
    new Date(iso).toISOString().startsWith(iso);
  return real ? iso : null;
}

function shown(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
