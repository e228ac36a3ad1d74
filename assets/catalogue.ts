/** Every picture of the site, once. Adding one is adding a line here and a script in studio/. */

export interface Picture {
  /** Name in the manifest and, with its version, in the URL. */
  name: string;
  /** How it is made: a Blender model seen from an angle or turned once round, a Blender scene, or painted light. */
  make:
    | { by: 'model'; script: string; angle: Angle }
    | { by: 'scene'; script: string }
    | { by: 'turn'; script: string }
    | { by: 'paint'; script: string };
  /** Size of the master, in pixels. */
  width: number;
  height: number;
  /** Widths published; never above the master. */
  widths: readonly number[];
}

export type Angle = 'hero' | 'front' | 'back' | 'top';

export const boxes = [
  'box-ultra',
  'box-ultra-essentiel',
  'box-ultra-edition-limitee',
  'box-ultra-edition-stranger-things',
  'box-pop',
  'box-pop-s',
  'box-revolution-light',
  'box-crystal',
  'box-5g',
] as const;

export const accessories = [
  'repeteur-wifi',
  'player-tv',
  'apple-tv-4k',
  'server-drive',
  'smartphone',
  'sim',
  'sneakers',
] as const;

/** What is not ours to sell, or says all from its best side, is seen once. */
const props = ['football', 'parcel'] as const;

/** Rooms are built in 3D; fibre, waves and maps are only light, so they are painted. */
const builtScenes = ['tv', 'family', 'moving', 'support'] as const;
const paintedScenes = ['fibre', 'wifi', 'network'] as const;

const slides = ['ultra', 'pop', 'family', 'stranger-things', 'box-5g'] as const;

const partners = [
  'amazon-prime',
  'apple-tv-plus',
  'canal-plus',
  'disney-plus',
  'netflix',
  'hbo-max',
  'tv-by-canal',
  'universal-plus',
  'ligue-1-plus',
  'cafeyn',
  'product-tv',
] as const;

const hero = { width: 1280, height: 960, widths: [320, 640, 960, 1280] };
const view = { width: 960, height: 720, widths: [480, 960] };
const room = { width: 1280, height: 720, widths: [640, 960, 1280] };
const wide = { width: 1600, height: 900, widths: [640, 960, 1600] };
const tall = { width: 960, height: 1200, widths: [640, 820, 960] };

const objects = [...boxes, ...accessories];

const ANGLES = ['front', 'back', 'top'] as const;
/** Seen from some sides only: the smartphone stands there from both, the drive says all from its best side. */
const seenFrom: Partial<Record<string, readonly (typeof ANGLES)[number][]>> = {
  smartphone: ['front', 'top'],
  'server-drive': [],
};
const anglesOf = (object: string) => seenFrom[object] ?? ANGLES;

export const catalogue: readonly Picture[] = [
  ...[...objects, ...props].map((script): Picture => {
    return { name: `${script}/hero`, make: { by: 'model', script, angle: 'hero' }, ...hero };
  }),
  ...objects.flatMap((script) =>
    anglesOf(script).map((angle): Picture => {
      return { name: `${script}/${angle}`, make: { by: 'model', script, angle }, ...view };
    }),
  ),
  ...builtScenes.map((script): Picture => {
    return { name: `scenes/${script}`, make: { by: 'scene', script }, ...room };
  }),
  ...paintedScenes.map((scene): Picture => {
    return { name: `scenes/${scene}`, make: { by: 'paint', script: `scenes/${scene}` }, ...wide };
  }),
  ...slides.flatMap((slide): Picture[] => {
    const make = { by: 'paint', script: `slides/${slide}` } as const;
    return [
      { name: `slides/${slide}`, make, ...wide },
      { name: `slides/${slide}-mobile`, make, ...tall },
    ];
  }),
  ...partners.map((name): Picture => {
    return { name: `partners/${name}`, make: { by: 'paint', script: `partners/${name}` }, ...wide };
  }),
];

/** Objects that visitors turn round: all frames of a turn in one picture, one above the other. */
export const TURN_FRAMES = 24;
const frame = { width: 720, height: 540 };

const turned = [
  'box-ultra',
  'box-ultra-essentiel',
  'box-pop',
  'box-pop-s',
  'box-revolution-light',
  'box-5g',
  'box-ultra-edition-stranger-things',
  'box-ultra-edition-limitee',
];

export const turns: readonly Picture[] = turned.map((script) => ({
  name: `${script}/turn`,
  make: { by: 'turn', script },
  width: frame.width,
  height: frame.height * TURN_FRAMES,
  widths: [frame.width],
}));
