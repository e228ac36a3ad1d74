import { DEFAULT_BRAND } from '@vitrine/domain/brand';
import { pictures } from '@vitrine/domain/picture-manifest';
import { boxPath } from '@vitrine/domain/slug';
import type { Eligibility } from '@vitrine/geo/eligibility';
import type { Place } from '@vitrine/geo/place';
import { pictureSources } from '#ui/Picture/picture-sources.ts';
import page from '../../../../content/pages/eligibilite.json';
import { catalogue } from './catalogue.ts';
import { sampleContent } from './sample-content.ts';

/** The real texts, and places that tests and stories ask about. */
const { test } = sampleContent('pages/eligibilite', page);
export const texts = { ...test, unavailable: test.answers['service-indisponible'] };

const place = (label: string, citycode: string, postcode: string, department: string): Place => ({
  label,
  citycode,
  postcode,
  department,
  city: label,
  precise: false,
  longitude: 2.35,
  latitude: 48.93,
});

export const lille = place('Lille', '59350', '59000', 'Nord');
export const leHavre = place('Le Havre', '76351', '76600', 'Seine-Maritime');
export const saintDenis = place('Saint-Denis', '93066', '93200', 'Seine-Saint-Denis');
export const reunion = place('Saint-Denis', '97411', '97400', 'La Réunion');
export const namesakes = [reunion, saintDenis];

export const eligibility: Eligibility = {
  citycode: '59350',
  city: 'Lille',
  status: 'available',
  fibreShare: 0.93,
  plannedQuarter: null,
  box5g: false,
  copper: null,
  source: { kind: 'sample' },
};

const offers = catalogue.boxes.map(({ key, name, price, priceDuration, priceAfter, image }) => ({
  key,
  name,
  price,
  priceDuration,
  priceAfter,
  href: boxPath(name, DEFAULT_BRAND),
  picture: pictureSources(pictures, image.src),
}));

export const answers = {
  texts: test,
  offers,
  sourceNote: 'Données d’exemple : ces chiffres et ces dates sont inventés.',
};
