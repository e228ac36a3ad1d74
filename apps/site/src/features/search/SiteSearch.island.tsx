import type { SearchTexts } from '@vitrine/domain/content/layout';
import { sentenceWith } from '@vitrine/domain/sentence';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { readSearchIndex, SEARCH_ADDRESS } from '@vitrine/domain/search-document';
import { slugOf } from '@vitrine/domain/slug';
import {
  type SubmitEvent,
  type KeyboardEvent,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { breakpoint, isSupportWebp, isValidRoute } from '#document/page-state.ts';
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { NewTabHint } from '#ui/NewTabHint/NewTabHint.tsx';
import { useResource } from '#ui/use-resource.ts';
import { createSiteSearch } from './search-engine.ts';
import styles from './SiteSearch.module.css';

export type SiteSearchProps = {
  id: string;
  /** The way on when there is nothing to list. */
  siteMap: string;
  texts: SearchTexts;
  /** The index, fetched when the search first opens. */
  indexHref?: string;
  /** Shown before anything is typed. */
  suggestions: readonly { label: string; href: string }[];
};

const readSearch = async (json: unknown) => {
  const index = readSearchIndex(json);
  return { find: await createSiteSearch(index), kinds: index.kinds };
};

/** What a phone shows is soon scrolled away: the rest are those that match least. */
const MOST_RESULTS = { phone: 8, wider: 12 };

/** Not given by pages: it would travel in each of them. */
const INDEX = '/search-index.json';

/**
 * The search of the whole site: results as one types, arrows to move among them. A fragment that the
 * document fetches and opens (document/search-button.ts); the focus that it takes wakes this.
 */
export function SiteSearch({
  id,
  siteMap,
  texts,
  indexHref = INDEX,
  suggestions,
}: SiteSearchProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const links = useRef<(HTMLAnchorElement | null)[]>([]);
  const [typed, setTyped] = useState('');
  const query = useDeferredValue(typed.trim());
  // The index names pictures of one format only.
  const showsPictures = useSyncExternalStore(
    isSupportWebp.listen,
    () => isSupportWebp.value ?? false,
    () => false,
  );
  const most = useSyncExternalStore(
    breakpoint.listen,
    () => MOST_RESULTS[breakpoint.value?.isTablet ? 'wider' : 'phone'],
    () => MOST_RESULTS.phone,
  );
  const { data: search, failed } = useResource(indexHref, readSearch);
  // One more than is listed tells whether these are all.
  const matches = query === '' || search === null ? [] : search.find(query, most + 1);
  const found = matches.slice(0, most);
  const isEmpty = query !== '' && found.length === 0 && (search !== null || failed);

  useEffect(() => {
    const field = input.current;
    if (!field) return;
    // Where there is no page, the words of its address are what was looked for.
    if (field.value === '' && !isValidRoute.get()) field.value = wordsOf(location.pathname);
    // Typed before this woke.
    setTyped(field.value);
  }, []);

  const followFirst = (event: SubmitEvent) => {
    const [first] = links.current;
    if (found.length === 0 || !first) return;
    event.preventDefault();
    first.click();
  };
  const walk = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const places = [input.current, ...links.current.slice(0, found.length)];
    const here = places.findIndex((place) => place === document.activeElement);
    if (by === undefined || here === -1) return;
    event.preventDefault();
    places.at((here + by) % places.length)?.focus();
  };

  return (
    // The dialog itself is hit only beside its content: on the backdrop.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape is the browser's
    <dialog
      ref={dialog}
      id={id}
      className={styles.root}
      data-search
      aria-label={texts.title}
      closedby="any"
      onKeyDown={walk}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) currentTarget.close();
      }}
    >
      <search>
        {/* A page answers where there is no result here to follow. */}
        <form className={styles.form} action={SEARCH_ADDRESS} onSubmit={followFirst}>
          <label className="visually-hidden" htmlFor={`${id}-q`}>
            {texts.label}
          </label>
          <input
            ref={input}
            id={`${id}-q`}
            className={styles.input}
            type="search"
            name="q"
            placeholder={texts.placeholder}
            enterKeyHint="search"
            autoComplete="off"
            spellCheck="false"
            onInput={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <button type="submit" className={styles.submit}>
            <Icon of={IconSearch} label={texts.submit} />
          </button>
          <button
            type="button"
            className={styles.close}
            commandfor={id}
            command="close"
            aria-label={texts.close}
            onClick={() => dialog.current?.close()}
          />
        </form>
      </search>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output holds words only */}
      <div role="status">
        {isEmpty ? (
          <div className={styles.nothing}>
            <EmptyState
              title={failed ? texts.failed : texts.nothing}
              action={
                <a
                  className={styles.suggestion}
                  href={siteMap}
                  data-track="recherche > plan-du-site"
                >
                  {texts.siteMap}
                </a>
              }
            />
          </div>
        ) : (
          query !== '' && <p className={styles.title}>{statusOf()}</p>
        )}
      </div>
      {found.length > 0 && (
        <ul className={styles.results} aria-label={texts.results}>
          {found.map(({ kind, title, href, text, price, picture, target }, at) => (
            <li key={href + title}>
              <a
                ref={(link) => {
                  links.current[at] = link;
                }}
                href={href}
                target={target}
                rel={target && 'noopener'}
                // It may lead to a place in the page behind.
                onClick={() => dialog.current?.close()}
                data-track={`recherche > ${kind}`}
              >
                {showsPictures && picture !== undefined && (
                  <img src={picture} alt="" width={56} height={42} />
                )}
                <strong>{title}</strong> <small>{price ?? search?.kinds[kind]}</small>{' '}
                <span>{text}</span>
                <NewTabHint target={target} />
              </a>
            </li>
          ))}
        </ul>
      )}
      {(query === '' || isEmpty) && (
        <div>
          <p className={styles.title}>{texts.often}</p>
          <ul className={styles.suggestions}>
            {suggestions.map(({ label, href }) => (
              <li key={href}>
                <a
                  className={styles.suggestion}
                  href={href}
                  data-track={`recherche > ${slugOf(label)}`}
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </dialog>
  );

  function statusOf(): string {
    if (search === null) return texts.loading;
    if (found.length === 1) return texts.one;
    const sentence = matches.length > found.length ? texts.best : texts.many;
    return sentenceWith(sentence, { count: found.length });
  }
}

/** '/freebox/offre-pop.html' speaks of an « offre pop », '/t%C3%A9l%C3%A9phone/' of a « téléphone ». */
function wordsOf(path: string): string {
  const last = path.split('/').findLast((part) => part !== '') ?? '';
  return decoded(last)
    .replace(/\.\w+$/, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** What no encoding explains stays as it is written. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
