import type { EligibilityTexts } from '@vitrine/domain/content/places';
import { sentenceWith } from '@vitrine/domain/sentence';
import { type Place, placeDetail, placeText } from '@vitrine/geo/place';
import { useCombobox } from 'downshift';
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { FieldError } from '#ui/Field/FieldError.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import styles from './PlaceField.module.css';
import { usePlaceSuggestions } from './use-place-suggestions.ts';

export type PlaceFieldProps = {
  /** Of the field, unique in the page: where « changer d’adresse » leads. */
  id: string;
  texts: Pick<EligibilityTexts, 'label' | 'suggestions' | 'manyFound' | 'oneFound' | 'noneFound'>;
  input: RefObject<HTMLInputElement | null>;
  defaultText?: string | undefined;
  describedBy: string;
  /** Shown below, only when given. */
  error?: string | undefined;
  /** The visitor typed: nothing is chosen any longer. */
  onType: () => void;
  onChoose: (place: Place) => void;
};

/**
 * A text field that suggests places as one types. Uncontrolled, so that a word typed before React
 * came stays; downshift carries the keys and the roles of a combobox.
 */
export function PlaceField({
  id,
  texts,
  input,
  defaultText,
  describedBy,
  error,
  onType,
  onChoose,
}: PlaceFieldProps) {
  const { places, isAwaited, suggest, stop } = usePlaceSuggestions();
  const {
    isOpen,
    highlightedIndex,
    openMenu,
    getInputProps,
    getMenuProps,
    getItemProps,
    getLabelProps,
  } = useCombobox<Place>({
    id,
    inputId: id,
    items: [...(places ?? [])],
    itemToString: (place) => (place ? placeText(place) : ''),
    // A choice is an act, not a state: the same may be made twice.
    selectedItem: null,
    stateReducer: (_state, { type, changes }) =>
      // Leaving the field chooses nothing.
      type === useCombobox.stateChangeTypes.InputBlur
        ? { isOpen: false, highlightedIndex: -1 }
        : changes,
    onStateChange: ({ selectedItem }) => {
      if (!selectedItem) return;
      stop();
      if (input.current) input.current.value = placeText(selectedItem);
      onChoose(selectedItem);
    },
  });
  const isShown = isOpen && places !== null && places.length > 0;
  const list = useRef<HTMLUListElement>(null);

  // At the foot of a window it would open out of sight.
  useEffect(() => {
    if (isShown) list.current?.scrollIntoView({ block: 'nearest' });
  }, [isShown]);

  useEffect(() => {
    // Typed before React came, and still typing.
    const field = input.current;
    if (!field || field.value === '' || document.activeElement !== field) return;
    suggest(field.value);
    openMenu();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when it wakes
  }, []);

  /** While no list shows, keys are the field's own; Enter without a choice sends the form. */
  function keepNative(
    event: KeyboardEvent & { nativeEvent: { preventDownshiftDefault?: boolean } },
  ) {
    const isSending = event.key === 'Enter' && (!isShown || highlightedIndex < 0);
    if (isSending) stop();
    const opensList = event.key === 'ArrowDown' || event.key === 'ArrowUp';
    if (isSending || (!isShown && !opensList)) event.nativeEvent.preventDownshiftDefault = true;
  }

  const { value: _uncontrolled, ...inputProps } = getInputProps({
    ref: input,
    'aria-expanded': isShown,
    onKeyDown: keepNative,
    onChange: ({ currentTarget }) => {
      onType();
      suggest((currentTarget as HTMLInputElement).value);
    },
  });
  return (
    <>
      <label {...getLabelProps()} className={styles.label}>
        {texts.label}
      </label>
      <div className={styles.field}>
        <input
          {...inputProps}
          // Empty, it would name nothing: HTML wants an id or no attribute.
          aria-activedescendant={inputProps['aria-activedescendant'] || undefined}
          className={styles.input}
          name="q"
          type="text"
          defaultValue={defaultText}
          required
          maxLength={200}
          autoCapitalize="words"
          spellCheck={false}
          enterKeyHint="search"
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? describedBy : `${id}-error ${describedBy}`}
        />
        <ul
          {...getMenuProps({ 'aria-label': texts.suggestions, ref: list })}
          className={styles.list}
          hidden={!isShown}
        >
          {isShown &&
            places.map((place, index) => (
              <li
                key={`${place.citycode} ${place.label} ${place.postcode}`}
                {...getItemProps({ item: place, index })}
                className={styles.option}
              >
                <span>{place.label}</span>{' '}
                <span className={styles.detail}>{placeDetail(place)}</span>
              </li>
            ))}
        </ul>
        {isOpen && isAwaited && (
          <div className={styles.list} aria-hidden="true" data-awaited>
            <Skeleton />
          </div>
        )}
      </div>
      {error !== undefined && (
        <div className={styles.error}>
          <FieldError id={id} error={error} />
        </div>
      )}
      <output className="visually-hidden">{isOpen ? countOf(places, texts) : ''}</output>
    </>
  );
}

function countOf(
  places: readonly Place[] | null,
  texts: Pick<PlaceFieldProps['texts'], 'manyFound' | 'oneFound' | 'noneFound'>,
): string {
  if (places === null) return '';
  if (places.length === 0) return texts.noneFound;
  return places.length === 1
    ? texts.oneFound
    : sentenceWith(texts.manyFound, { count: places.length });
}
