import { instantInParis, parisClock } from '../paris-time.ts';
import type { PricePlan } from '../price.ts';
import { addDays } from '../public-holidays.ts';

/**
 * Content has a life. An offer's price is a list of periods (`prices`), and so are the price of what is sold
 * without promotion, a service or a pack (`tariffs`), a fee's `amounts`, and what a box takes off a mobile
 * plan (`discounts`): the past stays, the future is prepared. An item of any list, or a whole file that may be absent, may say `from` and `until`. What
 * everyone else reads is what holds at one moment.
 *
 * A moment is a day in France (`2027-01-04`, from its first minute; `until` includes it), a day and a
 * time in France (`2027-01-04T08:00`), or an instant with its offset (`2027-01-04T07:00:00Z`).
 */
type Path = readonly (string | number)[];

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const LOCAL = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/;

/** More than all content says. */
const INSTANTS_KEPT = 10_000;

const MOMENT = 'une date s’écrit 2027-01-04, 2027-01-04T08:00 ou 2027-01-04T07:00:00Z';

type Period = Readonly<Record<string, unknown>>;

/**
 * Lists of periods, by the field that holds them: what each may say, and what holds of it. Amounts are
 * judged where they hold, as those of an offer or a fee.
 */
const PERIODS: Readonly<Record<string, PeriodKind>> = {
  prices: {
    named: 'prix',
    fields: ['from', 'price', 'duration', 'after'],
    held: ({ price, duration = null, after = null }): Record<keyof PricePlan, unknown> => ({
      price,
      priceDuration: duration,
      priceAfter: after,
    }),
  },
  tariffs: { named: 'tarif', fields: ['from', 'price'], held: ({ price }) => ({ price }) },
  discounts: {
    named: 'montant',
    fields: ['from', 'discount', 'duration', 'after'],
    held: ({ discount, duration = null, after = null }) => ({
      mobilePlanDiscount: discount,
      mobilePlanDiscountDuration: duration,
      mobilePlanDiscountAfter: after,
    }),
  },
  amounts: { named: 'montant', fields: ['from', 'amount'], held: ({ amount }) => ({ amount }) },
};
type PeriodKind = {
  readonly named: string;
  readonly fields: readonly [from: 'from', amount: string, ...string[]];
  readonly held: (period: Period) => Record<string, unknown>;
};

/** Whether a field of the record at `path` is an amount of a period: `boxes.0.prices.1` and `after`. */
export function isAmount(path: Path, field: string): boolean {
  const [, amount] = PERIODS[String(path.at(-2))]?.fields ?? [];
  return amount !== undefined && (field === amount || field === 'after');
}

export class LifeError extends Error {
  readonly path: readonly (string | number)[];
  readonly why: string;

  constructor(path: readonly (string | number)[], why: string) {
    super(`${path.join('.') || '(root)'}: ${why}`);
    this.name = 'LifeError';
    this.path = path;
    this.why = why;
  }
}

/** What who judges a file wants to know besides. */
export type LifeNotes = {
  /** Of a list or a record of what holds: the steps to its parts in the file, where they are others. */
  readonly written: WeakMap<object, Readonly<Record<string | number, Path>>>;
  /** Told of every life that cannot be read, whose part then holds as well as it can. */
  readonly wrong: (error: LifeError) => void;
};

function raise(error: LifeError): never {
  throw error;
}

/** The content as it holds at a moment, without a trace of its life; null for a file that does not. */
export function heldAt(json: unknown, date: Date, notes?: LifeNotes): unknown {
  const time = date.getTime();
  const wrong = notes?.wrong ?? raise;
  return lives(json, []) ? held(json, []) : null;

  /** Whether it is the time of a list's item, or of a file. */
  function lives(value: unknown, path: Path): boolean {
    const { from = null, until = null } = lifeOf(value, path, wrong);
    return (from === null || from <= time) && (until === null || time < until);
  }

  function held(value: unknown, path: Path, isItem = path.length === 0): unknown {
    if (Array.isArray(value)) {
      const living = value
        .map((item: unknown, index) => ({ item, index, at: [...path, index] }))
        .filter(({ item, at }) => lives(item, at));
      const list = living.map(({ item, at }) => held(item, at, true));
      notes?.written.set(list, Object.fromEntries(living.map(({ index }, at) => [at, [index]])));
      return list;
    }
    if (!isRecord(value)) return value;
    const places: Record<string, Path> = {};
    const record = Object.fromEntries(
      Object.entries(value)
        .filter(([key]) => !(isItem && isLifeField(key)))
        .flatMap(([key, inside]) => {
          const kind = PERIODS[key];
          if (!kind) return [[key, held(inside, [...path, key])] as const];
          const { index, period } = periodAt(inside, [...path, key], kind);
          const names = Object.fromEntries(kind.fields.map((field) => [field, field]));
          for (const [field, from] of Object.entries(kind.held(names)))
            places[field] = [key, index, String(from)];
          return Object.entries(kind.held(period));
        }),
    );
    notes?.written.set(record, places);
    return record;
  }

  function periodAt(list: unknown, path: Path, kind: PeriodKind): Omit<DatedPeriod, 'from'> {
    const periods = periodsOf(list, path, kind, wrong);
    const found = periods.findLast(({ from }) => from <= time);
    if (found) return found;
    // Nothing of it can be read: that is said already.
    if (periods.length > 0 || (Array.isArray(list) && list.length === 0))
      wrong(new LifeError(path, `aucun ${kind.named} le ${parisClock(date).day}`));
    const index = Array.isArray(list) ? list.findIndex(isRecord) : -1;
    return { index, period: index < 0 ? {} : ((list as Period[])[index] ?? {}) };
  }
}

type DatedPeriod = { readonly from: number; readonly index: number; readonly period: Period };

/** Periods in the order of their dates. */
function periodsOf(
  list: unknown,
  path: Path,
  { named, fields }: PeriodKind,
  wrong: LifeNotes['wrong'],
): DatedPeriod[] {
  if (!Array.isArray(list)) {
    wrong(new LifeError(path, 'des périodes s’écrivent en liste'));
    return [];
  }
  let last = Number.NEGATIVE_INFINITY;
  return list.flatMap((period: unknown, index): DatedPeriod[] => {
    const at = [...path, index];
    const refuse = (where: Path, why: string) => wrong(new LifeError(where, why));
    if (!isRecord(period)) {
      refuse(at, `une période a une date (from) et un ${named} (${fields[1]})`);
      return [];
    }
    for (const field of Object.keys(period).filter((name) => !fields.includes(name)))
      refuse(at, `«\u00a0${field}\u00a0»\u00a0: champ inconnu, ou mal orthographié`);
    const { from } = lifeOf(period, at, wrong);
    if (from === undefined) {
      if (!('from' in period)) refuse(at, 'une période dit quand elle commence (from)');
      return [];
    }
    if (from <= last)
      refuse([...at, 'from'], 'les périodes se suivent dans l’ordre de leurs dates');
    last = from;
    return [{ from, index, period }];
  });
}

/** Every moment at which what holds changes, in order. */
export function changesOf(json: unknown, wrong: LifeNotes['wrong'] = raise): Date[] {
  const times = new Set<number>();
  walk(json, []);
  return [...times].toSorted((a, b) => a - b).map((time) => new Date(time));

  function walk(value: unknown, path: Path, isItem = path.length === 0): void {
    if (Array.isArray(value)) {
      for (const [index, item] of value.entries()) walk(item, [...path, index], true);
      return;
    }
    if (!isRecord(value)) return;
    if (isItem) {
      const { from, until } = lifeOf(value, path, wrong);
      for (const time of [from, until]) if (time !== undefined) times.add(time);
    }
    for (const [key, inside] of Object.entries(value)) walk(inside, [...path, key]);
  }
}

function lifeOf(
  value: unknown,
  path: Path,
  wrong: LifeNotes['wrong'],
): { from?: number; until?: number } {
  if (!isRecord(value)) return {};
  const life: { from?: number; until?: number } = {};
  for (const field of ['from', 'until'] as const) {
    const written = value[field];
    if (written === undefined) continue;
    if (typeof written === 'string' && instantOf(written) !== null)
      life[field] = field === 'until' ? endOf(written) : startOf(written);
    else
      wrong(
        new LifeError([...path, field], `${said(written)} n’est pas une date\u00a0: ${MOMENT}`),
      );
  }
  if (life.from === undefined || life.until === undefined || life.until > life.from) return life;
  wrong(new LifeError([...path, 'until'], 'la fin (until) vient après le début (from)'));
  return {};
}

/** As it is written. */
function said(value: unknown): string {
  return typeof value === 'string' ? `«\u00a0${value}\u00a0»` : JSON.stringify(value);
}

function isLifeField(key: string): boolean {
  return key === 'from' || key === 'until';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function startOf(text: string): number {
  return instantOf(text)?.getTime() ?? Number.NaN;
}

/** A day ends when the next one begins. */
function endOf(text: string): number {
  return startOf(DAY.test(text) ? addDays(text, 1) : text);
}

/** Null when it is no moment. */
export function instantOf(text: string): Date | null {
  // A day that no calendar has would be one of the next month.
  if (INSTANT.test(text)) return inParis(`${text.slice(0, 10)}T00:00`) && dateOrNull(text);
  if (DAY.test(text)) return inParis(`${text}T00:00`);
  return LOCAL.test(text) ? inParis(text) : null;
}

/** Content says the same few again and again, and a clock's format is slow. */
const knownInstants = new Map<string, number | null>();

function inParis(local: string): Date | null {
  let known = knownInstants.get(local);
  if (known === undefined) {
    known = computedInParis(local);
    if (knownInstants.size < INSTANTS_KEPT) knownInstants.set(local, known);
  }
  return known === null ? null : new Date(known);
}

function computedInParis(local: string): number | null {
  const wanted = dateOrNull(`${local}Z`);
  if (!wanted || wanted.toISOString().slice(0, 16) !== local) return null;
  return instantInParis(wanted).getTime();
}

function dateOrNull(text: string): Date | null {
  const date = new Date(text);
  return Number.isNaN(date.getTime()) ? null : date;
}
