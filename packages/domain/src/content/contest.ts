import { z } from 'zod';
import { CODE, endpointOf, FORM_KINDS } from '../forms/form-codes.ts';
import type { QuestionKind } from '../forms/participation.ts';
import { ENTRY_FIELDS, QUESTION_KINDS } from '../forms/participation.ts';
import { EGGS_MAX } from '../forms/contest.ts';
import { reasonsOf } from '../forms/describe-form.ts';
import { ENVELOPE_NAMES } from '../forms/submission.ts';
import { errorSentences, Hint, Label } from './forms.ts';
import { PageTexts } from './layout.ts';
import { Id, Image, Markup, Text, ThemeName } from './parts.ts';

/** What travels with every entry: a question cannot be called so. */
const TAKEN: ReadonlySet<string> = new Set([...Object.keys(ENTRY_FIELDS), ...ENVELOPE_NAMES]);

/** What a question may be called in what is stored. */
const QuestionName = z
  .string()
  .regex(/^[a-z][A-Za-z]*$/)
  .refine((name) => !TAKEN.has(name), {
    message: 'ce nom est celui d’un champ de tous les jeux\u00a0: choisissez-en un autre',
  });

const Choices = z
  .array(z.strictObject({ value: Id, label: Label }))
  .min(2)
  .refine((choices) => new Set(choices.map(({ value }) => value)).size === choices.length, {
    message: 'deux choix ont la même valeur',
  });

function question<Kind extends QuestionKind>(kind: Kind) {
  return z.strictObject({
    name: QuestionName,
    kind: z.literal(kind),
    label: Label,
    hint: Hint.optional(),
    errors: errorSentences(reasonsOf(QUESTION_KINDS[kind])),
  });
}

/** As `npm run draw -- answer <text>` prints it. */
const SealedAnswer = z.string().refine((text) => /^[0-9a-f]{64}$/.test(text), {
  message:
    'une réponse est scellée\u00a0: écrivez ce que donne «\u00a0npm run draw -- answer <réponse>\u00a0»',
});

/** What only this contest asks, from the set of kinds that forms know. */
const Question = z.discriminatedUnion('kind', [
  question('choice').extend({ choices: Choices }),
  question('list').extend({ choices: Choices }),
  question('number'),
  question('word'),
]);

/** What the answer is looked for in. The question called `answer` asks for it. */
const Puzzle = z.discriminatedUnion('kind', [
  /** The garden that hides eggs (apps/site/src/blocks/EasterHunt): their number is the answer. */
  z.strictObject({
    kind: z.literal('eggs'),
    title: Label,
    eggs: z.int().min(1).max(EGGS_MAX),
    caption: Text,
    /** Where they are, for who does not see them. */
    description: Text,
  }),
  /** Lamps that spell a word (apps/site/src/blocks/HiddenMessage), which is the answer. */
  z.strictObject({
    kind: z.literal('hidden-message'),
    title: Label,
    word: Label,
    caption: Text,
    /** Said of a lit lamp before the ranks of its flashes, and between them. */
    lit: Label,
    and: Label,
  }),
  /** Only the question itself. What is accepted is public content, so it is sealed. */
  z.strictObject({ kind: z.literal('question'), accepted: z.array(SealedAnswer).min(1) }),
]);
export type Puzzle = z.infer<typeof Puzzle>;

/** Names a contest in its addresses and in what is stored: once people have entered, it stays. */
const Code = z
  .string()
  .max(40)
  .refine((code) => CODE.test(code), {
    message:
      'un code s’écrit en petites lettres, chiffres et traits d’union\u00a0: «\u00a0noel-2027\u00a0»',
  })
  .refine((code) => !FORM_KINDS.some((kind) => kind === code), {
    message: 'ce code est celui d’un formulaire\u00a0: choisissez-en un autre',
  });

/** Where a page of a contest is; whether its first part is the brand's own, a rule says. */
const PATH = /^\/(?:[a-z0-9-]+\/)?jeu-concours\/[a-z0-9-]+\/$/;
const Path = z.string().refine((path) => PATH.test(path), {
  message: 'l’adresse d’une page de jeu s’écrit «\u00a0/{base}/jeu-concours/noel/\u00a0»',
});

/** A page of a contest: what it shows first, otherwise than the contest's own title and lead. */
const ContestPage = z.strictObject({
  path: Path,
  /** What it is called elsewhere: tabs, results of a search, breadcrumbs. */
  head: PageTexts,
  theme: ThemeName,
  title: Text.optional(),
  lead: Text.optional(),
  /** Without one, the puzzle stands in its place. */
  picture: Image.optional(),
});

/** All that a contest is. A change of its rules is a new version: entrants accepted the one they saw. */
export const Contest = z
  .strictObject({
    code: Code,
    /** What its addresses call it (`/api/contest/<endpoint>/participation`), otherwise than by its code. */
    endpoint: Id.optional(),
    /** What those who answer call it, and the privacy policy. */
    name: Label,
    title: Text,
    /** What the game is about, under its title. */
    lead: Text,
    /** Where it is shown, its own page first. */
    pages: z.array(ContestPage).min(1),
    version: z.int().positive(),
    opensAt: z.iso.datetime(),
    closesAt: z.iso.datetime(),
    /** Entries beyond it are refused; null for as many as come. */
    capacity: z.int().positive().nullable(),
    winners: z.int().positive(),
    /** Drawn with the winners, called in order when one cannot be reached. */
    substitutes: z.int().nonnegative(),
    prize: Text,
    /** What one winner is told to have won; where there are several prizes, the one that was drawn. */
    won: Text,
    /** Where entrants choose between prizes (their form's `prize`): how many of each. */
    prizes: z.array(z.strictObject({ value: Text, count: z.int().positive() })).optional(),
    puzzle: Puzzle.optional(),
    form: z.strictObject({ legend: Label, questions: z.array(Question) }),
    minimumAge: z.int().nonnegative(),
    /** What the server enforces by postcode; `territory` says it in words. */
    zone: z.enum(['metropole', 'france']),
    territory: Text,
    /** One line per version, newest first. */
    history: z
      .array(z.strictObject({ version: z.int().positive(), date: z.iso.date(), change: Text }))
      .min(1),
    sections: z.array(z.strictObject({ title: Text, text: Markup })).min(1),
  })
  .superRefine(({ winners, puzzle, prizes, form: { questions } }, context) => {
    const asks = (name: string) => questions.find((question) => question.name === name);
    const fault = (path: string[], message: string) =>
      context.addIssue({ code: 'custom', path, message });
    if (prizes && prizes.reduce((sum, { count }) => sum + count, 0) !== winners)
      fault(['prizes'], 'il faut autant de lots que de gagnants');
    if (puzzle && !asks('answer'))
      fault(
        ['form', 'questions'],
        'ce jeu attend une réponse\u00a0: il faut une question nommée «\u00a0answer\u00a0»',
      );
    const prize = asks('prize');
    const offered = prize && 'choices' in prize ? prize.choices : [];
    const values = (of: readonly { value: string }[]) =>
      of
        .map(({ value }) => value)
        .toSorted()
        .join(', ');
    if (prizes && values(offered) !== values(prizes))
      fault(
        ['form', 'questions'],
        `la question «\u00a0prize\u00a0» doit offrir les lots\u00a0: ${values(prizes)}`,
      );
  });
export type Contest = z.infer<typeof Contest>;

/** The contests on show, and those to come. */
export const ContestRules = z.strictObject({
  contests: z.array(Contest).superRefine((contests, context) => {
    const once = (path: (string | number)[], taken: Set<string>, name: string, what: string) => {
      if (taken.has(name))
        context.addIssue({
          code: 'custom',
          path,
          message: `«\u00a0${name}\u00a0» est déjà ${what} d’un autre jeu`,
        });
      taken.add(name);
    };
    const [endpoints, paths] = [new Set<string>(), new Set<string>()];
    contests.forEach((contest, index) => {
      once([index, 'endpoint'], endpoints, endpointOf(contest), 'le nom');
      contest.pages.forEach(({ path }, page) =>
        once([index, 'pages', page, 'path'], paths, path, 'l’adresse'),
      );
    });
  }),
});
export type ContestRules = z.infer<typeof ContestRules>;
