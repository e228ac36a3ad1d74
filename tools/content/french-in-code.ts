import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { frenchTypography } from '@vitrine/domain/typography';
import ts from 'typescript';
import { root } from '../support/root.ts';

/** Code whose strings a visitor may read; tests and stories only repeat them. */
const SOURCES = 'apps/site/src/**/*.{ts,tsx,astro}';
const DOMAIN_SOURCES = 'packages/*/src/**/*.ts';
const SERVER_SOURCES = 'apps/server/src/**/*.ts';
const NOT_READ = /\.(test|stories|fixture|d)\.tsx?$|\/testing\//;

/** French that is no content: who reads it instead, or why code says it. */
const NO_CONTENT: readonly [files: RegExp, why: string][] = [
  [
    /^packages\/domain\/src\/(?:content\/|box-offer\.ts$|offers\/box-facts\.ts$)|^apps\/server\/src\/publishing\/publish\.ts$/,
    'what an editor is told of a file that is wrong, and of what is published',
  ],
  [
    /^apps\/server\/src\/(?:cli|stats)\/|^apps\/server\/src\/(?:metrics|settings)\.ts$|^apps\/server\/src\/routes\/(?:content|docs|eligibility|event|geo|metrics|pixels|stats)\.ts$|StaffSummaryMail/,
    'for those who run the site: their dashboard, commands and descriptions of the API',
  ],
  [
    /^apps\/server\/src\/(?:problem|release\/site)\.ts$/,
    'the last words, to programs and where there is no release to take a page from',
  ],
  [
    /^packages\/domain\/src\/(?:price|french)\.ts$|^apps\/site\/src\/ui\/Price\/Price\.tsx$/,
    'grammar: what amounts, dates, names and lists need around them',
  ],
  [/^packages\/geo\/src\/address-api\.ts$/, 'who drew the figures, in the words of their licence'],
];

/**
 * What any link that leaves says of itself to those who do not see it: the same words on every page, of
 * any link of any text, for which each text with a link would have to carry them. Anything else that a
 * shared block says comes to it from content, as a prop.
 */
const CONTROL_LABELS: ReadonlySet<string> = new Set([
  '(nouvelle fenêtre)',
  // The language of captions, by its own name.
  'Français',
]);

/** Attributes that a visitor reads or hears. */
const READ_ATTRIBUTES = new Set(
  ['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext'].concat([
    'title',
    'placeholder',
    'alt',
    'label',
    'cue',
  ]),
);
const WORD = /\p{L}{2}/u;
/** A key is in small letters. */
const LABEL = /\p{Lu}\p{L}/u;
const ENTITY = /&\w+;/g;
/** What an .astro file holds that TSX would not. */
const NO_TEXT = /!doctype|startDocument\(|^\s*import\s*$/;

/** One word that begins as what is read does. */
const NAME = /^['"`]\p{Lu}\p{Ll}+['"`]$/u;
/** Several words, one of them French by itself, its accent, its apostrophe or its punctuation. */
const FRENCH = /\p{L}.*\s.*\p{L}/su;
const ONLY_FRENCH =
  /[éèêàçùûîôœÉÀÊ’«»]|[\p{L}}] [:;?!](?=\s|$)|(?<![\p{L}\d_-])(?:les?|la|des|du|une?|vos|votre|nos|notre|avec|sans|pour|dans|sur|par|aux|est|sont|vous|nous|toutes?|tous|cette|ces|ma|mes|en|de|et|ou|au|qui|que|sa|ses|son|il|elle|pas|chaque|aucune?)(?![\p{L}\d_-])/iu;

export type FrenchText = {
  readonly file: string;
  readonly line: number;
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** JSX text, where a space that does not break is an entity. */
  readonly isMarkup: boolean;
};

/** Where a visitor's French stands in code although it is content: `file:line text`. */
export function contentInCode(): string[] {
  return codeFiles()
    .filter((file) => !NO_CONTENT.some(([files]) => files.test(file)))
    .flatMap((file) => frenchIn(file))
    .filter(({ file, text }) => !(isShared(file) && CONTROL_LABELS.has(bare(text))))
    .map(({ file, line, text }) => `${file}:${line} ${bare(text)}`);
}

/** Labels that no shared block has any more. */
export function unusedControlLabels(): string[] {
  const used = new Set(
    codeFiles()
      .filter(isShared)
      .flatMap((file) => frenchIn(file).map(({ text }) => bare(text))),
  );
  return [...CONTROL_LABELS].filter((label) => !used.has(label));
}

function isShared(file: string): boolean {
  return file.startsWith('apps/site/src/ui/');
}

/** Without its quotes, the marks of a template and the spaces around it; all spaces alike. */
function bare(text: string): string {
  return readable(text)
    .replace(/^[\s"'`}]+|(?:\$\{|[\s"'`])+$/g, '')
    .replace(/\s+/g, ' ');
}

export function codeFiles(): string[] {
  return globSync([SOURCES, DOMAIN_SOURCES, SERVER_SOURCES], { cwd: root })
    .filter((file) => !NOT_READ.test(file))
    .sort();
}

/** What is read several times is parsed once: all of the code takes two seconds. */
const parsed = new Map<string, FrenchText[]>();

/** Every French sentence that stands in the code of a file: strings, templates and JSX text. */
export function frenchIn(file: string, code?: string): FrenchText[] {
  if (code !== undefined) return parse(file, code);
  const found = parsed.get(file) ?? parse(file, readFileSync(join(root, file), 'utf8'));
  parsed.set(file, found);
  return found;
}

function parse(file: string, code: string): FrenchText[] {
  const source = ts.createSourceFile(
    file.replace(/\.astro$/, '.tsx'),
    file.endsWith('.astro') ? asTsx(code) : code,
    ts.ScriptTarget.Latest,
    true,
  );
  const found: FrenchText[] = [];
  visit(source);
  return found;

  function visit(node: ts.Node): void {
    // The name of an action in measurement: no visitor reads it.
    if (ts.isJsxAttribute(node) && node.name.getText() === 'data-track') return;
    if (isText(node)) {
      const start = node.getStart(source, false);
      const text = code.slice(start, node.end);
      if (
        isReadAlone(node, text) ||
        ((FRENCH.test(text) || isPartOfSentence(node, text) || NAME.test(text)) &&
          ONLY_FRENCH.test(text))
      )
        found.push({
          file,
          line: source.getLineAndCharacterOfPosition(start).line + 1,
          start,
          end: node.end,
          text,
          isMarkup: ts.isJsxText(node),
        });
    }
    ts.forEachChild(node, visit);
  }
}

/** Of a template that something fills: one word is enough. */
function isPartOfSentence(node: ts.Node, text: string): boolean {
  const isPart = ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node);
  return isPart && /\p{L}/u.test(text);
}

/** Text between tags, or in an attribute that is read: there one word is enough. */
function isReadAlone(node: ts.Node, text: string): boolean {
  if (ts.isJsxText(node)) return WORD.test(text.replace(ENTITY, '')) && !NO_TEXT.test(text);
  const attribute = ts.findAncestor(node, ts.isJsxAttribute);
  return (
    attribute !== undefined && READ_ATTRIBUTES.has(attribute.name.getText()) && LABEL.test(text)
  );
}

/** The text as it is read, with its spaces that do not break: code writes them by name. */
export function readable(text: string): string {
  return text.replaceAll(String.raw`\u00a0`, '\u00a0').replaceAll('&nbsp;', '\u00a0');
}

/** Sets the French of a file as it should be; null when it is. */
export function carefulCode(file: string, code: string): string | null {
  let result = code;
  for (const { start, end, text, isMarkup } of frenchIn(file, code).toReversed()) {
    const set = frenchTypography(readable(text));
    if (set === readable(text)) continue;
    const written = set.replaceAll('\u00a0', isMarkup ? '&nbsp;' : String.raw`\u00a0`);
    result = result.slice(0, start) + written + result.slice(end);
  }
  return result === code ? null : result;
}

/** Script, then markup: near enough to TSX to read its texts, each where it stands. */
function asTsx(astro: string): string {
  const [, script = ''] = /^---\n(.*?)\n---\n/s.exec(astro) ?? [];
  const markup = astro.slice(script === '' ? 0 : script.length + '---\n\n---\n'.length);
  return script === '' ? `<>${markup}</>`.slice(2) : `   \n${script}\n;<>\n${markup}</>`;
}

function isText(node: ts.Node): boolean {
  return (
    ts.isStringLiteral(node) ||
    ts.isNoSubstitutionTemplateLiteral(node) ||
    ts.isTemplateHead(node) ||
    ts.isTemplateMiddle(node) ||
    ts.isTemplateTail(node) ||
    ts.isJsxText(node)
  );
}
