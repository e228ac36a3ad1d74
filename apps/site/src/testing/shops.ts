import type { Shop, Simbox } from '@vitrine/domain/content/shops';
import type { OpeningHours } from '@vitrine/geo/opening-hours';
import type { Spot } from '#features/shops/spots.ts';

const span = { opens: '09:30', closes: '19:00' };
const place = { longitude: 4.387, latitude: 45.439, citycode: '42218', postcode: '42000' };

/** Two shops and a kiosk, for stories. */
export const sampleShops: readonly Shop[] = [
  {
    id: 'saint-etienne-foy',
    name: 'Free Saint-Étienne – rue du Général-Foy',
    street: '8 rue du Général-Foy',
    city: 'Saint-Étienne',
    ...place,
    hours: [[], [span], [span], [span], [span], [span], []],
    exceptions: [{ date: '2026-12-13', hours: [{ opens: '10:00', closes: '18:00' }] }],
    services: ['conseil-fibre', 'carte-sim'],
  },
  {
    id: 'saint-etienne-steel',
    name: 'Free Saint-Étienne – centre commercial',
    street: '2 rue des Rochettes',
    city: 'Saint-Étienne',
    ...place,
    longitude: 4.42,
    hours: [[span], [span], [span], [span], [span], [span], []],
    services: ['conseil-fibre'],
  },
];

export const sampleSimbox: Simbox = {
  id: 'borne-saint-etienne',
  place: 'Maison de la presse',
  street: '1 place Dorian',
  city: 'Saint-Étienne',
  ...place,
};

export const sampleServices = {
  'conseil-fibre': 'Conseil fibre et test d’éligibilité',
  'carte-sim': 'Carte SIM en quelques minutes',
};

export const sampleHours: OpeningHours = {
  department: '',
  hours: [[], [span], [span], [span], [span], [span], []],
};

/** As the finder takes them. */
export const sampleSpots: readonly Spot[] = [
  ...sampleShops.map(({ id, name, street, postcode, city, latitude, longitude }) => ({
    id,
    name,
    address: `${street}, ${postcode} ${city}`,
    href: `#${id}`,
    hours: sampleHours,
    latitude,
    longitude,
  })),
  {
    id: sampleSimbox.id,
    name: `Borne carte SIM, ${sampleSimbox.city}`,
    address: `${sampleSimbox.place}, ${sampleSimbox.street}, ${sampleSimbox.city}`,
    href: null,
    hours: null,
    latitude: 48.85,
    longitude: 2.35,
  },
];

/** Where a shop of a story is: an invented department and its neighbours. */
export const sampleSurroundings = {
  width: 480,
  height: 320,
  department: 'M140 90l150-20 70 90-30 110-160 10-70-80z',
  neighbours: 'M0 0l290 70-150 20-140 120zM290 70l190-70v320l-150-50 30-110z',
  place: { name: 'Aubagne', x: 290, y: 190, isBefore: false },
  prefectures: [
    { name: 'Marseille', x: 240, y: 230, isBefore: true },
    { name: 'Toulon', x: 400, y: 280, isBefore: false },
  ],
};
