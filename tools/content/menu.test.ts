import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_BRAND, fillBrand } from '@vitrine/domain/brand';
import { validContent } from '@vitrine/domain/content/client';
import type { MenuLeaf, MenuSubmenu } from '@vitrine/domain/content/layout';
import { OWN_TOKENS } from '@vitrine/domain/content/client';
import { tokensOf } from '@vitrine/domain/content-tokens';
import { isSubmenu, shownEntries } from '@vitrine/domain/menu';
import { describe, expect, test } from 'vitest';
import {
  HIDDEN_LINK,
  SPECIFICATION_MENU,
  type SpecificationLink,
  type SpecificationSubmenu,
} from '../../e2e/specification-menu.ts';
import { root } from '../support/root.ts';

const readJson = (call: string): unknown =>
  JSON.parse(readFileSync(join(root, 'content', `${call}.json`), 'utf8'));
const brand = DEFAULT_BRAND;
const tokens = tokensOf(
  validContent('box-comparator', readJson('box-comparator'), brand, OWN_TOKENS),
);
const menu = validContent('layout/menu', readJson('layout/menu'), brand, tokens);

const everything = { flags: { antivirus: true, webExclusive: true }, leadsSomewhere: () => true };
const fill = (text: string) => fillBrand(text, brand);

/** Content and specification in one shape: labels, tags, and the path of what is ours. */
type Leaf = { label: string; path: string | null; tag: string | null };
type Node = Leaf | { label: string; links: Leaf[] };

const leafOf = ({ label, href, tag }: MenuLeaf): Leaf => ({
  label,
  path: href.startsWith('/') ? (href.split('#')[0] ?? href) : null,
  tag: tag?.label ?? null,
});
const nodeOf = (item: MenuLeaf | MenuSubmenu): Node =>
  isSubmenu(item) ? { label: item.label, links: item.list.map(leafOf) } : leafOf(item);

const specifiedLeaf = ({ label, path, tag }: SpecificationLink): Leaf => ({
  label: fill(label),
  path: path === null ? null : fill(path),
  tag: tag ?? null,
});
const specifiedNode = (item: SpecificationLink | SpecificationSubmenu): Node =>
  'links' in item
    ? { label: fill(item.label), links: item.links.map(specifiedLeaf) }
    : specifiedLeaf(item);

describe('content/layout/menu.json', () => {
  const shown = shownEntries(menu, everything);

  test('has the entries of the specification, in the order of their weights', () => {
    expect(shown.map(({ label, weight }) => ({ label, weight }))).toEqual(
      SPECIFICATION_MENU.map(({ label, weight }) => ({ label: fill(label), weight })),
    );
  });

  test.each(SPECIFICATION_MENU.filter(({ sections }) => sections !== null))(
    '$label has its sections, submenus, links and tags, in order',
    ({ label, sections }) => {
      const entry = shown.find((candidate) => candidate.label === label);
      expect(
        entry?.sections.map((section) => ({
          label: section.label,
          items: section.list.map(nodeOf),
        })),
      ).toEqual(
        sections?.map((section) => ({
          label: section.label,
          items: section.items.map(specifiedNode),
        })),
      );
    },
  );

  test.each(SPECIFICATION_MENU.filter(({ sections }) => sections === null))(
    '$label, whose content is ours, leads somewhere',
    ({ label }) => {
      const entry = shown.find((candidate) => candidate.label === fill(label));
      expect(entry?.sections.flatMap(({ list }) => list).length).toBeGreaterThan(1);
    },
  );

  test('holds the eligibility map, hidden', () => {
    const links = menu.entries
      .find(({ label }) => label === HIDDEN_LINK.entry)
      ?.sections.find(({ label }) => label === HIDDEN_LINK.section)
      ?.list.filter((item) => 'href' in item && item.href === HIDDEN_LINK.path);
    expect(links?.map(({ visible }) => visible)).toEqual([false]);
  });

  test('says Exclu Web only while its flag is on', () => {
    const tags = (webExclusive: boolean) =>
      shownEntries(menu, { ...everything, flags: { antivirus: true, webExclusive } })
        .flatMap(({ sections }) => sections.flatMap(({ list }) => list))
        .filter(({ label }) => label === fill('Série {product}'))
        .map((item) => ('tag' in item ? item.tag?.label : undefined));
    expect(tags(true)).toEqual(['Exclu Web']);
    expect(tags(false)).toEqual([undefined]);
  });

  test('offers no page that does not exist, no empty submenu and no empty entry', () => {
    const nothing = shownEntries(menu, {
      ...everything,
      leadsSomewhere: (href) => !href.startsWith('/'),
    });
    expect(nothing.map(({ label }) => label)).toEqual(
      ['Téléphones & Forfaits', 'Bons Plans', 'Assistance', '{product} Pro'].map(fill),
    );
    const items = nothing.flatMap(({ sections }) => sections.flatMap(({ list }) => list));
    expect(items.some(isSubmenu)).toBe(false);
  });

  test('opens the subscriber area and the webmail in a new tab', () => {
    const { account, webmail, bottom } = menu.actions;
    expect([account, webmail].map(({ target, rel }) => [target, rel])).toEqual([
      ['_blank', 'noopener'],
      ['_blank', 'noopener'],
    ]);
    expect(bottom.map(({ label }) => label)).toEqual(
      ['Webmail', '{product} Transfert', 'Contact', 'Portail'].map(fill),
    );
  });
});
