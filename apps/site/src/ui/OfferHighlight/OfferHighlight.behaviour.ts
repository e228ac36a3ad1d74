/**
 * Shows one card, at random, in the room of the first. For the page's enhancer only, before anyone has
 * read: an island must not change what is seen when it wakes.
 */
export function drawOfferHighlight(
  { children }: HTMLElement,
  random: () => number = Math.random,
): void {
  const drawn = Math.floor(random() * children.length);
  for (const [index, card] of [...children].entries())
    card.toggleAttribute('hidden', index !== drawn);
}
