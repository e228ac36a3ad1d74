import { slugOf } from '@vitrine/domain/slug';
import { track } from '#ui/track.ts';
import styles from './SiteSearch.module.css';

export type SiteSearchProps = {
  id: string;
  /** Where the form leads without JavaScript. */
  action: string;
  /** The index, fetched when the search first opens. */
  indexHref: string;
  /** Shown before anything is typed. */
  suggestions: readonly { label: string; href: string }[];
};

/** The search of the whole site: a dialog that browser/site-search.ts opens and fills. */
export function SiteSearch({ id, action, indexHref, suggestions }: SiteSearchProps) {
  return (
    <dialog
      id={id}
      className={styles.root}
      aria-label="Rechercher sur le site"
      data-search-dialog
      data-index={indexHref}
    >
      <search>
        <form className={styles.form} action={action}>
          <label className="visually-hidden" htmlFor={`${id}-q`}>
            Une offre, une chaîne, une boutique, une question
          </label>
          <input
            id={`${id}-q`}
            className={styles.input}
            type="search"
            name="q"
            placeholder="Une offre, une chaîne, une boutique…"
            enterKeyHint="search"
            autoComplete="off"
            spellCheck="false"
          />
          <button
            type="button"
            className={styles.close}
            data-close
            aria-label="Fermer la recherche"
          />
        </form>
      </search>
      <output className={styles.status} htmlFor={`${id}-q`} />
      <ul className={styles.results} aria-label="Résultats" data-results hidden />
      <div data-suggestions>
        <p className={styles.title}>Souvent recherché</p>
        <ul className={styles.suggestions}>
          {suggestions.map(({ label, href }) => (
            <li key={href}>
              <a className={styles.suggestion} href={href} {...track('recherche', slugOf(label))}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </dialog>
  );
}
