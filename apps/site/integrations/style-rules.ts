import { basename } from 'node:path';
import type { StyleRule } from '@vitrine/domain/rendering';
import { type ChildNode, parse } from 'postcss';

/** At-rules that hold rules; all others (a typeface, keyframes) stay as they are. */
const GROUPS: ReadonlySet<string> = new Set(['media', 'supports', 'container', 'layer']);
/** What stands in `:not(…)`, `:is(…)`, `:has(…)` is not asked for: it would only ever keep a rule too many. */
const ARGUMENTS = /\([^()]*\)/g;
const CLASS = /\.(-?[_a-zA-Z][\w-]*)/g;

/** A sheet as rules that a page may leave out, each with the classes without which it matches nothing. */
export function styleRules(css: string): StyleRule[] {
  return parse(css).nodes.map(ruleOf);
}

function ruleOf(node: ChildNode): StyleRule {
  if (node.type === 'rule') return { text: node.toString(), needs: node.selectors.map(classesOf) };
  if (node.type === 'atrule' && node.nodes && GROUPS.has(node.name))
    return { group: `@${node.name} ${node.params}`, rules: node.nodes.map(ruleOf) };
  return { text: `${node.toString()}${node.type === 'atrule' && !node.nodes ? ';' : ''}` };
}

function classesOf(selector: string): string[] {
  const outer = selector.replaceAll(ARGUMENTS, '');
  if (outer !== selector) return classesOf(outer);
  return [...selector.matchAll(CLASS)].map(([, name = '']) => name);
}

/** Every class that a sheet asks for. */
export function classesNeeded(rules: readonly StyleRule[]): string[] {
  return rules.flatMap((rule) =>
    'rules' in rule ? classesNeeded(rule.rules) : (rule.needs ?? []).flat(),
  );
}

/**
 * Whether a script may set a class: it names it, or makes names that begin alike, as Leaflet does
 * (`'leaflet-' + name + '-pane'`).
 */
export function mayName(text: string, name: string): boolean {
  if (text.includes(name)) return true;
  const beginning = name.slice(0, name.indexOf('-') + 1);
  return beginning !== '' && ['"', "'", '`', '$'].some((end) => text.includes(beginning + end));
}

/** For each script, the classes that it and all that it may load can set. */
export function classesByScript(
  scripts: ReadonlyMap<string, string>,
  classes: ReadonlySet<string>,
): Record<string, string[]> {
  const names = [...scripts.keys()].map((file) => basename(file));
  const own = new Map(
    [...scripts].map(([file, text]) => [
      basename(file),
      {
        classes: [...classes].filter((name) => mayName(text, name)),
        loads: names.filter((name) => name !== basename(file) && text.includes(name)),
      },
    ]),
  );
  const reached = (name: string, seen: Set<string>): Set<string> => {
    if (!seen.has(name)) {
      seen.add(name);
      for (const next of own.get(name)?.loads ?? []) reached(next, seen);
    }
    return seen;
  };
  return Object.fromEntries(
    names.map((name) => [
      `/_astro/${name}`,
      [
        ...new Set([...reached(name, new Set())].flatMap((file) => own.get(file)?.classes ?? [])),
      ].sort(),
    ]),
  );
}
