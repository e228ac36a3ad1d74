import IconMenu from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import type { BrandSign } from '@vitrine/domain/brand';
import type { HeaderLabels, MenuLeaf } from '@vitrine/domain/content/layout';
import type { ReactNode } from 'react';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Logo } from '#ui/Logo/Logo.tsx';
import { NewTabHint } from '#ui/NewTabHint/NewTabHint.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import styles from './Header.module.css';

export type HeaderProps = {
  texts: Omit<HeaderLabels, 'skip'>;
  brand: BrandSign;
  homeHref: string;
  /** Where the search leads without JavaScript. */
  searchHref: string;
  /** The element that the menu button opens. */
  menuId: string;
  account: MenuLeaf;
  /** To the subscription of any box. */
  subscribe: { label: string; href: string };
  /** The menu itself. */
  children: ReactNode;
};

/** The bar above every page. On a wide screen the menu lies in it; on a phone a button opens it. */
export function Header({
  texts,
  brand,
  homeHref,
  searchHref,
  menuId,
  account,
  subscribe,
  children,
}: HeaderProps) {
  return (
    <header className={styles.root} data-chrome data-header>
      <button
        type="button"
        className={styles.burger}
        popoverTarget={menuId}
        data-track="header > menu"
      >
        <Icon of={IconMenu} />
        <VisuallyHidden>{texts.menu}</VisuallyHidden>
      </button>
      <a className={styles.logo} href={homeHref} data-track="header > logo">
        <Logo brand={brand} />
        &nbsp;<VisuallyHidden>{`: ${texts.home}`}</VisuallyHidden>
      </a>
      {children}
      <a className={styles.subscribe} href={subscribe.href} data-track="header > souscrire">
        {subscribe.label}
      </a>
      <a
        className={styles.search}
        href={searchHref}
        data-opens-search
        data-track="header > recherche"
      >
        <Icon of={IconSearch} />
        <VisuallyHidden>{texts.search}</VisuallyHidden>
      </a>
      <a
        className={styles.account}
        href={account.href}
        target={account.target}
        rel={account.rel}
        data-track="header > espace-abonne"
      >
        <Icon of={IconUser} size={20} />
        <span className={styles.accountLabel}>{account.label}</span>
        <NewTabHint target={account.target} />
      </a>
    </header>
  );
}
