import type { BoxOffer, ServiceOffer } from '../../box-offer.ts';
import { numberWord } from '../../french.ts';
import { ADVICE, type Occasion } from '../../offers/choose.ts';
import type { ContentCall } from '../calls.ts';
import { type ContentSet, type Rule, sentences, type WrittenText } from './rule.ts';

/** No page claims what a box's facts deny. */

const NEGATED = /\b(sans|ni|pas|aucune?|manque|non|plus de)\b|\bn’/i;
/** 'si votre Freebox en a un': the sentence itself says that not every box has it. */
const CONDITIONAL = /\b(?:si votre|qui en ont|passer à)(?!\p{L})/iu;

/** Of a price, in words that deny; whether it is so, `{pop.priceLife}` says. */
const LASTING =
  /prix (?:qui )?ne change(?:ra)? pas|n’a pas de promotion|prix la première année et les suivantes/i;

type Claim = {
  readonly says: RegExp;
  readonly denied: (box: BoxOffer, said: string) => boolean;
};

const CLAIMS: readonly Claim[] = [
  { says: /\b(?:player|télécommande)\b/i, denied: ({ facts }) => !facts.player },
  {
    says: /appels illimités|\b(?:ligne|téléphone) fixe\b|vers les fixes/i,
    denied: ({ facts }) => !facts.calls,
  },
  {
    says: /\bserveur\b|\bdisques\b|emplacements? de disque/i,
    denied: ({ facts }) => facts.diskSlots === 0,
  },
  { says: /\bchaînes\b/i, denied: ({ includedChannelsNumber }) => includedChannelsNumber === null },
  { says: /\bWi-Fi \d/i, denied: ({ wifi }, said) => !wifi.includes(said.slice(-1)) },
  {
    says: /\b(?:une|deux|trois|quatre|cinq) bandes?\b/i,
    denied: ({ facts }, said) =>
      !said.toLowerCase().startsWith(`${numberWord(facts.wifiBands.length, { feminine: true })} `),
  },
  {
    says: /dans les deux sens|symétriques?/i,
    denied: ({ download, upload }) => download !== upload,
  },
];

const boxFacts: Rule = {
  name: 'rien ne contredit les faits d’une box',
  *problems({ texts, values, read }) {
    const { boxes, services } = read('box-comparator');
    const { mayName, named } = boxNames(boxes);
    const boxOfRecord = boxesOfRecords(texts, boxes);
    const boxOfFile = boxesOfFiles({ values });
    for (const text of texts) {
      const own = ownBox(text, boxOfRecord) ?? boxOfFile.get(text.file);
      if (own === undefined && !mayName(text.filled)) continue;
      for (const sentence of sentences(text.filled)) {
        const [key = own, ...others] = named(sentence);
        const box = boxes.find((offer) => offer.key === key);
        if (box === undefined || others.length > 0) continue;
        for (const said of deniedClaims(sentence, box, services))
          yield {
            file: text.file,
            record: text.record,
            why: `dit «\u00a0${said}\u00a0» de ${box.name}, dont les faits disent le contraire`,
          };
      }
    }
  },
};

/** What a sentence about a box says and its facts deny; a sentence that denies says nothing. */
function deniedClaims(
  sentence: string,
  box: BoxOffer,
  services: readonly ServiceOffer[],
): string[] {
  const lasting = LASTING.exec(sentence)?.[0];
  if (lasting !== undefined && box.priceAfter !== null) return [lasting];
  if (NEGATED.test(sentence) || CONDITIONAL.test(sentence)) return [];
  const claims = CLAIMS.flatMap(({ says, denied }) => {
    const said = says.exec(sentence)?.[0];
    return said !== undefined && denied(box, said) ? [said] : [];
  });
  const included = /\binclu(?:s|se|ses)\b/i.test(sentence) && !/en direct|chaînes/i.test(sentence);
  if (!included) return claims;
  const named = services.filter(({ name }) => sentence.includes(name));
  return [
    ...claims,
    ...named
      .filter(({ includedWith }) => !includedWith.includes(box.key))
      // 'Netflix Standard' names that formula, not Netflix.
      .filter(
        ({ name }) => !named.some((other) => other.name !== name && other.name.includes(name)),
      )
      .map(({ name }) => `${name} inclus`),
  ];
}

const FASTEST = /(?<!\p{L})la plus rapide(?!\p{L})/iu;
/** Says it of a box where it is true of those compared. */
const COMPARATOR: ContentCall = 'pages/comparer-nos-offres-{line}';

/** Two boxes that share the highest speed are none of them the fastest. */
const fastestBox: Rule = {
  name: 'la plus rapide l’est seule',
  *problems({ texts, read }) {
    const downloads = read('box-comparator').boxes.map(({ download }) => download);
    const highest = Math.max(...downloads);
    if (downloads.indexOf(highest) === downloads.lastIndexOf(highest)) return;
    for (const { file, record, written } of texts)
      if (file !== COMPARATOR && FASTEST.test(written))
        yield {
          file,
          record,
          why: 'dit d’une box qu’elle est la plus rapide\u00a0: une autre l’est autant',
        };
  },
};

type BoxNames = {
  /** False of a text that names none: most of them, which need no closer look. */
  readonly mayName: (text: string) => boolean;
  /** The keys of the boxes that a sentence names. */
  readonly named: (sentence: string) => string[];
};

/** A box is named by its full name, or by what follows 'Freebox'. */
function boxNames(boxes: readonly BoxOffer[]): BoxNames {
  const names = boxes
    .flatMap(({ key, name }) => [
      { key, name },
      { key, name: name.slice(name.indexOf(' ') + 1) },
    ])
    .toSorted((a, b) => b.name.length - a.name.length)
    .map(({ key, name }) => ({
      key,
      name,
      pattern: new RegExp(`(?<![\\p{L}\\d])${escaped(name)}(?![\\p{L}\\d])`, 'gu'),
    }));
  const anyName = new RegExp(names.map(({ name }) => escaped(name)).join('|'));
  return {
    mayName: (text) => anyName.test(text),
    named: (sentence) => {
      let left = sentence;
      const found = new Set<string>();
      for (const { key, name, pattern } of names) {
        if (!left.includes(name)) continue;
        const without = left.replace(pattern, '');
        if (without === left) continue;
        found.add(key);
        left = without;
      }
      return [...found];
    },
  };
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** The page of a box, and its questions, speak of one box only: 'boxes/5g/faq' → 'box-5g'. */
function boxesOfFiles({ values }: Pick<ContentSet, 'values'>): ReadonlyMap<string, string> {
  return new Map(
    values.flatMap(({ file, record, value }) => {
      const folder = record === 'offer' && /^boxes\/[^/]+\/(?=page$)/.exec(file)?.[0];
      return folder ? ['page', 'faq'].map((part) => [folder + part, String(value)] as const) : [];
    }),
  );
}

/** The box that each review, and each offer, is about: 'reviews/reviews.3' → 'pop'. */
function boxesOfRecords(
  texts: readonly WrittenText[],
  boxes: readonly BoxOffer[],
): ReadonlyMap<string, string> {
  const keys = new Map(boxes.map(({ name, key }) => [name, key]));
  return new Map(
    texts.flatMap(({ file, record, filled }) => {
      const owner = /^((?:reviews|boxes)\.\d+)\.(?:box|name)$/.exec(record)?.[1];
      const key = keys.get(filled);
      return owner === undefined || key === undefined ? [] : [[`${file}/${owner}`, key] as const];
    }),
  );
}

function ownBox(
  { file, record }: WrittenText,
  boxOfRecord: ReadonlyMap<string, string>,
): string | undefined {
  const owner = /^(?:reviews|boxes)\.\d+/.exec(record)?.[0] ?? '';
  return boxOfRecord.get(`${file}/${owner}`) ?? advisedBox(file, record);
}

/** The box that a reason speaks for. */
function advisedBox(file: string, record: string): string | undefined {
  const occasion = /^chooser\.advice\.(\w+)\.reasons\./.exec(record)?.[1];
  return file === ('pages/aidez-moi-a-choisir' satisfies ContentCall) && occasion !== undefined
    ? ADVICE[occasion as Occasion]?.box
    : undefined;
}

export const factRules: readonly Rule[] = [boxFacts, fastestBox];
