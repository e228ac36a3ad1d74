import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatDayOf } from './french.ts';
import { instantInParis, parisClock, shownInParis } from './paris-time.ts';

const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Paris',
  dateStyle: 'short',
  timeStyle: 'short',
});
const long = new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris', dateStyle: 'long' });

/** Since the directive, as far as anything is planned here. */
const instant = fc.date({
  min: new Date('2002-01-01T00:00:00Z'),
  max: new Date('2060-01-01T00:00:00Z'),
  noInvalidDate: true,
});

test.each([
  ['2026-03-29T00:59:59Z', '2026-03-29', '01:59'],
  ['2026-03-29T01:00:00Z', '2026-03-29', '03:00'],
  ['2026-10-25T00:59:59Z', '2026-10-25', '02:59'],
  ['2026-10-25T01:00:00Z', '2026-10-25', '02:00'],
  ['2026-12-31T23:00:00Z', '2027-01-01', '00:00'],
])('at %s it is %s, %s in Paris', (at, day, time) => {
  expect(parisClock(new Date(at))).toEqual({ day, time });
});

test('the day and the time are those of the time zone’s own data, and so is the date in French', () => {
  fc.assert(
    fc.property(instant, (now) => {
      const { day, time } = parisClock(now);
      expect(`${day} ${time}`).toBe(clock.format(now));
      const inFrench = long.format(now).replace(' ', '\u00A0').replace(/^1\b/, '1er');
      expect(formatDayOf(now)).toBe(inFrench);
    }),
    { numRuns: 500 },
  );
});

test('what a clock shows in Paris is shown at that instant, twice in the hour that comes again', () => {
  fc.assert(
    fc.property(instant, (now) => {
      const found = instantInParis(shownInParis(now));
      expect(shownInParis(found)).toEqual(shownInParis(now));
      expect([0, 3_600_000]).toContain(now.getTime() - found.getTime());
    }),
    { numRuns: 500 },
  );
});

test.each([
  ['2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
  ['2026-10-25T03:00', '2026-10-25T02:00:00.000Z'],
  ['2026-03-29T02:30', '2026-03-29T01:30:00.000Z'],
  ['2026-03-29T03:00', '2026-03-29T01:00:00.000Z'],
])('a clock shows %s in Paris at %s', (shown, at) => {
  expect(instantInParis(new Date(`${shown}Z`)).toISOString()).toBe(at);
});
