import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import { Icon } from '#ui/Icon/Icon.tsx';
import styles from './ArrowLinks.module.css';

export type ArrowLinksProps = { links: readonly { label: string; href: string }[] };

/** Ways on, one a line, each as wide as its column. */
export function ArrowLinks({ links }: ArrowLinksProps) {
  return (
    <ul role="list" className={styles.root}>
      {links.map(({ label, href }) => (
        <li key={href} className={styles.line}>
          <a className={styles.link} href={href}>
            {label}
            <Icon of={IconArrowRight} size={20} />
          </a>
        </li>
      ))}
    </ul>
  );
}
