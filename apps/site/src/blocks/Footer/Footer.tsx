import type { BrandSign } from '@vitrine/domain/brand';
import type {
  Footer as FooterContent,
  FooterLabels,
  FooterLink,
} from '@vitrine/domain/content/layout';
import { slugOf } from '@vitrine/domain/slug';
import type { ReactNode } from 'react';
import { Logo } from '#ui/Logo/Logo.tsx';
import { NewTabHint } from '#ui/NewTabHint/NewTabHint.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { attachFooterGroup } from './Footer.behaviour.ts';
import styles from './Footer.module.css';

export type FooterProps = {
  brand: BrandSign;
  homeHref: string;
  labels: FooterLabels;
  groups: FooterContent['groups'];
  legal: readonly FooterLink[];
  social: FooterContent['social'];
  consentSettings: FooterLink | null;
  /** The freebox and mobile projects only. */
  accessibility: FooterLink | null;
  /** The legal notices of the page. */
  children?: ReactNode;
};

/**
 * The foot of every page, in the specification's order: groups, legal links, social links, the
 * accessibility link, the legal notices. Its groups are accordions on a narrow screen and columns from 768 px,
 * where the sheet shows what is folded (the behaviour then says so to assistive technology).
 */
export function Footer({
  brand,
  homeHref,
  labels,
  groups,
  legal,
  social,
  consentSettings,
  accessibility,
  children,
}: FooterProps) {
  return (
    <footer className={styles.root} data-chrome data-screen data-theme="dark">
      <div className={styles.inner}>
        <div className={styles.groups}>
          {groups.map((group) => (
            <details
              key={group.label}
              className={styles.group}
              ref={attachFooterGroup}
              data-footer-group
            >
              <summary className={styles.title} data-track={`footer > ${slugOf(group.label)}`}>
                {group.label}
              </summary>
              <ul className={styles.list} aria-label={group.label}>
                {group.list.map((link) => (
                  <li key={link.label}>
                    <Link link={link} className={styles.link} />
                  </li>
                ))}
              </ul>
            </details>
          ))}
        </div>
        <ul className={styles.legal} aria-label={labels.legal}>
          {legal.map((link) => (
            <li key={link.label}>
              <Link link={link} className={styles.legalLink} />
            </li>
          ))}
          {consentSettings && (
            <li>
              <a
                className={styles.legalLink}
                href={consentSettings.href}
                data-consent-settings
                data-track="footer > gerer-mes-cookies"
              >
                {consentSettings.label}
              </a>
            </li>
          )}
        </ul>
        <div className={styles.brand}>
          <a href={homeHref} className={styles.logo} data-track="footer > logo">
            <Logo brand={brand} />
            &nbsp;<VisuallyHidden>{`: ${labels.home}`}</VisuallyHidden>
          </a>
          <ul className={styles.social} aria-label={labels.social}>
            {social.map(({ network, ...link }) => (
              <li key={network}>
                <Link
                  link={{ ...link, tracking: { section: 'footer', action: network } }}
                  className={styles.network}
                />
              </li>
            ))}
          </ul>
        </div>
        {accessibility && (
          <p className={styles.accessibility}>
            <Link link={accessibility} className={styles.legalLink} />
          </p>
        )}
        {children}
      </div>
    </footer>
  );
}

type LinkProps = {
  link: Omit<FooterLink, 'visible' | 'weight'>;
  className: string | undefined;
};

function Link({ link, className }: LinkProps) {
  const { label, href, target, rel, tracking } = link;
  return (
    <a
      className={className}
      href={href}
      target={target}
      rel={rel}
      data-track={`${tracking?.section ?? 'footer'} > ${tracking?.action ?? slugOf(label)}`}
    >
      {label}
      <NewTabHint target={target} />
    </a>
  );
}
