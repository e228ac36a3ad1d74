/**
 * A pressed `[data-trailer]` plays in its room instead of leaving for the video's page. The press is
 * the visitor's consent for this one player; taking the frame away gives the picture back.
 */
export function startTrailers(): void {
  document.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || !(event.target instanceof Element))
      return;
    const link = event.target.closest<HTMLElement>('[data-trailer]');
    const stage = link?.closest('[data-trailer-stage]');
    if (!link || !stage) return;
    event.preventDefault();
    const frame = document.createElement('iframe');
    frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
    frame.referrerPolicy = 'strict-origin-when-cross-origin';
    frame.title = link.dataset['trailerTitle'] ?? '';
    frame.src = link.dataset['trailer'] ?? '';
    frame.dataset['outsideFrame'] = '';
    stage.append(frame);
    frame.focus();
  });
}
