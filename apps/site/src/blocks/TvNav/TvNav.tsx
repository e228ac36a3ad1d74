import styles from './TvNav.module.css';

export type TvNavProps = {
  title: string;
  links: readonly { label: string; href: string }[];
  /** The address of the page itself. */
  current: string;
};

/** From one TV list to the next. */
export function TvNav({ title, links, current }: TvNavProps) {
  return (
    <nav className={styles.root} data-screen aria-label={title}>
      <ul className={styles.list}>
        {links.map(({ label, href }) => (
          <li key={href}>
            <a
              className={styles.link}
              href={href}
              aria-current={href === current ? 'page' : undefined}
              data-track={`navigation-tv > ${label}`}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
