import type {
  LayoutFlag,
  Menu,
  MenuEntry,
  MenuLeaf,
  MenuSection,
  MenuSubmenu,
} from './content/layout.ts';

/** The weights of the freebox project's entries: higher first. */
export const MENU_WEIGHTS = {
  '{product}Pro': 1,
  assistance: 2,
  goodDeals: 3,
  company: 4,
  shop: 5,
  mobile: 6,
  freebox: 7,
} as const;
export type MenuKey = keyof typeof MENU_WEIGHTS;

/** Visible entries, heaviest first; equal weights keep their order. */
export function inMenuOrder<Item extends { weight: number; visible: boolean }>(
  items: readonly Item[],
): Item[] {
  return items.filter(({ visible }) => visible).toSorted((a, b) => b.weight - a.weight);
}

export type MenuConditions = {
  readonly flags: Readonly<Record<LayoutFlag, boolean>>;
  /** Whether an address leads somewhere: a page that does not exist yet is not offered. */
  readonly leadsSomewhere: (href: string) => boolean;
};

type Shown = { visible: boolean; weight: number; flag?: LayoutFlag | undefined };

/** The links of a list that are shown, in their order. */
export function shownLinks<Link extends Shown>(
  links: readonly Link[],
  { flags, leadsSomewhere }: MenuConditions,
): Link[] {
  return inMenuOrder(links).filter(
    (link) =>
      (link.flag === undefined || flags[link.flag]) &&
      (!('href' in link) || typeof link.href !== 'string' || leadsSomewhere(link.href)),
  );
}

/** The menu's entries as a visitor sees them: hidden, empty and unready ones are left out. */
export function shownEntries({ entries }: Menu, conditions: MenuConditions): MenuEntry[] {
  return inMenuOrder(entries)
    .map((entry) => ({ ...entry, sections: shownSections(entry.sections, conditions) }))
    .filter(
      ({ sections, href }) =>
        sections.length > 0 || (href !== undefined && conditions.leadsSomewhere(href)),
    );
}

function shownSections(
  sections: readonly MenuSection[],
  conditions: MenuConditions,
): MenuSection[] {
  return sections
    .map(({ list, ...section }) => ({
      ...section,
      list: shownLinks(list, conditions).flatMap((item): MenuSection['list'] =>
        isSubmenu(item) ? shownSubmenu(item, conditions) : [withShownTag(item, conditions)],
      ),
    }))
    .filter(({ list }) => list.length > 0);
}

function shownSubmenu(submenu: MenuSubmenu, conditions: MenuConditions): MenuSubmenu[] {
  const list = shownLinks(submenu.list, conditions).map((leaf) => withShownTag(leaf, conditions));
  return list.length > 0 ? [{ ...submenu, list }] : [];
}

function withShownTag({ tag, ...leaf }: MenuLeaf, { flags }: MenuConditions): MenuLeaf {
  return tag && (tag.flag === undefined || flags[tag.flag]) ? { ...leaf, tag } : leaf;
}

export function isSubmenu(item: MenuSubmenu | MenuLeaf): item is MenuSubmenu {
  return 'list' in item;
}

/** Every link of entries, however deep. */
export function leavesOf(entries: readonly Pick<MenuEntry, 'sections'>[]): MenuLeaf[] {
  return entries.flatMap(({ sections }) =>
    sections.flatMap(({ list }) => list.flatMap((item) => (isSubmenu(item) ? item.list : [item]))),
  );
}
