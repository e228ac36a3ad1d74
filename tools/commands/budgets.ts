import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { readConfig } from '@vitrine/domain/config';
import { type PageStyles, RENDERER_STYLES } from '@vitrine/domain/rendering';
import { readBrands } from '../../brands/brands.ts';
import { RENDERER_FOLDER } from '../../apps/server/src/release/manifest.ts';
import { classesNeeded, mayName } from '../../apps/site/integrations/style-rules.ts';
import { pagePolicy } from '../../apps/server/src/security-headers.ts';
import {
  PAGE_BUDGET,
  type PageBudget,
  pageProblems,
  scriptProblems,
} from '../budgets/page-budget.ts';
import { policyProblem } from '../budgets/page-policy.ts';
import { loadEnvironment } from '../../apps/site/environment.ts';
import { fail } from '../support/fail.ts';
import { shownRelease } from '../support/release.ts';

/**
 * What can be said of every page of the current release without a browser: its weight, requests, islands,
 * what would shift, styles that nothing uses, and the text of its policy. All bytes that a phone gets, for
 * a page of each type, are e2e/first-visit.spec.ts.
 */
const LARGER: readonly (readonly [path: RegExp, larger: Partial<PageBudget>])[] = [
  // Its styles go into a tree of their own, where the page's policy would not know them inline.
  [/^\/fragments\//, { stylesheets: 1 }],
  // The state of a contest, its entry and its draw: each wakes by itself, or not at all.
  [/\/jeu-concours\//, { islands: 4 }],
  // A box that one can turn round: what turns it wakes under the hand, never before.
  [
    /\/(?:[\w-]+-(?:pop|pop-s|ultra|ultra-essentiel|ultra-edition-[\w-]+|revolution-light)|box-5g)\/$/,
    { islands: 4 },
  ],
];

/** HTML with the page's styles, as sent: departments with nearly 900 municipalities included. */
const PAGE_BYTES = 30 * 1024;

/** States that no page shows today: blocks have them for tomorrow. Of all the classes we style. */
const UNUSED_AT_MOST = 0.12;

loadEnvironment();
await check().catch(fail);

async function check(): Promise<void> {
  const config = readConfig(process.env, readBrands());
  const { folder, publicFolder, files } = await shownRelease();
  const pathOf = (file: string) => join(publicFolder, file);
  const read = (file: string) => readFile(pathOf(file), 'utf8');
  const entries = Object.entries(files);
  const textOf = async (end: string) => {
    const wanted = entries.filter(([, { file }]) => file.endsWith(end));
    return Promise.all(wanted.map(([, { file }]) => read(file)));
  };
  const scripts = (await textOf('.js')).join('\n');
  const set = new Map<string, boolean>();
  const isSetByScript = (name: string) => {
    const known = set.get(name) ?? mayName(scripts, name);
    set.set(name, known);
    return known;
  };
  const problems = scriptProblems(
    Object.fromEntries(
      entries.filter(([path]) => path.endsWith('.js')).map(([path, { size }]) => [path, size]),
    ),
  );
  const everyPage: string[] = [];
  for (const [path, { file, allows }] of entries) {
    if (!allows) continue;
    const html = await read(file);
    everyPage.push(html);
    const [, larger = {}] = LARGER.find(([pattern]) => pattern.test(path)) ?? [];
    for (const problem of pageProblems(html, isSetByScript, { ...PAGE_BUDGET, ...larger }))
      problems.push(`${path}: ${problem}`);
    const { size: sent } = await stat(`${pathOf(file)}.br`);
    if (sent > PAGE_BYTES) problems.push(`${path}: ${sent} bytes as sent, at most ${PAGE_BYTES}`);
    const wrong = policyProblem(pagePolicy(config, allows));
    if (wrong) problems.push(`${path}: ${wrong}`);
  }
  const used = new Set(
    everyPage.flatMap((html) =>
      [...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)),
    ),
  );
  const { sheets } = JSON.parse(
    await readFile(join(folder, RENDERER_FOLDER, RENDERER_STYLES), 'utf8'),
  ) as PageStyles;
  const styled = new Set(Object.values(sheets).flatMap(classesNeeded));
  const unused = [...styled].filter((name) => !used.has(name) && !isSetByScript(name));
  if (unused.length > styled.size * UNUSED_AT_MOST)
    problems.push(
      `${unused.length} of ${styled.size} classes are styled and on no page: ${unused.slice(0, 20).join(', ')}…`,
    );
  if (problems.length > 0)
    throw new Error(`Over budget:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
  console.log(
    `${everyPage.length} pages within budget, each under our policy; ${unused.length} of ${styled.size} styled classes on none.`,
  );
}
