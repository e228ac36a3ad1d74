import { EVERYTHING, NOTHING } from '@vitrine/domain/consent/choice';
import { attachConsentBanner } from '#features/consent/ConsentBanner.behaviour.ts';
import { plantFragment } from '#document/fragment.ts';
import { framePainted } from '#document/frame-painted.ts';
import { once } from '#document/when-wanted.ts';
import { consentState, decide, onConsentState, openPanel } from './consent-state.ts';

const BANNER = '/fragments/consentement/';
const PANEL = '/fragments/choix-des-cookies/';
/** React and the layer, on the slowest network worth waiting for. */
const PANEL_TIMEOUT_MS = 15_000;

/**
 * Shows the first layer: HTML, rendered with the site. The keyboard meets it right after the link to the
 * content, which stays the page's first link: the banner has none.
 */
export async function askForConsent(): Promise<void> {
  const root = await plant(BANNER, (host) => document.body.firstElementChild?.after(host));
  const banner = attachConsentBanner(root, {
    accept: () => decide(EVERYTHING),
    refuse: () => decide(NOTHING),
    // Whoever reaches for the button is about to need what is behind it.
    reach: () => void fetchPanel().catch(() => undefined),
    customise: () => void showPanel().catch(() => undefined),
  });
  // Under the second layer, which says itself that the choice is kept: not in the frame that closes it.
  const dismissUnseen = async () => {
    await framePainted();
    banner.dismiss({ isAnnounced: false });
  };
  let isAnswered = false;
  let isHere = false;
  const stop = onConsentState(() => {
    const { choice, isPanelOpen } = consentState();
    if (choice && !isAnswered) {
      isAnswered = true;
      // Not in another tab.
      isHere = document.activeElement?.matches('[data-consent-host]') ?? false;
      if (isPanelOpen) void dismissUnseen();
      else banner.dismiss({ isAnnounced: isHere });
    }
    if (!isAnswered || isPanelOpen) return;
    stop();
    // What had the focus is gone. Under an open dialog the page could not have taken it.
    if (isHere) document.querySelector('main')?.focus({ preventScroll: true });
  });
}

/** Opens the second layer, a React island that is fetched when it is wanted. */
export async function showPanel(): Promise<void> {
  await fetchPanel();
  // Opening styles the whole page anew: not in the frame in which the layer wakes.
  await framePainted();
  openPanel();
}

const fetchPanel = once(wakePanel);

async function wakePanel(): Promise<void> {
  // It has links, so it comes last.
  const root = await plant(PANEL, (host) => document.body.append(host));
  const island = root.querySelector('astro-island');
  if (!island) throw new Error(`no island in ${PANEL}`);
  const { promise: awake, resolve, reject } = Promise.withResolvers<void>();
  island.addEventListener('astro:hydrate', () => resolve(), { once: true });
  setTimeout(reject, PANEL_TIMEOUT_MS, new Error('the panel does not wake'));
  // A sign of interest, which `client:wanted` waits for.
  island.dispatchEvent(new Event('focusin'));
  await awake;
  onConsentState(markOpen);
}

/** The page behind does not scroll meanwhile. */
function markOpen(): void {
  document.documentElement.toggleAttribute('data-consent-open', consentState().isPanelOpen);
}

/**
 * A piece of the site in a shadow tree with its own style sheet: its styles and the page's cannot touch
 * each other. Hidden until they have come.
 */
async function plant(address: string, place: (host: HTMLElement) => void): Promise<ShadowRoot> {
  const host = document.createElement('div');
  host.dataset['consentHost'] = '';
  // Hidden with the header and the footer where only the content is shown.
  host.dataset['chrome'] = '';
  host.hidden = true;
  const root = host.attachShadow({ mode: 'open' });
  try {
    await plantFragment(address, (nodes) => {
      root.append(...nodes);
      place(host);
    });
  } catch (error) {
    host.remove();
    throw error;
  }
  host.hidden = false;
  return root;
}
