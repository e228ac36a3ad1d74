import { boxPageCalls } from './box-page-calls.ts';
import type { Rule } from './rule.ts';

/** Which box a picture shows, where its folder does not say so. */
const BOX_SHOWN: Readonly<Record<string, string>> = {
  'scenes/wifi': 'box-ultra',
  'scenes/family': 'box-pop',
  'scenes/moving': 'box-pop',
  'slides/ultra': 'box-ultra',
  'slides/pop': 'box-pop',
  'slides/family': 'box-pop',
  'slides/stranger-things': 'box-ultra-edition-stranger-things',
  'slides/box-5g': 'box-5g',
};

/** Pictures of the player, which not every parcel holds. */
const PLAYER_SHOWN = /^(player-tv\/|scenes\/tv$)/;

/** A box's page shows that box and what comes with it; an edition shows itself. */
export const boxPictures: Rule = {
  name: 'la page d’une box ne montre qu’elle',
  problems({ calls, read }) {
    const { boxes } = read('box-comparator');
    const folders = new Set([
      ...boxes.map(({ image }) => folderOf(image.src)),
      ...Object.values(BOX_SHOWN),
      'box-crystal',
    ]);
    return boxPageCalls(calls).flatMap((file) => {
      const { offer, edition, scene, gallery, stories, parcelObjects } = read(file);
      const box = boxes.find(({ key }) => key === offer);
      if (box === undefined)
        return [{ file, record: 'offer', why: `aucune box «\u00a0${offer}\u00a0»` }];
      const own = folderOf((edition?.image ?? box.image).src);
      const shown: [record: string, src: string][] = [
        ...('picture' in scene
          ? ([
              ['scene.picture', scene.picture],
              ['scene.mobilePicture', scene.mobilePicture.replace(/-mobile$/, '')],
            ] as const)
          : []),
        ...gallery.map(({ src }, index) => [`gallery.${index}`, src] as const),
        ...stories.map(({ image }, index) => [`stories.${index}.image`, image.src] as const),
        ...parcelObjects.flatMap((object, index) =>
          'picture' in object ? [[`parcelObjects.${index}`, object.picture] as const] : [],
        ),
      ].map(([record, src]) => [record, src]);
      const wrong = shown.flatMap(([record, src]) => {
        const other = BOX_SHOWN[src] ?? folderOf(src);
        if (folders.has(other) && other !== own)
          return [{ file, record, why: `${src} montre ${other}, pas ${own}` }];
        return PLAYER_SHOWN.test(src) && !box.facts.player
          ? [{ file, record, why: `${src} montre un player, que cette box n’a pas` }]
          : [];
      });
      return parcelObjects.length === box.parcel.length
        ? wrong
        : [
            ...wrong,
            {
              file,
              record: 'parcelObjects',
              why: `${parcelObjects.length} objets pour ${box.parcel.length} lignes du colis`,
            },
          ];
    });
  },
};

function folderOf(src: string): string {
  return src.split('/')[0] ?? src;
}
