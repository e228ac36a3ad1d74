import type { Controls } from '@vitrine/domain/content/controls';
import { NewTabHint } from '#ui/NewTabHint/NewTabHint.tsx';
import { SearchBar } from '#ui/SearchBar/SearchBar.tsx';
import styles from './SiteMap.module.css';

export type FoundOnSite = {
  /** How many there are, or that there are none. */
  title: string;
  results: readonly {
    label: string;
    href: string;
    target?: string | undefined;
    /** What it costs, or what kind of thing it is. */
    about: string;
    text: string;
  }[];
};

export type SiteMapProps = {
  title: string;
  search: { label: string; texts: Controls['search']; href: string };
  /** What was searched for without script, and what was found. */
  typed?: string | undefined;
  found?: FoundOnSite | null;
  groups: readonly { title: string; links: readonly { label: string; href: string }[] }[];
};

/** Every page of the site, by theme; and what the search found, where no script shows it. */
export function SiteMap({ title, search, typed, found = null, groups }: SiteMapProps) {
  return (
    <div className={styles.root}>
      <h1>{title}</h1>
      <div className={styles.search} data-screen>
        <SearchBar
          label={search.label}
          texts={search.texts}
          name="q"
          siteSearch={search.href}
          defaultText={typed}
        />
      </div>
      {found && (
        <section className={styles.found} aria-labelledby="found-title">
          <h2 id="found-title" className={styles.groupTitle}>
            {found.title}
          </h2>
          {found.results.length > 0 && (
            <ul role="list" className={styles.results}>
              {found.results.map(({ label, href, target, about, text }) => (
                <li key={href + label}>
                  <a
                    className={styles.result}
                    href={href}
                    target={target}
                    rel={target && 'noopener'}
                  >
                    <strong>{label}</strong> <small>{about}</small> <span>{text}</span>
                    <NewTabHint target={target} />
                  </a>
                </li>
              ))}
            </ul>
          )}
        </section>
      )}
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
