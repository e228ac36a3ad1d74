/**
 * What the header tells the page each time it hides or reappears, on `document`. Sticky bars use the
 * height as their top offset.
 */
export const MEGA_MENU_EVENT = 'megaMenu';

/** Scrolling down past this hides the header; it is also the room the header takes when it shows. */
export const MEGA_MENU_HEIGHT = 45;

export type MegaMenuDetail = {
  readonly visible: boolean;
  readonly height: typeof MEGA_MENU_HEIGHT | 0;
};

export function megaMenuDetail(visible: boolean): MegaMenuDetail {
  return { visible, height: visible ? MEGA_MENU_HEIGHT : 0 };
}
