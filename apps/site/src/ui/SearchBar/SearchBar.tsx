import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import type { Controls } from '@vitrine/domain/content/controls';
import { useId, type ComponentProps, type RefObject } from 'react';
import { Icon } from '#ui/Icon/Icon.tsx';
import styles from './SearchBar.module.css';

export type SearchBarProps = {
  /** What is searched: 'Rechercher une chaîne'. */
  label: string;
  /** The names of its two buttons. */
  texts: Controls['search'];
  /** Name of the query in the address. */
  name: string;
  /** The text after each change, empty once cleared. */
  onSearch?: (text: string) => void;
  onSubmit?: ComponentProps<'form'>['onSubmit'];
  /** The field itself: what was typed before React came is in it. */
  input?: RefObject<HTMLInputElement | null>;
  /** Typing opens the site's search (document/search-button.ts); without script the form leads here. */
  siteSearch?: string;
  /** What was searched for, where it is answered by a page. */
  defaultText?: string | undefined;
};

export function SearchBar({
  label,
  texts,
  name,
  onSearch,
  onSubmit,
  input,
  siteSearch,
  defaultText,
}: SearchBarProps) {
  const id = useId();
  return (
    <search>
      <form
        className={styles.root}
        action={siteSearch}
        onSubmit={onSubmit}
        data-opens-search={siteSearch === undefined ? undefined : ''}
      >
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        <div className={styles.bar}>
          <input
            ref={input}
            className={styles.input}
            id={id}
            type="search"
            name={name}
            placeholder=" "
            defaultValue={defaultText}
            enterKeyHint="search"
            autoComplete="off"
            onChange={(event) => onSearch?.(event.target.value)}
          />
          {/* A reset, so that it clears without a script; with one, the focus goes back to the text. */}
          <button
            className={styles.clear}
            type="reset"
            onClick={() => {
              input?.current?.focus();
              onSearch?.('');
            }}
          >
            <Icon of={IconX} size={20} label={texts.clear} />
          </button>
          <button className={styles.submit} type="submit">
            <Icon of={IconSearch} label={texts.submit} />
          </button>
        </div>
      </form>
    </search>
  );
}
