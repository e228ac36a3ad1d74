import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';

export type DropdownItem = {
  value: string;
  label: string;
  icon?: ReactNode;
  image?: { src: string; alt: string };
  /** False for an item that is shown but cannot be chosen. */
  clickable?: boolean;
  /** A title parts the items that follow it from those before. */
  type?: 'option' | 'title';
  /** Value of `data-track` on the item. */
  tracking?: string;
};

/** Can it be chosen? */
export function isOption({ type, clickable }: DropdownItem): boolean {
  return type !== 'title' && clickable !== false;
}

/** How many items show before the list scrolls. */
export const DROPDOWN_VISIBLE_ITEMS = 4;
export const DROPDOWN_MIN_DURATION_MS = 300;
export const DROPDOWN_MAX_DURATION_MS = 1000;
/** The taller the list, the longer it takes to unroll, so that its edge keeps the same pace. */
const MS_PER_PX = 1;

export function dropdownDuration(listHeightPx: number): number {
  const wanted = Math.round(listHeightPx * MS_PER_PX);
  return Math.min(DROPDOWN_MAX_DURATION_MS, Math.max(DROPDOWN_MIN_DURATION_MS, wanted));
}

type Options = {
  items: readonly DropdownItem[];
  defaultValue: string;
  visibleItems: number;
  onChange: ((value: string) => void) | undefined;
};

/** What a dropdown does: which item is chosen, which one the keyboard is on, open or closed. */
export function useDropdown({ items, defaultValue, visibleItems, onChange }: Options) {
  const root = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  /** Of the list once unrolled, in pixels. */
  const height = useRef(0);
  const [open, setOpen] = useState(false);
  const [value, setValue] = useState(defaultValue);
  const [given, setGiven] = useState(defaultValue);
  const [active, setActive] = useState(-1);

  // What the page gives anew (after the back button, say) takes the place of what was chosen.
  if (given !== defaultValue) {
    setGiven(defaultValue);
    setValue(defaultValue);
  }

  useEffect(() => {
    if (!open) return undefined;
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && root.current?.contains(target) !== true) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [open]);

  useEffect(() => {
    if (open) reveal(list.current, active, height.current);
  }, [open, active]);

  function show() {
    const chosen = items.findIndex((item) => item.value === value && isOption(item));
    setActive(chosen === -1 ? items.findIndex(isOption) : chosen);
    height.current = fitList(list.current, visibleItems);
    setOpen(true);
  }

  function setAndReport(chosen: string) {
    setValue(chosen);
    setOpen(false);
    onChange?.(chosen);
  }

  function choose(index: number) {
    const item = items[index];
    if (item && isOption(item)) setAndReport(item.value);
  }

  /** The next item that can be chosen, or none at the ends of the list. */
  function move(from: number, step: 1 | -1) {
    for (let index = from + step; index in items; index += step) {
      const item = items[index];
      if (item && isOption(item)) {
        setActive(index);
        return;
      }
    }
  }

  const openKeys: Record<string, () => void> = {
    Enter: () => choose(active),
    ' ': () => choose(active),
    ArrowDown: () => move(active, 1),
    ArrowUp: () => move(active, -1),
    Home: () => move(-1, 1),
    End: () => move(items.length, -1),
    Escape: () => setOpen(false),
  };
  const closedKeys: Record<string, () => void> = {
    Enter: show,
    ' ': show,
    ArrowDown: show,
    ArrowUp: show,
  };

  return {
    root,
    list,
    open,
    value,
    active,
    setActive,
    setAndReport,
    choose,
    toggle: () => (open ? setOpen(false) : show()),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Tab') setOpen(false);
      const act = (open ? openKeys : closedKeys)[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    },
  };
}

/** Scrolls an item into sight, reckoning with the height the list will have once unrolled. */
function reveal(list: HTMLElement | null, index: number, height: number): void {
  const item = list?.children[index];
  if (!list || !item) return;
  const top = item.getBoundingClientRect().top - list.getBoundingClientRect().top + list.scrollTop;
  const bottom = top + item.getBoundingClientRect().height;
  if (bottom > list.scrollTop + height) list.scrollTop = bottom - height;
  if (top < list.scrollTop) list.scrollTop = top;
}

/** Sizes the list to the items it may show and sets its pace, before it unrolls. */
function fitList(list: HTMLElement | null, visibleItems: number): number {
  if (!list) return 0;
  const last = list.children[visibleItems - 1]?.getBoundingClientRect().bottom;
  const overflows = list.children.length > visibleItems && last !== undefined;
  const height = overflows
    ? last - list.getBoundingClientRect().top + list.scrollTop
    : list.scrollHeight;
  list.style.setProperty('max-block-size', overflows ? `${height}px` : 'none');
  list.parentElement?.style.setProperty('--dropdown-duration', `${dropdownDuration(height)}ms`);
  return height;
}
