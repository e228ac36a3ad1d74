import { pictureNamed } from '@vitrine/domain/picture-entry';
import { pictures } from '@vitrine/domain/picture-manifest';

/**
 * An object cut out of its background stands in its frame whole; light, rooms and photos fill theirs. A
 * room has no colour that words stand on, but is no object.
 */
export function isCutOut(src: string): boolean {
  return pictureNamed(pictures, src)?.ground === undefined && !src.startsWith('scenes/');
}
