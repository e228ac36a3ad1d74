import { turns } from '@vitrine/domain/picture-manifest';

export type TurnSources = {
  avif: string;
  webp: string;
  /** How many there are, one above the other in one file. */
  frames: number;
};

/** The frames of a whole turn of what a picture shows (`box-pop/hero`), where there are some. */
export function turnSources(picture: string): TurnSources | undefined {
  const [name = ''] = picture.split('/');
  const known = Object.entries(turns).find(([turned]) => turned === name)?.[1];
  if (!known) return undefined;
  const url = (format: string) =>
    `${__IMAGE_BASE__}pictures/${name}/turn.${known.version}.${format}`;
  return { avif: url('avif'), webp: url('webp'), frames: known.frames };
}
