import { describe, expect, test } from 'vitest';
import { packSpots, readSpots, type Spot, spotSearch } from './spots.ts';

const day = [{ opens: '09:30', closes: '19:00' }];
const allButSunday = { department: '', hours: [day, day, day, day, day, day, []] };
const sundays = { department: '', hours: [[], [], [], [], [], [], day] };
const spot = (name: string, address: string, more: Partial<Spot> = {}): Spot => ({
  id: name,
  name,
  address,
  href: `/boutiques/${name}/`,
  hours: allButSunday,
  longitude: 4.83,
  latitude: 45.76,
  ...more,
});
const lyon = spot('Lyon – Part-Dieu', '17 rue du Docteur-Bouchut, 69003 Lyon');
const villeurbanne = spot('Villeurbanne', '1 cours Émile-Zola, 69100 Villeurbanne', {
  longitude: 4.88,
});
const brest = spot('Brest', '2 rue de Siam, 29200 Brest', {
  longitude: -4.48,
  latitude: 48.39,
  hours: sundays,
});
const kiosk = spot('Borne carte SIM, Lyon', 'Presse, 69002 Lyon', { href: null, hours: null });
const find = spotSearch([brest, lyon, villeurbanne, kiosk]);
const everything = { text: '', centre: null, withKiosks: false, openAt: null };
const names = (query: Partial<typeof everything> & object) =>
  find({ ...everything, ...query }).map((found) => found.spot.name);

describe('shops', () => {
  test('kiosks are a second layer', () => {
    expect(names({})).toEqual([brest.name, lyon.name, villeurbanne.name]);
    expect(names({ withKiosks: true })).toHaveLength(4);
  });

  test('are found by words in any spelling, and by postcode', () => {
    expect(names({ text: 'emile zola' })).toEqual([villeurbanne.name]);
    expect(names({ text: '69003' })).toEqual([lyon.name]);
    expect(names({ text: 'lyon zzz' })).toEqual([]);
    expect(names({ text: '🎉' })).toEqual([]);
    expect(names({ text: ' \u00a0' })).toHaveLength(3);
  });

  test('around a place come nearest first; far away, the three nearest all the same', () => {
    const centre = { longitude: 4.89, latitude: 45.76 };
    expect(find({ ...everything, centre, withKiosks: true })[0]?.spot).toBe(villeurbanne);
    expect(names({ centre, withKiosks: true } as object)).not.toContain(brest.name);
    expect(names({ centre: { longitude: -4.5, latitude: 48.4 } } as object)).toEqual([
      brest.name,
      lyon.name,
      villeurbanne.name,
    ]);
  });

  test('are around nobody who is an ocean away', () => {
    const saintDenisOfReunion = { longitude: 55.45, latitude: -20.88 };
    expect(names({ centre: saintDenisOfReunion, withKiosks: true } as object)).toEqual([]);
  });

  test('open now leaves out the closed ones and the kiosks, which keep no hours', () => {
    const sunday = { day: '2026-11-15', time: '10:00' };
    expect(names({ openAt: sunday, withKiosks: true } as object)).toEqual([brest.name]);
  });
});

describe('spots that are fetched', () => {
  const spots = [brest, lyon, villeurbanne, kiosk];
  const sent = packSpots(spots);

  test('are those that were sent, each week of hours once', () => {
    expect(readSpots(JSON.parse(JSON.stringify(sent)))).toEqual(spots);
    expect(sent.weeks).toEqual([sundays, allButSunday]);
  });

  test.each([
    ['nothing', null],
    ['a list', []],
    ['a spot without an address', { ...sent, spots: [{ ...sent.spots[0], address: null }] }],
    ['a week without its days', { ...sent, weeks: [{ department: '' }] }],
    ['a day without its end', { ...sent, weeks: [{ department: '', hours: [[{ opens: '9' }]] }] }],
    ['a day apart without its date', { ...sent, weeks: [{ ...sundays, exceptions: [{}] }] }],
  ])('are refused when they are %s', (_, json) => {
    expect(() => readSpots(json)).toThrow('no list of spots');
  });
});
