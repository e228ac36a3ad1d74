import { type Municipality, townOf } from './municipality.ts';

/** A quarter of a year, as the regulator writes it: '2027-T2'. */
export type Quarter = `${number}-T${1 | 2 | 3 | 4}`;

/** What is known of one municipality's networks. */
export type Coverage = {
  readonly citycode: string;
  /** Homes and offices, and how many of them the fibre reaches. */
  readonly premises: number;
  readonly fibrePremises: number;
  /** When the fibre is planned where it is missing. */
  readonly plannedQuarter: Quarter | null;
  readonly box5g: boolean;
  /** ISO days: no new ADSL subscription from the first, no ADSL at all from the second. */
  readonly copper: { readonly commercial: string; readonly technical: string } | null;
};

/** 0 to 1; 0 where nothing is known to be there. */
export function fibreShare({ premises, fibrePremises }: Coverage): number {
  return premises === 0 ? 0 : Math.min(1, fibrePremises / premises);
}

/** '93 %', never rounded up to 100 while a home is missing. */
export function formatShare(share: number): string {
  // From what pages, maps and answers carry, so that all of them say the same figure.
  const carried = roundShare(share);
  const percent = carried === 1 ? 100 : Math.min(99, Math.round(carried * 100));
  return `${percent}\u00a0%`;
}

/** To a thousandth, as pages and maps carry it: no part that is missing is rounded away. */
export function roundShare(share: number): number {
  return share >= 1 ? 1 : Math.min(0.999, Math.round(share * 1000) / 1000);
}

/** Written '2027-T2', '2027 T2' or 'T2 2027'. */
export function parseQuarter(text: string): Quarter | null {
  const plain = text.trim().replace(/^(T[1-4])[\s-]?(20\d{2})$/i, '$2$1');
  const match = /^(20\d{2})[\s-]?T([1-4])$/i.exec(plain);
  return match ? (`${match[1]}-T${match[2]}` as Quarter) : null;
}

const ORDINALS = ['1er', '2e', '3e', '4e'] as const;

/** '2e trimestre 2027', whose rank stays with its word. */
export function formatQuarter(quarter: Quarter): string {
  const [year, rank] = quarter.split('-T');
  return `${ORDINALS[Number(rank) - 1] ?? ''}\u00a0trimestre ${year}`;
}

/** The last ISO day of a quarter. */
export function endOfQuarter(quarter: Quarter): string {
  const [year, rank] = quarter.split('-T');
  return new Date(Date.UTC(Number(year), Number(rank) * 3, 0)).toISOString().slice(0, 10);
}

/**
 * Classes of the map, best first; the lower bound is included. Where fibre is nearly everywhere, departments
 * differ by a few points between 70 and 95 %: that is where the steps are.
 */
export const COVERAGE_CLASSES = [
  { key: 'complete', from: 0.95 },
  { key: 'high', from: 0.85 },
  { key: 'medium', from: 0.7 },
  { key: 'low', from: 0.0001 },
  { key: 'none', from: 0 },
] as const;
export type CoverageClass = (typeof COVERAGE_CLASSES)[number]['key'];

export function coverageClass(share: number): CoverageClass {
  return COVERAGE_CLASSES.find(({ from }) => share >= from)?.key ?? 'none';
}

/** Many municipalities as one: a department, the country. */
export function totalCoverage(parts: Iterable<Coverage>) {
  let municipalities = 0;
  let premises = 0;
  let fibrePremises = 0;
  let covered = 0;
  let lastQuarter: Quarter | null = null;
  for (const part of parts) {
    municipalities += 1;
    premises += part.premises;
    fibrePremises += part.fibrePremises;
    if (fibreShare(part) >= FIBRE_AVAILABLE_FROM) covered += 1;
    if (part.plannedQuarter !== null && part.plannedQuarter > (lastQuarter ?? '')) {
      lastQuarter = part.plannedQuarter;
    }
  }
  return {
    municipalities,
    covered,
    premises,
    fibrePremises,
    share: premises === 0 ? 0 : fibrePremises / premises,
    /** When the last planned municipality gets the fibre. */
    lastQuarter,
  };
}

/** From this share on, a home of the municipality most likely has the fibre at its door. */
export const FIBRE_AVAILABLE_FROM = 0.8;

/* ---- Sample ---- */

/**
 * Invented figures, the same on every machine: enough variety that every answer can be seen before
 * the regulator's figures are imported. Whatever shows them says that they are a sample.
 */
export function sampleCoverage({
  code,
  population,
}: Pick<Municipality, 'code' | 'population'>): Coverage {
  // A district has its town's figures: map, table and test tell the same of both.
  const town = townOf(code);
  const chance = chancesOf(town);
  const premises = Math.max(1, Math.round(population * (0.5 + chance() * 0.2)));
  // Larger towns were wired first.
  const size = town === code ? Math.min(1, Math.log10(population + 10) / 5) : 1;
  // The largest have it everywhere.
  const kind = size === 1 ? chance() * WIRED_BELOW : chance() - size * 0.12;
  const box5g = chance() < 0.35 + size * 0.65;
  const covered = (share: number) => Math.round(premises * Math.min(1, share));

  const sample = { citycode: code, premises, plannedQuarter: null, box5g, copper: null };
  if (kind < WIRED_BELOW) {
    const closing = chance();
    return {
      ...sample,
      fibrePremises: covered(0.88 + chance() * 0.125),
      copper: closing < 0.5 ? (SAMPLE_COPPER[Math.floor(closing * 8)] ?? null) : null,
    };
  }
  if (kind >= 0.88) return { ...sample, fibrePremises: covered(chance() * 0.15) };
  return {
    ...sample,
    fibrePremises: covered(chance() * 0.7),
    plannedQuarter: SAMPLE_QUARTERS[Math.floor(chance() * SAMPLE_QUARTERS.length)] ?? null,
  };
}

/** Below it, the fibre of the sample is there. */
const WIRED_BELOW = 0.74;

const SAMPLE_QUARTERS: readonly Quarter[] = [
  '2027-T1',
  '2027-T2',
  '2027-T3',
  '2027-T4',
  '2028-T1',
  '2028-T2',
];

const SAMPLE_COPPER = [
  { commercial: '2026-01-31', technical: '2027-01-31' },
  { commercial: '2026-01-31', technical: '2027-01-31' },
  { commercial: '2027-01-31', technical: '2028-01-31' },
  { commercial: '2028-01-31', technical: '2029-01-31' },
] as const;

/** Numbers in [0, 1) that depend on the seed alone. */
function chancesOf(seed: string): () => number {
  let state = 2_166_136_261;
  for (const letter of seed) state = Math.imul(state ^ letter.charCodeAt(0), 16_777_619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2_246_822_519);
    state = Math.imul(state ^ (state >>> 13), 3_266_489_917);
    state ^= state >>> 16;
    return (state >>> 0) / 2 ** 32;
  };
}
