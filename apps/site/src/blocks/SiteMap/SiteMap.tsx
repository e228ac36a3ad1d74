import styles from './SiteMap.module.css';

export type SiteMapProps = {
  title: string;
  groups: readonly { title: string; links: readonly { label: string; href: string }[] }[];
};

/** Every page of the site, by theme. */
export function SiteMap({ title, groups }: SiteMapProps) {
  return (
    <div className={styles.root}>
      <h1>{title}</h1>
      <div className={styles.groups}>
        {groups.map((group) => (
          <section key={group.title} className={styles.group} aria-label={group.title}>
            <h2 className={styles.groupTitle}>{group.title}</h2>
            <ul role="list" className={styles.links}>
              {group.links.map(({ label, href }) => (
                <li key={href}>
                  <a className={styles.link} href={href}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}
