import { fold } from '../../tv/fold.ts';
import { FIRST_VIEW, pageOf, selectReviews } from '../../reviews.ts';
import type { ContentCall } from '../calls.ts';
import type { Contest } from '../contest.ts';
import type { Review } from '../home.ts';
import { bannerCalls, type Problem, type Rule, sentences, type WrittenText } from './rule.ts';

/** Pairs of fields that are a beginning and an end, in the objects that have both. */
const PERIODS = [
  ['opensAt', 'closesAt'],
  ['from', 'until'],
] as const;

const yearAfter = (date: string) => date.replace(/\d{4}/, (year) => String(Number(year) + 1));

/** What begins ends later; a history goes back in time, from the version in force. */
const datesInOrder: Rule = {
  name: 'les dates sont dans l’ordre',
  *problems({ texts, read, calls }) {
    for (const { file, record, written } of texts)
      for (const [from, until] of PERIODS) {
        if (!record.endsWith(`.${from}`) && record !== from) continue;
        const endRecord = record.slice(0, -from.length) + until;
        const end = texts.find((text) => text.file === file && text.record === endRecord)?.written;
        if (end !== undefined && Date.parse(end) <= Date.parse(written))
          yield {
            file,
            record,
            why: `${until} (${end}) n’est pas après ${from} (${written})\u00a0: une fin vient après son début. Exemple\u00a0: ${yearAfter(written)}`,
          };
      }
    if (calls.includes('contest')) yield* histories(read('contest').contests);
  },
};

function* histories(contests: readonly Contest[]): Iterable<Problem> {
  for (const { code, version, history } of contests) {
    const problem = (why: string) => ({ file: 'contest', record: `contests.${code}.history`, why });
    const [first, ...others] = history;
    const late = others.find((line, index) => {
      const next = history[index];
      return next && (line.date > next.date || line.version >= next.version);
    });
    if (first?.version !== version)
      yield problem(
        `la version en vigueur est ${version}, l’historique commence à ${first?.version}`,
      );
    else if (late) yield problem(`la version ${late.version} n’est pas antérieure à la suivante`);
  }
}

/** A review is asked for some months after the service starts, as the reviews' page says. */
const reviewDates: Rule = {
  name: 'un avis suit son expérience du délai annoncé',
  *problems({ read }) {
    const { figures, boxes } = read('box-comparator');
    const months = figures['reviews.invitationMonths'] ?? 0;
    const names = new Set(boxes.map(({ name }) => name));
    const all = new Map(read('reviews').reviews.map((review) => [review.id, review]));
    const pages = pagesOf([...all.values()]);
    for (const file of ['reviews', 'home/reviews'] as const)
      for (const review of read(file).reviews) {
        const problem = (why: string) => ({ file, record: review.id, why });
        const whole = all.get(review.id);
        if (whole === undefined) {
          yield problem('n’est plus dans content/reviews.json\u00a0: retirez-le ici aussi');
          continue;
        }
        const earliest = monthsAfter(review.experiencedOn, months);
        const page = pages.get(review.id);
        if (review.publishedOn < earliest)
          yield problem(`publié le ${review.publishedOn}, avant le ${earliest}`);
        if (!names.has(review.box))
          yield problem(`parle de «\u00a0${review.box}\u00a0», qui n’est pas vendue`);
        if (!review.url.includes(`?page=${page}#${review.id}`))
          yield problem(
            `son adresse (url) ne mène pas à la page ${page} des avis, où il est\u00a0: elle finit par «\u00a0?page=${page}#${review.id}\u00a0»`,
          );
        if (JSON.stringify(whole) !== JSON.stringify(review))
          yield problem('n’est pas le même que dans content/reviews.json\u00a0: recopiez-le');
      }
  },
};

/** What no one wrote was verified by no one. */
const sampleSeals: Rule = {
  name: 'un avis d’exemple ne se dit pas vérifié',
  *problems({ read }) {
    for (const file of ['reviews', 'home/reviews'] as const) {
      const { sample, verifiedReviewLogo: seal, reviews } = read(file);
      if (sample === null) continue;
      for (const { id, publicationInfos, verifiedReviewLogo: own } of reviews)
        if (own.src === seal.src || [own.alt, publicationInfos.mention].includes(seal.alt))
          yield {
            file,
            record: id,
            why: `porte le sceau «\u00a0${seal.alt}\u00a0» alors que «\u00a0sample\u00a0» le dit d’exemple\u00a0: donnez-lui une autre mention, ou videz «\u00a0sample\u00a0» (null) si ces avis sont réels`,
          };
    }
  },
};

/** On which page of all reviews each one is first found. */
function pagesOf(reviews: readonly Review[]) {
  const { ordered } = selectReviews(reviews, FIRST_VIEW);
  return new Map(ordered.map(({ id }, index) => [id, pageOf(index)]));
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
const UNDERSTOOD = /telephone (?=fixe)/;

/** What is asked, whatever the words around it: paraphrases of a question have one key. */
function questionKey(question: string): string {
  const words = fold(question)
    .replace(UNDERSTOOD, '')
    .split(' ')
    .filter((word) => !ASKING.has(word))
    .map((word) => SAME_WORDS[word] ?? word);
  return [...new Set(words)].toSorted().join(' ');
}

/** No two pages have the same question, in the same words or others, and different answers. */
const oneAnswer: Rule = {
  name: 'une question n’a qu’une réponse',
  *problems({ texts }) {
    const asked = new Map<string, { file: string; answer: string }>();
    for (const { file, record, written, filled } of texts) {
      if (!/(^|\.)question$/.test(record)) continue;
      const key = questionKey(written);
      const answered = record.replace(/question$/, 'answer');
      const answer =
        texts.find((text) => text.file === file && text.record === answered)?.filled ?? '';
      const before = asked.get(key);
      if (before === undefined) asked.set(key, { file, answer });
      else if (before.answer !== answer)
        yield {
          file,
          record,
          why: `«\u00a0${filled}\u00a0» a une autre réponse dans content/${before.file}.json`,
        };
    }
  },
};

const RETURNS = /\b(?:rend(?:re|ez(?!-vous)|ue?s?)|restitu\p{L}+|renvo\p{L}+)\b/iu;
const WRITTEN_DAYS = /\b(?:\d+|dix|quinze|vingt|trente|quarante)[\s\u00a0]jours\b/iu;

/** Within how many days equipment is returned is a figure of the offers, the same for all pages. */
const returnDelay: Rule = {
  name: 'le délai de restitution est celui des offres',
  *problems({ texts }) {
    const owner = ({ file, record }: WrittenText) =>
      `${file}/${record.slice(0, record.lastIndexOf('.'))}`;
    const returning = new Set(
      texts.filter(({ written }) => RETURNS.test(written)).map((text) => owner(text)),
    );
    for (const text of texts.filter((one) => returning.has(owner(one)))) {
      const { file, record, written } = text;
      for (const sentence of sentences(written)) {
        const said = WRITTEN_DAYS.exec(sentence)?.[0];
        if (said !== undefined && (RETURNS.test(sentence) || record.endsWith('.when')))
          yield { file, record, why: `écrit «\u00a0${said}\u00a0»\u00a0; prenez {return.days}` };
      }
    }
  },
};

/** Read alone, or aloud from a list of headings, a partner's heading says whose it is. */
const partnerHeadings: Rule = {
  name: 'un titre de partenaire le nomme',
  *problems({ calls, read }) {
    for (const call of bannerCalls(calls)) {
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
      for (const { file, record, title } of titles)
        if (!title.includes(logo))
          yield { file, record, why: `«\u00a0${title}\u00a0» ne dit pas ${logo}` };
    }
  },
};

const PLAYER = /\b(?:player|télécommande)\b/i;
const OTHER_WAY = /téléviseur connecté|application|mobile|Apple TV 4K/i;

/** A step that needs the player gives another way, when a box without one can have the service. */
const stepsWithoutPlayer: Rule = {
  name: 'une étape n’exige pas un player absent',
  *problems({ calls, read }) {
    const without = read('box-comparator').boxes.filter(({ facts }) => !facts.player);
    for (const file of bannerCalls(calls)) {
      const { steps, availableOn } = read(file).subscription;
      const lacking = without.filter(({ key }) => availableOn.includes(key));
      for (const [index, step] of steps.entries())
        if (lacking.length > 0 && PLAYER.test(step) && !OTHER_WAY.test(step))
          yield {
            file,
            record: `subscription.steps.${index}`,
            why: `passe par le player, que ${lacking.map(({ name }) => name).join(', ')} n’a pas`,
          };
    }
  },
};

export const recordRules: readonly Rule[] = [
  stepsWithoutPlayer,
  datesInOrder,
  reviewDates,
  sampleSeals,
  oneAnswer,
  returnDelay,
  partnerHeadings,
];
