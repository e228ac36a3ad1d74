import { redirectPhone } from '#blocks/AppLanding/AppLanding.behaviour.ts';
import { attachPackList } from '#blocks/PackList/PackList.behaviour.ts';
import { attachCountdown } from '#blocks/SaveTheDate/SaveTheDate.behaviour.ts';
import { attachCarousel } from '#ui/Carousel/Carousel.behaviour.ts';
import { attachModal } from '#ui/Modal/Modal.behaviour.ts';
import { drawOfferHighlight } from '#ui/OfferHighlight/OfferHighlight.behaviour.ts';
import { attachStickyBar } from '#ui/StickyBar/StickyBar.behaviour.ts';
import { attachSubscriberSwitch } from '#ui/SubscriberSwitch/SubscriberSwitch.behaviour.ts';
import { attachTabs } from '#ui/Tabs/Tabs.behaviour.ts';
import { attachTooltip } from '#ui/Tooltip/Tooltip.behaviour.ts';
import { attachTrailer } from '#ui/Trailer/Trailer.behaviour.ts';
import { attachFooterGroup } from '#blocks/Footer/Footer.behaviour.ts';

/** What the components with a behaviour carry. Smaller together than one more request. */
const BEHAVIOURS: readonly [mark: string, attach: (root: never) => unknown][] = [
  ['[data-app]', (root: HTMLElement) => redirectPhone(root)],
  ['[data-carousel]', attachCarousel],
  ['[data-countdown]', attachCountdown],
  ['[data-footer-group]', attachFooterGroup],
  ['[data-modal]', attachModal],
  ['[data-offer-highlight]', (root: HTMLElement) => drawOfferHighlight(root)],
  ['[data-pack-list]', attachPackList],
  ['[data-remembered]', attachSubscriberSwitch],
  ['[data-sticky-bar]', attachStickyBar],
  ['[data-tabs]', attachTabs],
  ['[data-tooltip]', attachTooltip],
  ['[data-trailer]', attachTrailer],
];

/** The page's root, with the last click: kept from the first paint on (layouts/early-script.ts). */
export type EarlyPage = HTMLElement & { pressed?: MouseEvent };

/** Neither HTML serves it nor an island, which has its own way to wait (directives/wanted.ts). */
const SERVED_HERE = 'button[type=button]:not(astro-island *, [popovertarget], [commandfor])';

/**
 * The document's one enhancer: gives what the server wrote the behaviours of its components. One that
 * fails stops a developer, not the others. A button that was pressed before, in vain, is pressed again.
 */
export function enhance(): void {
  for (const [mark, attach] of BEHAVIOURS)
    for (const root of document.querySelectorAll(mark))
      try {
        attach(root as never);
      } catch (error) {
        if (import.meta.env.DEV) throw error;
        reportError(error);
      }
  const { target } = (document.documentElement as EarlyPage).pressed ?? {};
  if (target instanceof Element) target.closest<HTMLElement>(SERVED_HERE)?.click();
}
