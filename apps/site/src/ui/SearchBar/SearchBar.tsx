import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import type { Controls } from '@vitrine/domain/content/controls';
import { useId, useRef, type ComponentProps, type MouseEvent, type RefObject } from 'react';
import { Icon } from '#ui/Icon/Icon.tsx';
import styles from './SearchBar.module.css';

export type SearchBarProps = {
  /** What is searched: 'Rechercher une chaîne'. */
  label: string;
  /** The names of its two buttons. */
  texts: Controls['search'];
  /** Name of the query in the address. */
  name?: string;
  defaultValue?: string;
  hideLabel?: boolean;
  /** The text after each change, empty once cleared. */
  onSearch?: (text: string) => void;
  onSubmit?: ComponentProps<'form'>['onSubmit'];
  /** The field itself: what was typed before React came is in it. */
  inputRef?: RefObject<HTMLInputElement | null>;
};

export function SearchBar({
  label,
  texts,
  name = 'q',
  defaultValue,
  hideLabel = false,
  onSearch,
  onSubmit,
  inputRef,
}: SearchBarProps) {
  const id = useId();
  const ownRef = useRef<HTMLInputElement>(null);
  const input = inputRef ?? ownRef;
  const clear = (event: MouseEvent) => {
    if (!input.current) return;
    event.preventDefault(); // a reset would bring the first text back
    input.current.value = '';
    input.current.focus();
    onSearch?.('');
  };
  return (
    <search>
      <form className={styles.root} onSubmit={onSubmit}>
        <label className={hideLabel ? 'visually-hidden' : styles.label} htmlFor={id}>
          {label}
        </label>
        <div className={styles.bar}>
          <input
            ref={input}
            className={styles.input}
            id={id}
            type="search"
            name={name}
            defaultValue={defaultValue}
            placeholder=" "
            enterKeyHint="search"
            autoComplete="off"
            onChange={(event) => onSearch?.(event.target.value)}
          />
          {/* A reset, so that it clears without a script; with one, the focus goes back to the text. */}
          <button className={styles.clear} type="reset" onClick={clear}>
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
