/**
 * Keeps the last click in a map's frame while the map is on its way. What it returns makes it again:
 * on the button, or at the same point of what the map has drawn there.
 */
export function keepClick(frame: HTMLElement): () => void {
  let again: (() => void) | null = null;
  const keep = ({ target, clientX, clientY }: MouseEvent) => {
    // Read now: the picture it was made on will be gone, and the page may have scrolled.
    const { left, top } = frame.getBoundingClientRect();
    again =
      target instanceof HTMLButtonElement
        ? () => target.click()
        : () => clickAt(frame, clientX - left, clientY - top);
  };
  frame.addEventListener('click', keep);
  return () => {
    frame.removeEventListener('click', keep);
    again?.();
  };
}

function clickAt(frame: HTMLElement, x: number, y: number): void {
  const { left, top } = frame.getBoundingClientRect();
  const [clientX, clientY] = [left + x, top + y];
  document
    .elementFromPoint(clientX, clientY)
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX, clientY }));
}
