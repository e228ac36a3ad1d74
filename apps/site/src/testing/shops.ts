import type { Shop, Simbox } from '@vitrine/domain/content/shops';

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
