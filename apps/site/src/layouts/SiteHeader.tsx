import { Header, type HeaderProps } from '#blocks/Header/Header.tsx';
import { MegaMenu, type MegaMenuProps } from '#blocks/MegaMenu/MegaMenu.tsx';
import { SiteSearch, type SiteSearchProps } from '#blocks/SiteSearch/SiteSearch.tsx';

export type SiteHeaderProps = Omit<HeaderProps, 'menuId' | 'children'> &
  Omit<MegaMenuProps, 'id'> &
  Pick<SiteSearchProps, 'suggestions'>;

const MENU_ID = 'menu';
const SEARCH_ID = 'recherche';
const SEARCH_INDEX = '/search-index.json';

/** The header with the menu and the search in it. */
export function SiteHeader({
  entries,
  tools,
  currentPath,
  suggestions,
  ...header
}: SiteHeaderProps) {
  return (
    <>
      <Header {...header} menuId={MENU_ID}>
        <MegaMenu id={MENU_ID} entries={entries} tools={tools} currentPath={currentPath} />
      </Header>
      <SiteSearch
        id={SEARCH_ID}
        action={header.searchHref}
        indexHref={SEARCH_INDEX}
        suggestions={suggestions}
      />
    </>
  );
}
