/** Once the page and its first pictures are there; at once when they are already. */
export function whenLoaded(act: () => void): void {
  if (document.readyState === 'complete') act();
  else addEventListener('load', act, { once: true });
}
