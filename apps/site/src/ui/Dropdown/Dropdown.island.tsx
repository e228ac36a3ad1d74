/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-static-element-interactions,
   jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus --
   A native list cannot show pictures (Select is the block that uses one). As the ARIA pattern has it,
   the button keeps the focus and the keyboard, and the items only take the pointer. */
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { useId } from 'react';
import { classNames } from '#ui/class-names.ts';
import field from '#ui/Field/Field.module.css';
import { Icon } from '#ui/Icon/Icon.tsx';
import styles from './Dropdown.module.css';
import {
  DROPDOWN_VISIBLE_ITEMS,
  type DropdownItem,
  isOption,
  useDropdown,
} from './use-dropdown.ts';

export type DropdownProps = {
  label: string;
  items: readonly DropdownItem[];
  /** Name under which a form sends the value. */
  name?: string;
  defaultValue?: string;
  placeholder?: string;
  visibleItems?: number;
  disabled?: boolean;
  onChange?: (value: string) => void;
};

/**
 * One value among several that need a picture or an icon. Beside it sits a native list, hidden, which
 * carries the value in a form and takes over where there is no script.
 */
export function Dropdown({
  label,
  items,
  name,
  defaultValue = '',
  placeholder = 'Choisir',
  visibleItems = DROPDOWN_VISIBLE_ITEMS,
  disabled = false,
  onChange,
}: DropdownProps) {
  const id = useId();
  const { root, list, open, value, active, setActive, setAndReport, choose, toggle, onKeyDown } =
    useDropdown({ items, defaultValue, visibleItems, onChange });
  const chosen = items.find((item) => item.value === value && isOption(item));

  return (
    <div className={styles.root} ref={root} data-open={open || undefined}>
      <span className={field.label} id={`${id}-label`}>
        {label}
      </span>
      <div className={styles.custom}>
        <button
          type="button"
          className={classNames(field.control, styles.button)}
          role="combobox"
          aria-haspopup="listbox"
          aria-expanded={open}
          aria-controls={`${id}-list`}
          aria-labelledby={`${id}-label ${id}-value`}
          aria-activedescendant={open ? `${id}-${active}` : undefined}
          disabled={disabled}
          onClick={toggle}
          onKeyDown={onKeyDown}
        >
          <span className={styles.value} id={`${id}-value`}>
            {chosen ? <ItemContent item={chosen} /> : placeholder}
          </span>
          <span className={styles.chevron}>
            <Icon of={IconChevronDown} />
          </span>
        </button>
        <div className={styles.drawer}>
          <div
            className={styles.list}
            ref={list}
            id={`${id}-list`}
            role="listbox"
            aria-labelledby={`${id}-label`}
          >
            {items.map((item, index) =>
              item.type === 'title' ? (
                <div key={item.value} className={styles.title} role="presentation">
                  {item.label}
                </div>
              ) : (
                <div
                  key={item.value}
                  className={classNames(styles.item, index === active && styles.active)}
                  id={`${id}-${index}`}
                  role="option"
                  aria-selected={item === chosen}
                  aria-disabled={!isOption(item) || undefined}
                  data-track={item.tracking}
                  onClick={() => choose(index)}
                  onPointerMove={() => isOption(item) && setActive(index)}
                >
                  <ItemContent item={item} />
                </div>
              ),
            )}
          </div>
        </div>
      </div>
      <select
        className={classNames(field.control, styles.native)}
        hidden
        name={name}
        value={value}
        disabled={disabled}
        aria-labelledby={`${id}-label`}
        onChange={(event) => setAndReport(event.target.value)}
      >
        <option value="">{placeholder}</option>
        {items
          .filter((item) => item.type !== 'title')
          .map((item) => (
            <option key={item.value} value={item.value} disabled={!isOption(item)}>
              {item.label}
            </option>
          ))}
      </select>
    </div>
  );
}

function ItemContent({ item: { icon, image, label } }: { item: DropdownItem }) {
  return (
    <>
      {image && <img src={image.src} alt={image.alt} width={24} height={24} />}
      {icon}
      <span className={styles.text}>{label}</span>
    </>
  );
}
