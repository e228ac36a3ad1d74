import {
  findNodeAtLocation,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';
import type { z } from 'zod';
import type { Catalogue } from '../box-offer.ts';
import type { Brand } from '../brand.ts';
import type { Speller } from '../misspelled.ts';
import { parisClock } from '../paris-time.ts';
import { formatAmount } from '../price.ts';
import { FIGURE, fillContent, fillText, type Tokens, tokensOf } from '../content-tokens.ts';
import { CATALOGUE_CALL, type ContentCall, contentCalls } from './calls.ts';
import { issueText } from './issues.ts';
import { changesOf, heldAt, isAmount, type LifeError, type LifeNotes } from './life.ts';
import type { PhotoFiles } from './photos.ts';
import { brokenRules, RULES } from './rules/all-rules.ts';
import { FIELD_RULES } from './rules/field-rules.ts';
import { type FindTown, shopPlaces } from './rules/place-rule.ts';
import { contentSet, figuresOf, placeOf, type Rule } from './rules/rule.ts';
import { spelling } from './rules/spelling-rule.ts';

/** A file of content as it is written, by its call. */
export type WrittenContent = ReadonlyMap<ContentCall, string>;

export type ProblemsOptions = {
  /** What the files of content/photos/ turn out to be. */
  photoFiles?: PhotoFiles;
  /** Whether a word is one; spelling is not judged without it. */
  isKnown?: Speller;
  /** Which municipality has a code; where shops are is not judged without it. */
  findTown?: FindTown;
  now?: Date;
};

/**
 * Everything that is wrong in a set of content, at once, in the editors' language: each with its file,
 * its line, its field, what is wrong and what is expected. Publishing, the development server and
 * tests ask here; nothing is rendered for it.
 */
export function problemsIn(
  written: WrittenContent,
  brand: Brand,
  { photoFiles = new Map(), isKnown, findTown, now = new Date() }: ProblemsOptions = {},
): string[] {
  const files = [...written].map(([call, text]) => readFile(call, text));
  const problems = files.flatMap((file) => [...file.problems, ...tinyAmounts(file)]);
  const rules = [
    ...FIELD_RULES,
    ...RULES,
    ...(isKnown ? [spelling(isKnown)] : []),
    ...(findTown ? [shopPlaces(findTown)] : []),
  ];
  const judge = (moment: Date) => problemsAt(files, { brand, moment, photoFiles, rules });
  const said = new Set(judge(now));
  problems.push(...said);
  // What is planned is judged at its hour: a price that comes, a slide that goes.
  const changes = changesOf(
    files.map(({ json }) => json),
    () => undefined,
  );
  for (const change of changes.filter((at) => at > now)) {
    const { day, time } = parisClock(change);
    for (const problem of judge(change).filter((one) => !said.has(one))) {
      said.add(problem);
      problems.push(`${problem} (à partir du ${day} à ${time})`);
    }
  }
  return [...new Set(problems)];
}

type Judgement = {
  readonly brand: Brand;
  readonly moment: Date;
  readonly photoFiles: PhotoFiles;
  readonly rules: readonly Rule[];
};

/** What is wrong in what holds at a moment. */
function problemsAt(
  all: readonly ContentFile[],
  { brand, moment, photoFiles, rules }: Judgement,
): string[] {
  const problems: string[] = [];
  const files = new Map(all.map((file) => [file.call, heldFile(file, moment, problems)]));
  const catalogue = files.get(CATALOGUE_CALL);
  const offers = catalogue ? offersIn(catalogue.json) : null;
  // Without offers there are no figures: the texts that name them cannot be judged.
  const tokens = offers && tokensOf(offers);
  for (const file of files.values()) {
    if (file.json === undefined) continue;
    problems.push(...(tokens ? unknownTokens(file, tokens) : []));
    problems.push(...wrongFields(file, brand, tokens));
  }
  if (!catalogue) problems.push(`content/${CATALOGUE_CALL}.json: ce fichier manque`);
  if (offers && tokens) {
    const raw = new Map(
      [...files].flatMap(([call, { json }]) => (json === undefined ? [] : [[call, json] as const])),
    );
    const known = withUnknown(tokens);
    // A figure that does not exist, in the offers themselves, is told: they are read all the same.
    const filled = fillContent(offers, brand, known);
    const figures = figuresOf(filled, brand, (text) => fillText(text, brand, known));
    const set = contentSet(raw, figures, photoFiles);
    problems.push(
      ...brokenRules(set, {
        rules,
        place: (problem) => {
          const file = files.get(problem.file as ContentCall);
          return file ? placeAt(file, stepsTo(problem.record, file.json)) : placeOf(problem);
        },
      }),
    );
  }
  return problems;
}

/** The file with what of it holds; a life that cannot be read is a problem. */
function heldFile(file: ContentFile, moment: Date, problems: string[]): ContentFile {
  const written: LifeNotes['written'] = new WeakMap();
  const wrong = ({ path, why }: LifeError) => problems.push(problemAt(file, path, why));
  return { ...file, json: heldAt(file.json, moment, { written, wrong }), written };
}

/** How often a guess may uncover another fault. */
const GUESSES = 3;

/** The offers; where they are wrong, with a guess in its place, so that all the rest is judged meanwhile. */
function offersIn(json: unknown): Catalogue | null {
  let copy = json;
  for (let turn = 0; turn <= GUESSES; turn += 1) {
    const read = contentCalls[CATALOGUE_CALL].safeParse(copy);
    if (read.success) return read.data;
    copy = structuredClone(copy);
    for (const issue of read.error.issues) guess(copy, issue);
  }
  return null;
}

function guess(json: unknown, issue: z.core.$ZodIssue): void {
  const steps = stepsIn(issue);
  const [around, inside] = [valueAt(json, steps.slice(0, -1)), valueAt(json, steps)];
  const last = steps.at(-1);
  if (issue.code === 'unrecognized_keys')
    for (const key of issue.keys) delete (inside as Record<string, unknown>)[key];
  else if (last !== undefined && typeof around === 'object' && around !== null)
    (around as Record<string | number, unknown>)[last] = guessed(issue, inside);
}

/** What would be accepted there; if another thing is then wrong with it, the next turn guesses again. */
function guessed(issue: z.core.$ZodIssue, found: unknown): unknown {
  switch (issue.code) {
    case 'invalid_type':
      return {
        int: centsIn(found),
        number: centsIn(found),
        string: 'x',
        array: [],
        boolean: false,
      }[issue.expected as string];
    case 'invalid_value':
      return issue.values[0];
    case 'too_small':
      return Number(issue.minimum) + (issue.inclusive === false ? 1 : 0);
    default:
      return found === null ? centsIn(found) : null;
  }
}

/** JSON has no symbols. */
function stepsIn({ path }: z.core.$ZodIssue): Path {
  return path as (string | number)[];
}

/** Most likely euros, where cents are expected: 29.99, « 29,99 € ». */
function centsIn(value: unknown): number {
  const euros = Number.parseFloat(String(value).replace(',', '.'));
  return Number.isFinite(euros) ? Math.max(1, Math.round(euros * 100)) : 100;
}

type ContentFile = {
  readonly call: ContentCall;
  readonly text: string;
  readonly tree: Node | undefined;
  /** Undefined when it is not JSON. */
  readonly json: unknown;
  readonly problems: readonly string[];
  /** Where the parts of what holds are written. */
  readonly written?: LifeNotes['written'];
};

function readFile(call: ContentCall, text: string): ContentFile {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true });
  const [error] = errors;
  if (error || !tree) {
    const at = error ? lineAt(text, error.offset) : 1;
    const what = syntaxProblem(text.split('\n')[at - 1] ?? '', error);
    return {
      call,
      text,
      tree: undefined,
      json: undefined,
      problems: [`content/${call}.json:${at}: ${what}`],
    };
  }
  const json = JSON.parse(text) as unknown;
  return { call, text, tree, json, problems: repeatedKeys(call, text, tree) };
}

/** What of a text is no JSON, or says a thing twice, whatever it is to hold. */
export function textProblems(file: string, text: string): string[] {
  return readFile(file as ContentCall, text).problems.map((problem) =>
    problem.replace(`content/${file}.json`, file),
  );
}

/** Some editors write a mark of order before all else. */
const BYTE_ORDER_MARK = '\ufeff';
/** The number of a field as one writes it in French, which in JSON is two things. */
const DECIMAL_COMMA = /:\s*\d+,\d/;

function syntaxProblem(line: string, error: ParseError | undefined): string {
  if (line.startsWith(BYTE_ORDER_MARK))
    return 'un caractère invisible (U+FEFF) précède le texte\u00a0: enregistrez le fichier en UTF-8 «\u00a0sans BOM\u00a0»';
  if (DECIMAL_COMMA.test(line))
    return 'un nombre s’écrit sans virgule\u00a0: 2999, en centimes, pour 29,99\u00a0€\u00a0; 48.85 pour une latitude';
  return SYNTAX[error ? printParseErrorCode(error.error) : ''] ?? 'ce n’est pas du JSON';
}

const SYNTAX: Readonly<Record<string, string>> = {
  CommaExpected: 'il manque une virgule avant cette ligne',
  ColonExpected: 'il manque deux-points entre un champ et sa valeur',
  ValueExpected: 'il manque une valeur, ou une virgule est de trop avant elle',
  PropertyNameExpected: 'il manque le nom d’un champ, ou une virgule est de trop avant lui',
  CloseBraceExpected: 'une accolade n’est pas fermée',
  CloseBracketExpected: 'un crochet n’est pas fermé',
  EndOfFileExpected: 'quelque chose suit la fin du fichier',
  UnexpectedEndOfString: 'un guillemet n’est pas fermé',
  InvalidEscapeCharacter: 'une barre oblique inverse n’est suivie de rien de connu',
  InvalidCharacter: 'un caractère de contrôle est dans un texte',
  InvalidCommentToken: 'un commentaire n’a pas sa place ici',
  InvalidSymbol:
    'un mot est sans guillemets, ou un guillemet droit est dans un texte\u00a0: «\u00a0…\u00a0» s’y écrit',
};

/** The last of two fields of one name would win in silence. */
function repeatedKeys(call: ContentCall, text: string, tree: Node): string[] {
  const problems: string[] = [];
  visit(tree);
  return problems;

  function visit(node: Node): void {
    const seen = new Set<string>();
    for (const child of node.children ?? []) {
      const key = child.type === 'property' ? child.children?.[0] : undefined;
      if (key) {
        const name = String(key.value);
        if (seen.has(name))
          problems.push(
            `content/${call}.json:${lineAt(text, key.offset)}: le champ «\u00a0${name}\u00a0» est écrit deux fois\u00a0: gardez-en un`,
          );
        seen.add(name);
      }
      visit(child);
    }
  }
}

/** In cents. Nothing is sold for less, unless it is free: most likely euros. */
const LEAST_CENTS = 90;

/** Amounts of any period, past and planned, that nobody would ask: 30 is not 30 €. */
function* tinyAmounts(file: ContentFile): Iterable<string> {
  for (const { path, value } of leavesIn(file.json)) {
    if (typeof value !== 'number' || !isAmount(path.slice(0, -1), String(path.at(-1)))) continue;
    if (Number.isInteger(value) && value > 0 && value < LEAST_CENTS)
      yield problemAt(
        file,
        path,
        `${value} centimes, ce serait ${formatAmount(value)}. Exemple\u00a0: ${value}\u00a0€ s’écrit ${value * 100}`,
      );
  }
}

function* unknownTokens(file: ContentFile, tokens: Tokens): Iterable<string> {
  for (const { path, value } of leavesIn(file.json))
    for (const [token, owner = '', field = ''] of String(value).matchAll(FIGURE))
      if (!tokens.has(`${owner}.${field}`))
        yield problemAt(file, path, `${token} n’existe pas${likely(owner, tokens)}`);
}

type Path = readonly (string | number)[];

/** What a value is made of that is no list and no record, and the steps to each. */
function* leavesIn(value: unknown, path: Path = []): Iterable<{ path: Path; value: unknown }> {
  if (typeof value !== 'object' || value === null) yield { path, value };
  else
    for (const [key, inside] of Object.entries(value))
      yield* leavesIn(inside, [...path, Array.isArray(value) ? Number(key) : key]);
}

/** What the same offer does have. */
function likely(owner: string, tokens: Tokens): string {
  const own = [...tokens.keys()].filter((name) => name.startsWith(`${owner}.`));
  return own.length === 0
    ? `\u00a0: aucune offre n’a la clé «\u00a0${owner}\u00a0»`
    : `. Il y a\u00a0: ${own.map((name) => `{${name}}`).join(', ')}`;
}

function wrongFields(file: ContentFile, brand: Brand, tokens: Tokens | null): string[] {
  const filled = fillContent(file.json, brand, withUnknown(tokens ?? new Map()));
  const { error } = contentCalls[file.call].safeParse(filled);
  return (error?.issues ?? []).map((issue) => {
    const path = stepsIn(issue);
    return problemAt(file, path, issueText(issue, valueAt(filled, path)));
  });
}

/** A token that does not exist is said once, where it stands: for the schema it is a word. */
function withUnknown(tokens: Tokens): Pick<Tokens, 'get'> {
  return { get: (token) => tokens.get(token) ?? 'x' };
}

type Inside = Readonly<Record<string | number, unknown>> | null | undefined;

function valueAt(json: unknown, path: Path): unknown {
  return path.reduce((value, step) => (value as Inside)?.[step], json);
}

function problemAt(file: ContentFile, path: Path, why: string): string {
  return `${placeAt(file, path)}: ${why}`;
}

/** `content/home/faq.json:12: items.3.answer`: the nearest line there is, as editors open it. */
function placeAt(file: ContentFile, path: Path): string {
  const { field, written } = writtenPlace(file, path);
  const said = field.length > 0 ? `: ${field.join('.')}` : '';
  return `content/${file.call}.json:${lineOf(file, written)}${said}`;
}

/** What holds may be fewer than what is written: its items are counted as in the file. */
function writtenPlace({ json, written: notes }: ContentFile, path: Path) {
  const field: (string | number)[] = [];
  const written: (string | number)[] = [];
  let value = json;
  for (const step of path) {
    const steps = notes?.get(value as object)?.[step];
    field.push(steps?.length === 1 ? (steps[0] ?? step) : step);
    written.push(...(steps ?? [step]));
    value = valueAt(value, [step]);
  }
  return { field, written };
}

function lineOf(file: Pick<ContentFile, 'text' | 'tree'>, path: Path): number {
  if (!file.tree) return 1;
  const node = findNodeAtLocation(file.tree, [...path]);
  return node ? lineAt(file.text, node.offset) : lineOf(file, path.slice(0, -1));
}

/** The line of a file on which a field stands, or what is nearest to it. */
export function lineInText(text: string, path: Path): number {
  return lineOf({ text, tree: parseTree(text) }, path);
}

/** The steps to a field, as places write them: 'items.3.answer'. */
export function stepsOf(record: string): (string | number)[] {
  return record.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));
}

/** What a list calls its records. */
const NAMES = ['id', 'key', 'code'];

/** The same where a rule names a record, as `contests.corail.history`: editors count them in the file. */
function stepsTo(record: string, json: unknown): (string | number)[] {
  const steps: (string | number)[] = [];
  for (const step of stepsOf(record)) {
    const value = valueAt(json, steps);
    const isThere = valueAt(value, [step]) !== undefined;
    steps.push(...((isThere ? null : placeNamed(value, step)) ?? [step]));
  }
  return steps;
}

function placeNamed(value: unknown, name: string | number): (string | number)[] | null {
  if (Array.isArray(value)) {
    const index = value.findIndex((item) => NAMES.some((field) => valueAt(item, [field]) === name));
    return index < 0 ? null : [index];
  }
  for (const [field, list] of Object.entries(value ?? {})) {
    const inside = Array.isArray(list) ? placeNamed(list, name) : null;
    if (inside) return [field, ...inside];
  }
  return null;
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
