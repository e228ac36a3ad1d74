import { Photos } from '@vitrine/domain/content/photos';
import { type PreparedPhotos, preparePhotos } from '../../apps/server/src/publishing/photos.ts';
import { PHOTOS_CACHE } from '../support/root.ts';
import { writtenContent } from './content-problems.ts';

/** The photos that a folder of content shows, ready to be published; its problems were told before. */
export async function photosOf(folder: string, cache = PHOTOS_CACHE): Promise<PreparedPhotos> {
  const written = [...(await writtenContent(folder))].map(
    ([call, text]) => [call, JSON.parse(text) as unknown] as const,
  );
  const records = written.find(([call]) => call === 'photos')?.[1];
  return preparePhotos({
    contentFolder: folder,
    cache,
    photos: records === undefined ? [] : Photos.parse(records).photos,
    written: written.map(([, json]) => json),
  });
}
