import { behaviour, requiredIn } from '#ui/behaviour.ts';

/**
 * Pressed, the invitation plays in its room instead of leaving for the video's page. The press is the
 * visitor's consent for this one player; taking the player away gives the picture back.
 */
export const attachTrailer = behaviour((room: HTMLElement, on) => {
  const link = requiredIn(room, 'a:is([data-frame], [data-video])');
  on(link, 'click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const player = link.dataset['video'] === undefined ? outsidePlayer(link) : ownPlayer(link);
    player.title = link.dataset['title'] ?? '';
    room.append(player);
    player.focus();
  });
});

function outsidePlayer({ dataset }: HTMLElement): HTMLElement {
  const frame = document.createElement('iframe');
  frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  frame.src = dataset['frame'] ?? '';
  frame.dataset['outsideFrame'] = '';
  return frame;
}

function ownPlayer({ dataset }: HTMLElement): HTMLElement {
  const video = document.createElement('video');
  video.controls = true;
  video.autoplay = true;
  video.playsInline = true;
  video.src = dataset['video'] ?? '';
  const captions = document.createElement('track');
  captions.kind = 'captions';
  captions.srclang = 'fr';
  captions.label = 'Français';
  captions.default = true;
  captions.src = dataset['captions'] ?? '';
  video.append(captions);
  return video;
}
