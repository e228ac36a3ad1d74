import type { ReactNode } from 'react';

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
