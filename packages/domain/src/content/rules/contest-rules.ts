import { claimDeadline, drawDeadline, tellDeadline } from '../../forms/follow-up.ts';
import { retentionDays } from '../../forms/form-codes.ts';
import type { Problem, Rule } from './rule.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** Entries are erased some days after they came: the draw, and the winners' answers, come before that. */
const contestLength: Rule = {
  name: 'un jeu finit avant que ses participations soient effacées',
  *problems({ read }) {
    for (const [index, { code, opensAt, closesAt }] of read('contest').contests.entries()) {
      const kept = retentionDays(code);
      const over = claimDeadline(tellDeadline(drawDeadline(closesAt)));
      const days = Math.ceil((Date.parse(over) - Date.parse(opensAt)) / DAY_MS);
      if (days > kept)
        yield {
          file: 'contest',
          record: `contests.${index}.closesAt`,
          why: `du début du jeu à la réponse des gagnants il y a ${days} jours, et une participation est effacée après ${kept}\u00a0: fermez-le plus tôt, ou faites deux jeux`,
        };
    }
  },
};

const FULL_AGE = 18;
const OF_AGE = /\bmajeure?s?\b/i;
const SAID_AGE =
  /(?:au moins|plus de|dès|âgée?s? de)\s(\d+)\sans|(\d+)\sans\s(?:au moins|révolus|et plus)/i;
/** Words that one zone denies, by that zone. */
const OTHER_ZONE = { metropole: /outre-mer compris/i, france: /métropolitaine/i } as const;

/** Entries are judged by `minimumAge` and `zone`: what the rules say in words is the same. */
const contestEntrants: Rule = {
  name: 'un règlement dit qui peut participer',
  *problems({ read }) {
    for (const [index, contest] of read('contest').contests.entries()) {
      const { minimumAge, zone, territory, sections } = contest;
      const problem = (field: string, why: string) => ({
        file: 'contest',
        record: `contests.${index}.${field}`,
        why: `${why}\u00a0: changez l’un ou l’autre`,
      });
      const said = sections.map(({ text }, at) => [`sections.${at}.text`, text] as const);
      for (const [field, text] of said) {
        const [, before, after] = SAID_AGE.exec(text) ?? [];
        const age = OF_AGE.test(text) ? FULL_AGE : Number(before ?? after ?? minimumAge);
        if (age !== minimumAge)
          yield problem(field, `demande ${age} ans, et minimumAge est ${minimumAge}`);
      }
      for (const [field, text] of [['territory', territory] as const, ...said]) {
        const [words] = OTHER_ZONE[zone].exec(text) ?? [];
        if (words !== undefined)
          yield problem(field, `dit «\u00a0${words}\u00a0», et zone est «\u00a0${zone}\u00a0»`);
      }
    }
  },
};

const FIRST_NUMBER = /^(\d+)\s/;

/** As many are drawn as there are prizes to win, and as many may enter. */
const contestPrizes: Rule = {
  name: 'un jeu a autant de gagnants que de lots',
  *problems({ read }) {
    for (const [index, contest] of read('contest').contests.entries()) {
      const { winners, capacity, prizes } = contest;
      const problem = (field: string, why: string): Problem => ({
        file: 'contest',
        record: `contests.${index}.${field}`,
        why,
      });
      // Where there are several prizes, their counts are judged.
      for (const field of prizes === undefined ? (['title', 'prize'] as const) : []) {
        const count = Number(FIRST_NUMBER.exec(contest[field])?.[1] ?? winners);
        if (count !== winners)
          yield problem(
            field,
            `dit ${count}, et winners est ${winners}\u00a0: changez l’un ou l’autre`,
          );
      }
      if (capacity !== null && capacity < winners)
        yield problem(
          'capacity',
          `${capacity} personnes peuvent participer, et il y a ${winners} gagnants\u00a0: mettez-en plus, ou null`,
        );
    }
  },
};

export const contestRules: readonly Rule[] = [contestLength, contestEntrants, contestPrizes];
