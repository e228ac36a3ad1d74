/** Where outside videos are watched and played. The content policy allows these frames and no other. */
export const VIDEO_HOSTS = {
  youtube: {
    name: 'YouTube',
    watch: 'https://www.youtube.com/watch?v=',
    embed: 'https://www.youtube-nocookie.com/embed/',
    autoplay: '?autoplay=1&rel=0',
  },
  dailymotion: {
    name: 'Dailymotion',
    watch: 'https://www.dailymotion.com/video/',
    embed: 'https://geo.dailymotion.com/player.html?video=',
    autoplay: '&mute=false',
  },
} as const;

export type VideoHost = keyof typeof VIDEO_HOSTS;

/** Where a video comes from: an outside host, or our own site. */
export const VIDEO_SOURCES = ['youtube', 'dailymotion', 'site'] as const;
export type VideoSource = (typeof VIDEO_SOURCES)[number];

/** A clip of ours and its captions, by name (apps/site/public/videos/). */
export function ownVideo(videoId: string): { src: string; captions: string } {
  const name = `/videos/${encodeURIComponent(videoId)}`;
  return { src: `${name}.mp4`, captions: `${name}.vtt` };
}

/** Origins for `frame-src`. */
export const VIDEO_FRAME_ORIGINS: readonly string[] = Object.values(VIDEO_HOSTS).map(
  ({ embed }) => new URL(embed).origin,
);

/** The page of a video on its host, the frame that plays it, and whose it is. */
export function videoAddresses(
  videoIsFrom: VideoHost,
  videoId: string,
): { host: string; watch: string; frame: string } {
  const { name, watch, embed, autoplay } = VIDEO_HOSTS[videoIsFrom];
  const id = encodeURIComponent(videoId);
  return { host: name, watch: watch + id, frame: embed + id + autoplay };
}
