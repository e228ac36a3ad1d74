import { z } from 'zod';
import { CONTEST_CODES } from '../forms/form-codes.ts';
import { Markup, Text } from './parts.ts';

/** The rules of a contest. A change of text is a new version: entrants accepted the one they saw. */
export const ContestRules = z.strictObject({
  contests: z
    .array(
      z.strictObject({
        code: z.enum(CONTEST_CODES),
        title: Text,
        /** What the game is about, under its title. */
        lead: Text,
        version: z.int().positive(),
        opensAt: z.iso.datetime(),
        closesAt: z.iso.datetime(),
        /** Entries beyond it are refused; null for as many as come. */
        capacity: z.int().positive().nullable(),
        winners: z.int().positive(),
        /** Drawn with the winners, called in order when one cannot be reached. */
        substitutes: z.int().nonnegative(),
        prize: Text,
        /** Where entrants choose between prizes (their form's `prize`): how many of each. */
        prizes: z.array(z.strictObject({ value: Text, count: z.int().positive() })).optional(),
        minimumAge: z.int().nonnegative(),
        /** What the server enforces by postcode; `territory` says it in words. */
        zone: z.enum(['metropole', 'france']),
        territory: Text,
        /** One line per version, newest first. */
        history: z
          .array(z.strictObject({ version: z.int().positive(), date: z.iso.date(), change: Text }))
          .min(1),
        sections: z.array(z.strictObject({ title: Text, text: Markup })).min(1),
      }),
    )
    .min(1)
    .refine((contests) => new Set(contests.map(({ code }) => code)).size === contests.length, {
      message: 'one entry per contest',
    })
    .refine(
      (contests) =>
        contests.every(
          ({ prizes, winners }) =>
            !prizes || prizes.reduce((sum, { count }) => sum + count, 0) === winners,
        ),
      { message: 'as many prizes as winners' },
    ),
});
export type ContestRules = z.infer<typeof ContestRules>;
export type Contest = ContestRules['contests'][number];
