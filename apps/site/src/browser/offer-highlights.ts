/** Shows one card of each `[data-offer-highlight]`, at random, in the room of the first. */
export function startOfferHighlights(random: () => number = Math.random): void {
  for (const { children } of document.querySelectorAll('[data-offer-highlight]')) {
    const chosen = Math.floor(random() * children.length);
    for (const [index, card] of [...children].entries())
      card.toggleAttribute('hidden', index !== chosen);
  }
}
