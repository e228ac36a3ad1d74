import { plainLetters } from '@vitrine/domain/plain-letters';
import type { SearchDocument, SearchIndex, SearchKind } from '@vitrine/domain/search-document';
import MiniSearch from 'minisearch';
import { searchLanguage } from './search-words.ts';

/** What is looked through, most telling first. */
const FIELDS = ['title', 'keywords', 'text', 'kind'];
/** A name whose words are typed as one, as phones do: 'bfmtv', 'canalplus'. */
const JOINED = 'joined';

/** From this length a word may be misspelt: one letter, or two from twice as many. */
const FUZZY_FROM = 4;

/** What a synonym is worth beside the word itself. */
const SYNONYM_WEIGHT = 0.4;

/** What all the very words are worth: « éligibilité » is not the « couverture » of a mobile network. */
const LITERAL_WEIGHT = 2;

/** What comes first when several match as well. */
const RANK: Record<SearchKind, number> = {
  offre: 2.2,
  page: 1.8,
  site: 1.8,
  question: 1,
  chaine: 0.9,
  boutique: 0.9,
};

/** A box comes before what is said about it, even where it has not the very words. */
const BOX_RANK = 1.5;

/** A word that finds this many, and a tenth of everything, says little: it ranks, but may be missing. */
const COMMON_FROM = 20;
const COMMON_SHARE = 0.1;

/** All of them would keep a phone from showing what is typed meanwhile for a third of a second. */
const READ_AT_ONCE = 50;

export type SiteSearch = (query: string, limit: number) => SearchDocument[];

/**
 * A search that forgives accents, capitals, hyphens, plurals, half-typed words and typing errors, and
 * knows what else a thing is called. What has all the words comes first, then what has most of them;
 * among these what is called just so, then the boxes.
 */
export async function createSiteSearch({
  documents,
  typed: said,
}: Pick<SearchIndex, 'documents' | 'typed'>): Promise<SiteSearch> {
  const { wordsOf, keptForm, askedForms } = searchLanguage(said);
  const engine = new MiniSearch<SearchDocument & { id: number }>({
    fields: [...FIELDS, JOINED],
    extractField: (document, field) => {
      if (field === JOINED) return joinedName(document);
      return field === 'kind' ? said.kinds[document.kind] : document[field as keyof SearchDocument];
    },
    tokenize: wordsOf,
    processTerm: keptForm,
    searchOptions: {
      fields: FIELDS,
      boost: { title: 4, keywords: 2.5 },
      boostDocument: (id) => {
        const { kind = 'page', price } = documents[id as number] ?? {};
        return RANK[kind] * (price === undefined ? 1 : BOX_RANK);
      },
      weights: { prefix: 0.6, fuzzy: 0.3 },
    },
  });
  const numbered = documents.map((document, id) => ({ ...document, id }));
  await engine.addAllAsync(numbered, { chunkSize: READ_AT_ONCE });

  const isCommonFrom = Math.max(COMMON_FROM, documents.length * COMMON_SHARE);

  return (query, limit) => {
    const typed = [...new Set(wordsOf(query).flatMap((word) => keptForm(word) ?? []))];
    if (typed.length === 0) return [];
    const name = nameOf(query);
    const found = new Map<number, Found>();
    for (const word of typed) {
      const matches = matchesOf(word);
      const counts = matches.size > isCommonFrom ? 0 : 1;
      for (const [id, { exact, titled, score }] of matches) {
        const before = found.get(id) ?? { words: 0, exact: 0, titled: 0, score: 0 };
        found.set(id, {
          words: before.words + counts,
          exact: before.exact + exact,
          titled: before.titled + titled,
          score: before.score + score,
        });
      }
    }
    return [...found]
      .map(([id, match]) => {
        const { title = '', price } = documents[id] ?? {};
        const isNamed = nameOf(title) === name;
        const isLiteral = match.exact === typed.length;
        const score = isLiteral ? match.score * LITERAL_WEIGHT : match.score;
        return { id, isNamed, isBox: price !== undefined && isLiteral, ...match, score };
      })
      .toSorted(
        (a, b) =>
          b.words - a.words ||
          Number(b.isNamed) - Number(a.isNamed) ||
          Number(b.isBox) - Number(a.isBox) ||
          // Boxes in the order in which they are sold: none is more of a box than another.
          (a.isBox ? b.titled - a.titled || a.id - b.id : b.score - a.score),
      )
      .slice(0, limit)
      .flatMap(({ id }) => documents[id] ?? []);
  };

  /** What one typed word finds, by itself or by another name, and how well. */
  function matchesOf(word: string): Map<number, Match> {
    const best = new Map<number, Match>();
    for (const [at, form] of askedForms(word).entries()) {
      const isTyped = at === 0;
      const results = engine.search(form, {
        tokenize: whole,
        processTerm: (term) => term,
        prefix: isTyped && mayBeHalfTyped(form),
        fuzzy: isTyped ? slips(form) : false,
      });
      for (const { id, score, match } of results) {
        const before = best.get(id) ?? { exact: 0, titled: 0, score: 0 };
        const fields = isTyped ? match[form] : undefined;
        best.set(id, {
          exact: fields ? 1 : before.exact,
          titled: fields?.includes('title') ? 1 : before.titled,
          score: Math.max(before.score, isTyped ? score : score * SYNONYM_WEIGHT),
        });
      }
    }
    if (best.size > 0) return best;
    const named = engine.search(word, { fields: [JOINED], tokenize: whole, prefix: true });
    return new Map(named.map(({ id, score }) => [id as number, { exact: 1, titled: 1, score }]));
  }
}

const whole = (word: string) => [word];

/** How many words are there just as typed, how many of these in the title, and how well all match. */
type Match = { exact: number; titled: number; score: number };

type Found = Match & { words: number };

/** 'Wi-Fi 7' and 'wifi 7' are one name. */
const nameOf = (text: string) => plainLetters(text).replaceAll(/[^\p{L}\p{N}+]/gu, '');

/** None for a question or a shop: nobody types theirs in one word. */
const joinedName = ({ kind, title }: SearchDocument) =>
  kind === 'question' || kind === 'boutique' ? '' : nameOf(title).replaceAll('+', 'plus');

/** A number of one or two figures is a whole one: a channel, a price. */
function mayBeHalfTyped(word: string): boolean {
  return /^\d+$/.test(word) ? word.length > 2 : word.length > 1;
}

/** How many letters of a word may be wrong. */
function slips(word: string): number | false {
  if (word.length < FUZZY_FROM || /\d/.test(word)) return false;
  return word.length < 2 * FUZZY_FROM ? 1 : 2;
}
