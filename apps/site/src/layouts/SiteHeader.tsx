import { Header, type HeaderProps } from '#blocks/Header/Header.tsx';
import { MegaMenu, type MegaMenuProps } from '#blocks/MegaMenu/MegaMenu.tsx';

export type SiteHeaderProps = Omit<HeaderProps, 'menuId' | 'children'> & Omit<MegaMenuProps, 'id'>;

const MENU_ID = 'menu';

/** The header with the menu in it. */
export function SiteHeader({ labels, entries, boxes, tools, trail, ...header }: SiteHeaderProps) {
  return (
    <Header {...header} menuId={MENU_ID}>
      <MegaMenu id={MENU_ID} {...{ labels, entries, boxes, tools, trail }} />
    </Header>
  );
}
