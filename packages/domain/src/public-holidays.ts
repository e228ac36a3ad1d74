/** French public holidays, as ISO days. Alsace and Moselle have two more. */
const FIXED_DAYS = new Set([
  '01-01',
  '05-01',
  '05-08',
  '07-14',
  '08-15',
  '11-01',
  '11-11',
  '12-25',
]);
const ALSACE_MOSELLE = new Set(['57', '67', '68']);

/** Where Good Friday and the day after Christmas are holidays too. */
export function hasOwnHolidays(department: string): boolean {
  return ALSACE_MOSELLE.has(department);
}

export function isPublicHoliday(day: string, department?: string): boolean {
  if (FIXED_DAYS.has(day.slice(5))) return true;
  const { goodFriday, others } = daysAroundEaster(Number(day.slice(0, 4)));
  if (others.has(day)) return true;
  if (department === undefined || !hasOwnHolidays(department)) return false;
  return day === goodFriday || day.endsWith('-12-26');
}

type DaysAroundEaster = { readonly goodFriday: string; readonly others: ReadonlySet<string> };
const knownYears = new Map<number, DaysAroundEaster>();

/** Worked out once a year: a list of shops asks for each of them, many days ahead. */
function daysAroundEaster(year: number): DaysAroundEaster {
  const known = knownYears.get(year);
  if (known) return known;
  const easter = easterSunday(year);
  // Easter Monday, Ascension, Whit Monday.
  const others = new Set([1, 39, 50].map((after) => addDays(easter, after)));
  const days = { goodFriday: addDays(easter, -2), others };
  knownYears.set(year, days);
  return days;
}

/** The Gregorian computus of Meeus, Jones and Butcher. */
export function easterSunday(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const e = b % 4;
  const f = Math.floor((b + 8) / 25);
  const g = Math.floor((b - f + 1) / 3);
  const h = (19 * a + b - d - g + 15) % 30;
  const i = Math.floor(c / 4);
  const k = c % 4;
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const month = Math.floor((h + l - 7 * m + 114) / 31);
  const date = ((h + l - 7 * m + 114) % 31) + 1;
  return new Date(Date.UTC(year, month - 1, date)).toISOString().slice(0, 10);
}

export function addDays(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}
