import { requiredIn } from '#ui/behaviour.ts';

type Answers = Readonly<Record<'accept' | 'refuse' | 'customise' | 'reach', () => void>>;

/**
 * Gives the first layer's buttons their effect. The page keeps as much room at its end as the banner
 * covers, for its last lines and for the focus.
 */
export function attachConsentBanner(
  root: ParentNode,
  { reach, ...answers }: Answers,
): { dismiss: (options: { isAnnounced: boolean }) => void } {
  const banner = requiredIn(root, '[data-consent-banner]');
  for (const [name, answer] of Object.entries(answers))
    requiredIn(banner, `[data-consent-action="${name}"]`).addEventListener('click', answer);
  const customise = requiredIn(banner, '[data-consent-action="customise"]');
  for (const sign of ['pointerover', 'focusin']) customise.addEventListener(sign, reach);
  const resized = new ResizeObserver(() => {
    // In a low window it covers nothing: it begins the page.
    const isInPage = getComputedStyle(banner).position === 'static';
    keepClear(isInPage ? '' : `${banner.offsetHeight}px`);
  });
  resized.observe(banner);
  return {
    dismiss: ({ isAnnounced }) => {
      banner.hidden = true;
      resized.disconnect();
      keepClear('');
      // Heard, because it comes into a live region.
      requiredIn(root, '[data-consent-saved]').hidden = !isAnnounced;
    },
  };
}

/** Written where it counts: a custom property on the root would restyle every element of the page. */
function keepClear(height: string): void {
  document.documentElement.style.scrollPaddingBlockEnd = height;
  document.body.style.paddingBlockEnd = height;
}
