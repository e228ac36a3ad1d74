import type { BoxOffer, Catalogue, ServiceOffer } from '../../box-offer.ts';
import { formatAmount } from '../../price.ts';
import { type ComparisonRow, comparisonRows } from '../../offers/comparison.ts';
import { numberWord } from '../../french.ts';
import { mobileDiscount, qualityPhrase } from '../../offers/box-phrases.ts';
import { channelsOfPack, pricePacks } from '../../tv/channel-access.ts';
import type { PartnerBanner } from '../partners.ts';
import { bannerCalls, each, type Problem, type Rule, sentences } from './rule.ts';
import { soldPacks } from './tv-rules.ts';

const OFFERS = 'box-comparator';

/** A pack that contains another costs no less. */
const packContainment: Rule = {
  name: 'un bouquet qui en contient un autre ne coûte pas moins',
  *problems({ read }) {
    const { channels } = read('tv/channels');
    const { services } = read(OFFERS);
    const sold = soldPacks(read('tv/channel-packs').packs, services);
    const packs = pricePacks(sold, services).map((pack) => ({
      ...pack,
      numbers: new Set(channelsOfPack(pack.key, channels).map(({ number }) => number)),
    }));
    for (const larger of packs)
      for (const smaller of packs)
        if (
          smaller.price > larger.price &&
          [...smaller.numbers].every((number) => larger.numbers.has(number))
        )
          yield {
            file: 'tv/channel-packs',
            record: larger.key,
            why: `contient toutes les chaînes de ${smaller.name} (${formatAmount(smaller.price)}) pour ${formatAmount(larger.price)}`,
          };
  },
};

/** Instalments add up to the price that is paid at once. */
const instalments: Rule = {
  name: 'les mensualités font le prix',
  *problems({ read }) {
    const { services } = read(OFFERS);
    for (const { key, price, instalments: parts } of services) {
      if (parts === undefined) continue;
      const whole = services.find((service) => service.key === parts.of);
      const total = price * parts.count;
      if (whole?.price === total) continue;
      const asked = whole === undefined ? 'inconnu' : formatAmount(whole.price);
      yield {
        file: OFFERS,
        record: `services.${key}`,
        why: `${parts.count} × ${formatAmount(price)} font ${formatAmount(total)}, et le prix de ${parts.of} est ${asked}`,
      };
    }
  },
};

/** A total is the sum of what stands beside it: the months at each price, and each fee everyone pays. */
const totals: Rule = {
  name: 'un total est la somme de ce qui est montré',
  problems({ read }) {
    const catalogue = read(OFFERS);
    const { rows } = read('pages/comparer-nos-offres-{line}').comparator;
    return totalProblems(catalogue, comparisonRows(catalogue.boxes, catalogue, rows));
  },
};

export function totalProblems(
  { boxes, fees }: Pick<Catalogue, 'boxes' | 'fees'>,
  rows: readonly ComparisonRow[],
): Problem[] {
  const shown = (id: string, index: number) =>
    cents(rows.find((row) => row.id === id)?.values[index] ?? '');
  return boxes.flatMap((box, index) =>
    [12, 24].flatMap((months) => {
      const promoted = Math.min(months, box.priceDuration ?? months);
      const once = fees
        .filter(({ always }) => always)
        .reduce((sum, { key }) => sum + shown(`fee-${key}`, index), 0);
      const parts =
        shown('price', index) * promoted + shown('after', index) * (months - promoted) + once;
      const total = shown(`cost-${months}`, index);
      return total === parts
        ? []
        : [
            {
              file: OFFERS,
              record: `boxes.${box.key}`,
              why: `le total sur ${months} mois montre ${formatAmount(total)}, ses parties font ${formatAmount(parts)}`,
            },
          ];
    }),
  );
}

/** '1 028,88 €' as cents. */
function cents(text: string): number {
  const amount = /[\d\s]+(?:,\d{2})?(?=\s€)/u.exec(text)?.[0] ?? '';
  return Math.round(Number(amount.replace(/\s/gu, '').replace(',', '.')) * 100);
}

/** Pages say of the discount on mobile plans that it is the same with every box. */
const mobileDiscounts: Rule = {
  name: 'la remise sur les forfaits est la même avec toutes les box',
  *problems({ read }) {
    const { boxes } = read(OFFERS);
    const [first] = boxes;
    for (const [index, box] of boxes.entries())
      if (first && mobileDiscount(box) !== mobileDiscount(first))
        yield {
          file: OFFERS,
          record: `boxes.${index}.mobilePlanDiscount`,
          why: `est de ${mobileDiscount(box)} avec ${box.name}, et de ${mobileDiscount(first)} avec ${first.name}`,
        };
  },
};

const SPEED_OR_CHANNELS = /\{([a-z0-9-]+)\.(?:download|upload|includedChannelsNumber)\}/g;
const LARGEST_CHANNELS = /\{boxes\.largestChannels\}/;
const PRICE = /\{([a-z0-9-]+)\.(?:price|priceAfter|fullPrice|smallestPrice)\}/g;

/** A speed or a number of channels and a price in one sentence belong to the same box. */
const speedAndPrice: Rule = {
  name: 'un débit et un prix dans une phrase sont de la même box',
  *problems({ texts, read }) {
    const { boxes } = read(OFFERS);
    const keys = new Set(boxes.map(({ key }) => key));
    const cheapest = {
      boxes: cheapestOf(boxes),
      fibre: cheapestOf(boxes.filter(({ network }) => network === 'fibre')),
    };
    const largest = boxes.toSorted(byChannels)[0]?.key ?? '';
    const owners = (sentence: string, pattern: RegExp) =>
      [...sentence.matchAll(pattern)]
        .map(([, owner = '']) => (owner === 'boxes' || owner === 'fibre' ? cheapest[owner] : owner))
        .filter((owner) => keys.has(owner));
    for (const { file, record, written } of texts)
      for (const sentence of written.includes('{') ? sentences(written) : []) {
        const given = new Set(owners(sentence, SPEED_OR_CHANNELS));
        if (LARGEST_CHANNELS.test(sentence)) given.add(largest);
        const priced = new Set(owners(sentence, PRICE));
        const stray = [...given, ...priced].filter((box) => given.has(box) !== priced.has(box));
        if (given.size > 0 && priced.size > 0 && stray.length > 0)
          yield {
            file,
            record,
            why: `joint ${stray.join(', ')} à une autre box\u00a0: ${sentence}`,
          };
      }
  },
};

const cheapestOf = (boxes: readonly BoxOffer[]) =>
  boxes.toSorted((a, b) => a.price - b.price)[0]?.key ?? '';

const byChannels = (a: BoxOffer, b: BoxOffer) =>
  (b.includedChannelsNumber ?? 0) - (a.includedChannelsNumber ?? 0);

const SMALLEST_PRICE = '{boxes.smallestPrice}';
const OF_SOME_BOXES =
  /(?<!\p{L})(?:fibre|TV|télé|player|Wi-Fi|téléphone|appels|serveur)(?!\p{L})/iu;

/** Prices and stock decide which box is the cheapest: what is said beside its price holds of all. */
const cheapestBox: Rule = {
  name: 'à côté de «\u00a0dès\u00a0», rien que toutes les box n’aient',
  *problems({ texts }) {
    for (const { file, record, written } of texts)
      for (const sentence of written.includes(SMALLEST_PRICE) ? sentences(written) : []) {
        const said = OF_SOME_BOXES.exec(sentence)?.[0];
        if (said !== undefined && sentence.includes(SMALLEST_PRICE))
          yield {
            file,
            record,
            why: `dit «\u00a0${said}\u00a0» dans la phrase du plus petit prix\u00a0: la box qui le coûte ne l’a peut-être pas`,
          };
      }
  },
};

const COUNTED_SCREENS = /(un|deux|trois|quatre|cinq|six|\d+) écrans?/i;

/** 'dès 7,99 €' is the price of one formula: it stands beside that formula's quality and screens. */
const entryPrice: Rule = {
  name: 'un prix d’entrée est celui de la formule décrite',
  *problems({ calls, read, texts }) {
    const { services } = read(OFFERS);
    const service = (key: string | null) => services.find((offer) => offer.key === key);
    for (const call of bannerCalls(calls)) yield* bannerProblems(call, read(call), service);
    const entries = services.filter(({ startsAt }) => startsAt);
    for (const { file, record, written, filled } of texts)
      for (const { key, video } of written.includes('.price}') ? entries : [])
        if (written.includes(`{${key}.price}`))
          for (const why of planProblems(filled, video)) yield { file, record, why };
  },
};

function* bannerProblems(
  file: string,
  { service: entry, formulas }: PartnerBanner,
  service: (key: string | null) => ServiceOffer | undefined,
): Iterable<Problem> {
  const choices = formulas?.choices ?? [];
  const shown = service(entry);
  for (const choice of choices) {
    const offer = service(choice.service);
    if (shown?.startsAt && offer?.period === 'month' && offer.price < shown.price)
      yield {
        file,
        record: 'service',
        why: `le prix d’entrée n’est pas le plus bas\u00a0: ${offer.name} coûte moins`,
      };
  }
  for (const [index, { service: key, details }] of choices.entries())
    for (const detail of details)
      for (const why of planProblems(detail, service(key)?.video))
        yield { file, record: `formulas.choices.${index}`, why };
}

function* planProblems(text: string, video: ServiceOffer['video']): Iterable<string> {
  if (video === undefined) return;
  const screens = COUNTED_SCREENS.exec(text)?.[0].toLowerCase();
  if (/\b4K\b/.test(text) && video.quality !== 'UHD')
    yield `dit «\u00a04K\u00a0», la formule est en ${qualityPhrase(video)}`;
  if (screens !== undefined && !screens.startsWith(`${numberWord(video.screens)} `))
    yield `dit «\u00a0${screens}\u00a0», la formule en donne ${numberWord(video.screens)}`;
}

const LITERAL_FIGURE =
  /\d+(?:,\d{2})?\s*(?:€|euros?(?!\p{L})|centimes?(?!\p{L}))|\d+(?:,\d+)?\s*[GM]bit\/s/u;

/** What only the offers write: texts take it by token. */
const inOffersAlone = (name: string, literal: RegExp, tokens: string): Rule =>
  each('texts', name, ({ file, written }) => {
    const figure = literal.exec(written)?.[0];
    return file === OFFERS || figure === undefined
      ? null
      : `écrit «\u00a0${figure}\u00a0»\u00a0; prenez un jeton tel que ${tokens}`;
  });

const literalFigures = inOffersAlone(
  'un prix ou un débit ne s’écrit que dans les offres',
  LITERAL_FIGURE,
  '{pop.price}',
);

const COUNTED =
  /\d[\d\s]*(?:\sà\s\d+)?\s(?:chaînes|bouquets|boutiques|conseillers|journaux|forfaits)(?!\p{L})/u;

/** So is how many channels, packs, shops, advisers, titles and plans there are. */
const literalCounts = inOffersAlone(
  'un nombre que les offres donnent ne s’écrit que là',
  COUNTED,
  '{tv-packs.count} ou {family.plans}',
);

export const priceRules: readonly Rule[] = [
  packContainment,
  instalments,
  totals,
  mobileDiscounts,
  speedAndPrice,
  cheapestBox,
  entryPrice,
  literalFigures,
  literalCounts,
];
