import { behaviour, requiredIn } from '#ui/behaviour.ts';

/**
 * Pressed, the invitation plays in its room instead of leaving for the video's page. The press is the
 * visitor's consent for this one player; taking the frame away gives the picture back.
 */
export const attachTrailer = behaviour((room: HTMLElement, signal) => {
  const link = requiredIn(room, 'a[data-frame]');
  link.addEventListener(
    'click',
    (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      const frame = document.createElement('iframe');
      frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
      frame.referrerPolicy = 'strict-origin-when-cross-origin';
      frame.title = link.dataset['title'] ?? '';
      frame.src = link.dataset['frame'] ?? '';
      frame.dataset['outsideFrame'] = '';
      room.append(frame);
      frame.focus();
    },
    { signal },
  );
});
