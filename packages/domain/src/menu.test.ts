import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Menu, MenuEntry, MenuLeaf, MenuSection, MenuSubmenu } from './content/layout.ts';
import {
  inMenuOrder,
  isSubmenu,
  leavesOf,
  MENU_WEIGHTS,
  type MenuKey,
  shownEntries,
  shownLinks,
} from './menu.ts';

test('the freebox project shows its entries by weight', () => {
  const items = (Object.keys(MENU_WEIGHTS) as MenuKey[]).map((key) => ({
    key,
    weight: MENU_WEIGHTS[key],
    visible: key !== 'company',
  }));
  expect(inMenuOrder(items).map(({ key }) => key)).toEqual([
    'freebox',
    'mobile',
    'shop',
    'goodDeals',
    'assistance',
    '{product}Pro',
  ]);
});

test('order is by weight, stable, and hidden entries are left out', () => {
  const item = fc.record({ weight: fc.nat(7), visible: fc.boolean(), id: fc.nat() });
  fc.assert(
    fc.property(fc.array(item), (items) => {
      const ordered = inMenuOrder(items);
      expect(ordered).toHaveLength(items.filter(({ visible }) => visible).length);
      const ranks = ordered.map((entry) => [-entry.weight, items.indexOf(entry)] as const);
      expect(ranks.toSorted(([a, i], [b, j]) => a - b || i - j)).toEqual(ranks);
    }),
  );
});

const shown = { weight: 0, visible: true };
const leaf = (label: string, changes: Partial<MenuLeaf> = {}): MenuLeaf => ({
  ...shown,
  label,
  href: `/${label}/`,
  ...changes,
});
const submenu = (label: string, list: MenuLeaf[], changes: Partial<MenuSubmenu> = {}) => ({
  ...shown,
  label,
  list,
  ...changes,
});
const entry = (key: string, list: MenuSection['list'], changes: Partial<MenuEntry> = {}) => ({
  ...shown,
  key,
  label: key,
  icon: 'box' as const,
  sections: [{ label: 'Tout', list }],
  ...changes,
});
const conditions = {
  flags: { antivirus: true, webExclusive: false },
  leadsSomewhere: (href: string) => href !== '/nulle-part/',
};
const menuOf = (...entries: object[]) => ({ entries }) as unknown as Menu;
const namesIn = (entries: readonly Pick<MenuEntry, 'sections'>[]) =>
  leavesOf(entries).map(({ label }) => label);

test('a link waits for its flag, its page and its turn', () => {
  const links = [
    leaf('a'),
    leaf('cachée', { visible: false }),
    leaf('antivirus', { flag: 'antivirus' }),
    leaf('web', { flag: 'webExclusive' }),
    leaf('nulle-part'),
    leaf('lourde', { weight: 3 }),
  ];
  expect(shownLinks(links, conditions).map(({ label }) => label)).toEqual([
    'lourde',
    'a',
    'antivirus',
  ]);
  // What is no link of its own leads where its own links do.
  expect(shownLinks([submenu('Plus', [leaf('a')])], conditions)).toHaveLength(1);
});

test('what is left empty is left out, up to the entry, unless it leads somewhere itself', () => {
  const nothing = [leaf('nulle-part'), submenu('Plus', [leaf('web', { flag: 'webExclusive' })])];
  const shownOf = (...entries: object[]) => shownEntries(menuOf(...entries), conditions);
  expect(shownOf(entry('vide', nothing))).toEqual([]);
  expect(shownOf(entry('vide', nothing, { href: '/nulle-part/' }))).toEqual([]);
  expect(shownOf(entry('adresse', nothing, { href: '/adresse/' }))).toMatchObject([
    { key: 'adresse', sections: [] },
  ]);
  expect(shownOf(entry('pleine', [leaf('a')], { href: '/nulle-part/' }))).toHaveLength(1);
  expect(shownOf(entry('cachée', [leaf('a')], { visible: false }))).toEqual([]);
  const [full] = shownOf(
    entry('pleine', [leaf('a'), ...nothing, submenu('Reste', [leaf('b'), leaf('nulle-part')])]),
  );
  expect(full?.sections.map(({ label, list }) => [label, list.length])).toEqual([['Tout', 2]]);
  expect(namesIn(full ? [full] : [])).toEqual(['a', 'b']);
});

test('a link loses the tag whose flag is off, and keeps the others', () => {
  const tag = { label: 'Nouveau', color: 'red' as const };
  const list = [
    leaf('a', { tag }),
    leaf('b', { tag: { ...tag, flag: 'antivirus' } }),
    leaf('c', { tag: { ...tag, flag: 'webExclusive' } }),
    leaf('d'),
  ];
  for (const place of [list, [submenu('Plus', list)]]) {
    const tagged = leavesOf(shownEntries(menuOf(entry('e', place)), conditions));
    expect(tagged.map((one) => 'tag' in one)).toEqual([true, true, false, false]);
  }
});

test('a submenu is told from a link by its list', () => {
  expect([isSubmenu(submenu('Plus', [])), isSubmenu(leaf('a'))]).toEqual([true, false]);
});
