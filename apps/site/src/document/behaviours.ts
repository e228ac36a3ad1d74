import { attachPackList } from '#blocks/PackList/PackList.behaviour.ts';
import { attachCarousel } from '#ui/Carousel/Carousel.behaviour.ts';
import { attachModal } from '#ui/Modal/Modal.behaviour.ts';
import { drawOfferHighlight } from '#ui/OfferHighlight/OfferHighlight.behaviour.ts';
import { attachStickyBar } from '#ui/StickyBar/StickyBar.behaviour.ts';
import { attachSubscriberSwitch } from '#ui/SubscriberSwitch/SubscriberSwitch.behaviour.ts';
import { attachTabs } from '#ui/Tabs/Tabs.behaviour.ts';
import { attachTooltip } from '#ui/Tooltip/Tooltip.behaviour.ts';
import { attachTrailer } from '#ui/Trailer/Trailer.behaviour.ts';
import { MARKS } from './enhance.ts';

/** One small file for all of them: a page that has one mark often has another. */
const BEHAVIOURS: Record<keyof typeof MARKS, (root: never) => unknown> = {
  carousel: attachCarousel,
  modal: attachModal,
  offerHighlight: (root: HTMLElement) => drawOfferHighlight(root),
  packList: attachPackList,
  stickyBar: attachStickyBar,
  subscriberSwitch: attachSubscriberSwitch,
  tabs: attachTabs,
  tooltip: attachTooltip,
  trailer: attachTrailer,
};

/** Gives each mark of the page its behaviour. One that fails stops a developer, not the others. */
export function attachBehaviours(): void {
  for (const [name, attach] of Object.entries(BEHAVIOURS))
    for (const root of document.querySelectorAll(MARKS[name as keyof typeof MARKS]))
      try {
        attach(root as never);
      } catch (error) {
        if (import.meta.env.DEV) throw error;
        reportError(error);
      }
}
