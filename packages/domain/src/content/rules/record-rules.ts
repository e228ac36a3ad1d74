import { claimDeadline, drawDeadline, tellDeadline } from '../../forms/follow-up.ts';
import { retentionDays } from '../../forms/form-codes.ts';
import { fold } from '../../tv/fold.ts';
import { FIRST_VIEW, REVIEWS_PER_PAGE, selectReviews } from '../../reviews.ts';
import type { ContentCall } from '../calls.ts';
import type { Review } from '../home.ts';
import { boxPageCalls } from './box-page-calls.ts';
import { partnerCalls } from './partners.ts';
import { type Problem, type Rule, sentences, type WrittenText } from './rule.ts';

/** Pairs of fields that are a beginning and an end, in the objects that have both. */
const PERIODS = [
  ['opensAt', 'closesAt'],
  ['from', 'until'],
] as const;

const yearAfter = (date: string) => date.replace(/^\d{4}/, (year) => String(Number(year) + 1));

/** What begins ends later; a history goes back in time, from the version in force. */
export const datesInOrder: Rule = {
  name: 'les dates sont dans l’ordre',
  problems({ texts, read, calls }) {
    const periods = texts.flatMap((begin) =>
      PERIODS.flatMap(([from, until]) => {
        if (!begin.record.endsWith(`.${from}`) && begin.record !== from) return [];
        const endRecord = begin.record.slice(0, -from.length) + until;
        const end = texts.find(({ file, record }) => file === begin.file && record === endRecord);
        return end !== undefined && Date.parse(end.written) <= Date.parse(begin.written)
          ? [
              {
                file: begin.file,
                record: begin.record,
                why: `${until} (${end.written}) n’est pas après ${from} (${begin.written})\u00a0: une fin vient après son début. Exemple\u00a0: ${yearAfter(begin.written)}`,
              },
            ]
          : [];
      }),
    );
    return calls.includes('contest')
      ? [...periods, ...histories(read('contest').contests)]
      : periods;
  },
};

type WithHistory = {
  readonly code: string;
  readonly version: number;
  readonly history: readonly { readonly version: number; readonly date: string }[];
};

function histories(contests: readonly WithHistory[]): Problem[] {
  return contests.flatMap(({ code, version, history }) => {
    const problem = (why: string) => [{ file: 'contest', record: `contests.${code}.history`, why }];
    if (history[0]?.version !== version)
      return problem(
        `la version en vigueur est ${version}, l’historique commence à ${history[0]?.version}`,
      );
    const late = history.find(
      (line, index) =>
        index > 0 &&
        (line.date > (history[index - 1]?.date ?? '') ||
          line.version >= (history[index - 1]?.version ?? 0)),
    );
    return late === undefined
      ? []
      : problem(`la version ${late.version} n’est pas antérieure à la suivante`);
  });
}

const DAY_MS = 24 * 60 * 60 * 1_000;

/** Entries are erased some days after they came: the draw, and the winners' answers, come before that. */
export const contestLength: Rule = {
  name: 'un jeu finit avant que ses participations soient effacées',
  problems({ read }) {
    return read('contest').contests.flatMap(({ code, opensAt, closesAt }, index) => {
      const kept = retentionDays(code);
      const over = claimDeadline(tellDeadline(drawDeadline(closesAt)));
      const days = Math.ceil((Date.parse(over) - Date.parse(opensAt)) / DAY_MS);
      return days <= kept
        ? []
        : [
            {
              file: 'contest',
              record: `contests.${index}.closesAt`,
              why: `du début du jeu à la réponse des gagnants il y a ${days} jours, et une participation est effacée après ${kept}\u00a0: fermez-le plus tôt, ou faites deux jeux`,
            },
          ];
    });
  },
};

const FULL_AGE = 18;
const OF_AGE = /\bmajeure?s?\b/i;
const SAID_AGE =
  /(?:au moins|plus de|dès|âgée?s? de)\s(\d+)\sans|(\d+)\sans\s(?:au moins|révolus|et plus)/i;
/** Words that one zone denies, by that zone. */
const OTHER_ZONE = { metropole: /outre-mer compris/i, france: /métropolitaine/i } as const;

/** Entries are judged by `minimumAge` and `zone`: what the rules say in words is the same. */
export const contestEntrants: Rule = {
  name: 'un règlement dit qui peut participer',
  problems({ read }) {
    return read('contest').contests.flatMap(({ minimumAge, zone, territory, sections }, index) => {
      const said = sections.map(({ text }, at) => [`sections.${at}.text`, text] as const);
      const ages = said.flatMap(([field, text]) => {
        const [, before, after] = SAID_AGE.exec(text) ?? [];
        const age = OF_AGE.test(text) ? FULL_AGE : Number(before ?? after ?? minimumAge);
        return age === minimumAge
          ? []
          : [[field, `demande ${age} ans, et minimumAge est ${minimumAge}`] as const];
      });
      const zones = [['territory', territory] as const, ...said].flatMap(([field, text]) => {
        const [words] = OTHER_ZONE[zone].exec(text) ?? [];
        return words === undefined
          ? []
          : [[field, `dit «\u00a0${words}\u00a0», et zone est «\u00a0${zone}\u00a0»`] as const];
      });
      return [...ages, ...zones].map(([field, why]) => ({
        file: 'contest',
        record: `contests.${index}.${field}`,
        why: `${why}\u00a0: changez l’un ou l’autre`,
      }));
    });
  },
};

const FIRST_NUMBER = /^(\d+)\s/;

/** As many are drawn as there are prizes to win, and as many may enter. */
export const contestPrizes: Rule = {
  name: 'un jeu a autant de gagnants que de lots',
  problems({ read }) {
    return read('contest').contests.flatMap((contest, index) => {
      const { winners, capacity, prizes } = contest;
      const problem = (field: string, why: string): Problem => ({
        file: 'contest',
        record: `contests.${index}.${field}`,
        why,
      });
      // Where there are several prizes, their counts are judged.
      const said = prizes === undefined ? (['title', 'prize'] as const) : [];
      return [
        ...said.flatMap((field) => {
          const count = Number(FIRST_NUMBER.exec(contest[field])?.[1] ?? winners);
          return count === winners
            ? []
            : [
                problem(
                  field,
                  `dit ${count}, et winners est ${winners}\u00a0: changez l’un ou l’autre`,
                ),
              ];
        }),
        ...(capacity === null || capacity >= winners
          ? []
          : [
              problem(
                'capacity',
                `${capacity} personnes peuvent participer, et il y a ${winners} gagnants\u00a0: mettez-en plus, ou null`,
              ),
            ]),
      ];
    });
  },
};

/** A review is asked for some months after the service starts, as the reviews' page says. */
export const reviewDates: Rule = {
  name: 'un avis suit son expérience du délai annoncé',
  problems({ read }) {
    const { figures, boxes } = read('box-comparator');
    const months = figures['reviews.invitationMonths'] ?? 0;
    const names = new Set(boxes.map(({ name }) => name));
    const all = new Map(read('reviews').reviews.map((review) => [review.id, review]));
    const pages = pagesOf([...all.values()]);
    return (['reviews', 'home/reviews'] as const).flatMap((file) =>
      read(file).reviews.flatMap((review) => {
        const whole = all.get(review.id);
        if (whole === undefined)
          return [
            {
              file,
              record: review.id,
              why: 'n’est plus dans content/reviews.json\u00a0: retirez-le ici aussi',
            },
          ];
        const earliest = monthsAfter(review.experiencedOn, months);
        const page = pages.get(review.id);
        return [
          ...(review.publishedOn < earliest
            ? [`publié le ${review.publishedOn}, avant le ${earliest}`]
            : []),
          ...(names.has(review.box)
            ? []
            : [`parle de «\u00a0${review.box}\u00a0», qui n’est pas vendue`]),
          ...(review.url.includes(`?page=${page}#${review.id}`)
            ? []
            : [
                `son adresse (url) ne mène pas à la page ${page} des avis, où il est\u00a0: elle finit par «\u00a0?page=${page}#${review.id}\u00a0»`,
              ]),
          ...(JSON.stringify(whole) === JSON.stringify(review)
            ? []
            : ['n’est pas le même que dans content/reviews.json\u00a0: recopiez-le']),
        ].map((why) => ({ file, record: review.id, why }));
      }),
    );
  },
};

/** On which page of all reviews each one is first found. */
function pagesOf(reviews: readonly Review[]): ReadonlyMap<string, number> {
  const { ordered } = selectReviews(reviews, FIRST_VIEW);
  return new Map(
    ordered.map(({ id }, index) => [id, Math.floor(index / REVIEWS_PER_PAGE) + 1] as const),
  );
}

/** The same day some months later, or the last of a shorter month. */
function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last)))
    .toISOString()
    .slice(0, 10);
}

/** Words that a question is asked with, and that tell nothing of what is asked; `{line}` is a word. */
const ASKING = new Set(
  (
    'a ai ais aurai avec ce ces cette comment d dans de des dois du elle en est et etre fait faire faut il ' +
    'ils j je l la le les lui ma mes moi mon n nous on ou par peut peux pour pourrai puis qu que quel quelle ' +
    'quelles quels qui s sa se serai ses si son sont suis sur t ton un une va vais vos votre vous y line'
  ).split(' '),
);

/** Other words for the same thing. */
const SAME_WORDS: Readonly<Record<string, string>> = {
  conserver: 'garder',
  garde: 'garder',
  garderai: 'garder',
  prix: 'coute',
  tarif: 'coute',
  tv: 'television',
  inclut: 'inclus',
  incluse: 'inclus',
  incluses: 'inclus',
  comprise: 'inclus',
  compris: 'inclus',
  resiliation: 'resilier',
  engage: 'engagement',
};
/** « numéro de téléphone fixe » is « numéro fixe ». */
const UNDERSTOOD = /telephone(?= fixe)/;

/** What is asked, whatever the words around it: paraphrases of a question have one key. */
export function questionKey(question: string): string {
  const words = fold(question)
    .replace(UNDERSTOOD, '')
    .split(/[^a-z0-9+]+/)
    .filter((word) => word !== '' && !ASKING.has(word))
    .map((word) => SAME_WORDS[word] ?? word);
  return [...new Set(words)].toSorted().join(' ');
}

/** No two pages have the same question, in the same words or others, and different answers. */
export const oneAnswer: Rule = {
  name: 'une question n’a qu’une réponse',
  problems({ texts }) {
    const asked = new Map<string, { question: WrittenText; answer: string }>();
    const answerOf = ({ file, record }: WrittenText) =>
      texts.find(
        (text) => text.file === file && text.record === record.replace(/question$/, 'answer'),
      )?.filled ?? '';
    return texts
      .filter(({ record }) => /(^|\.)question$/.test(record))
      .flatMap((question) => {
        const key = questionKey(question.written);
        const answer = answerOf(question);
        const before = asked.get(key);
        if (before === undefined) asked.set(key, { question, answer });
        return before === undefined || before.answer === answer
          ? []
          : [
              {
                file: question.file,
                record: question.record,
                why: `«\u00a0${question.filled}\u00a0» a une autre réponse dans content/${before.question.file}.json`,
              },
            ];
      });
  },
};

const RETURNS = /\b(?:rend(?:re|ez(?!-vous)|ue?s?)|restitu\p{L}+|renvo\p{L}+)\b/iu;
const WRITTEN_DAYS = /\b(?:\d+|dix|quinze|vingt|trente|quarante)[\s\u00a0]jours\b/iu;

/** Within how many days equipment is returned is a figure of the offers, the same for all pages. */
export const returnDelay: Rule = {
  name: 'le délai de restitution est celui des offres',
  problems({ texts }) {
    const owner = ({ file, record }: WrittenText) =>
      `${file}/${record.slice(0, record.lastIndexOf('.'))}`;
    const returning = new Set(
      texts.filter(({ written }) => RETURNS.test(written)).map((text) => owner(text)),
    );
    return texts
      .filter((text) => returning.has(owner(text)))
      .flatMap(({ file, record, written }) => {
        const days = sentences(written)
          .filter((sentence) => RETURNS.test(sentence) || record.endsWith('.when'))
          .flatMap((sentence) => WRITTEN_DAYS.exec(sentence)?.[0] ?? []);
        return days.map((said) => ({
          file,
          record,
          why: `écrit «\u00a0${said}\u00a0»\u00a0; prenez {return.days}`,
        }));
      });
  },
};

/** Read alone, or aloud from a list of headings, a partner's heading says whose it is. */
export const partnerHeadings: Rule = {
  name: 'un titre de partenaire le nomme',
  problems({ calls, read }) {
    return partnerCalls(calls, 'banner').flatMap((call) => {
      const { logo, formulas, subscription } = read(call);
      const part = (name: 'items' | 'faq') => call.replace(/banner$/, name) as ContentCall;
      const titles = [
        { file: call, record: 'subscription.title', title: subscription.title },
        ...(formulas ? [{ file: call, record: 'formulas.title', title: formulas.title }] : []),
        ...(['items', 'faq'] as const).map((name) => ({
          file: part(name),
          record: 'title',
          title: (read(part(name)) as { title: string }).title,
        })),
      ];
      return titles
        .filter(({ title }) => !title.includes(logo))
        .map(({ file, record, title }) => ({
          file,
          record,
          why: `«\u00a0${title}\u00a0» ne dit pas ${logo}`,
        }));
    });
  },
};

const PLAYER = /\b(?:player|télécommande)\b/i;
const OTHER_WAY = /téléviseur connecté|application|mobile|Apple TV 4K/i;

/** A step that needs the player gives another way, when a box without one can have the service. */
export const stepsWithoutPlayer: Rule = {
  name: 'une étape n’exige pas un player absent',
  problems({ calls, read }) {
    const without = read('box-comparator').boxes.filter(({ facts }) => !facts.player);
    return partnerCalls(calls, 'banner').flatMap((call) => {
      const { steps, availableOn } = read(call).subscription;
      const lacking = without.filter(({ key }) => availableOn.includes(key));
      if (lacking.length === 0) return [];
      return steps.flatMap((step, index) =>
        PLAYER.test(step) && !OTHER_WAY.test(step)
          ? [
              {
                file: call,
                record: `subscription.steps.${index}`,
                why: `passe par le player, que ${lacking.map(({ name }) => name).join(', ')} n’a pas`,
              },
            ]
          : [],
      );
    });
  },
};

/** What a box's page offers as an option can be had with that box, and is not already included. */
export const boxOptions: Rule = {
  name: 'une option est possible et n’est pas déjà incluse',
  problems({ calls, read, texts }) {
    const { services } = read('box-comparator');
    const banners = partnerCalls(calls, 'banner');
    return boxPageCalls(calls).flatMap((file) => {
      const { offer, options } = read(file);
      return options.flatMap(({ link }, index) => {
        const page = link.href.split('/').at(-2)?.toLowerCase() ?? '';
        const record = `options.${index}`;
        const banner = banners.find((call) => call === `partners/${page}/banner`);
        const written =
          texts.find((text) => text.file === file && text.record === `${record}.text`)?.written ??
          '';
        const included = services.filter(
          ({ key, includedWith }) =>
            includedWith.includes(offer) && written.includes(`{${key}.price}`),
        );
        const impossible =
          banner !== undefined && !read(banner).subscription.availableOn.includes(offer);
        return [
          ...included.map(({ name }) => `donne un prix à ${name}, inclus avec cette box`),
          ...(impossible ? [`propose ${page}, que cette box ne peut pas avoir`] : []),
        ].map((why) => ({ file, record, why }));
      });
    });
  },
};
