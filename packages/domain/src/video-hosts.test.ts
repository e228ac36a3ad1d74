import fc from 'fast-check';
import { expect, test } from 'vitest';
import { VIDEO_FRAME_ORIGINS, videoAddresses } from './video-hosts.ts';

test('a video has a page on its host and a frame that sets no cookie before it plays', () => {
  expect(videoAddresses('youtube', 'abc_123')).toEqual({
    host: 'YouTube',
    watch: 'https://www.youtube.com/watch?v=abc_123',
    frame: 'https://www.youtube-nocookie.com/embed/abc_123?autoplay=1&rel=0',
  });
  expect(videoAddresses('dailymotion', 'x8abc')).toMatchObject({
    watch: 'https://www.dailymotion.com/video/x8abc',
  });
});

test('no identifier leads a frame anywhere else', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('youtube' as const, 'dailymotion' as const),
      fc.string({ unit: 'grapheme', minLength: 1 }),
      (host, id) => {
        const { frame } = videoAddresses(host, id);
        expect(VIDEO_FRAME_ORIGINS).toContain(new URL(frame).origin);
      },
    ),
  );
});
