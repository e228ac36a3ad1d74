import { bannerCalls, boxPageCalls, type Rule } from './rule.ts';

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
const boxPictures: Rule = {
  name: 'la page d’une box ne montre qu’elle',
  *problems({ calls, read }) {
    const { boxes } = read('box-comparator');
    const folders = new Set([
      ...boxes.map(({ image }) => folderOf(image.src)),
      ...Object.values(BOX_SHOWN),
      'box-crystal',
    ]);
    for (const file of boxPageCalls(calls)) {
      const { offer, edition, scene, views, stories, parcelObjects } = read(file);
      const box = boxes.find(({ key }) => key === offer);
      if (box === undefined) {
        yield { file, record: 'offer', why: `aucune box «\u00a0${offer}\u00a0»` };
        continue;
      }
      const own = folderOf((edition?.image ?? box.image).src);
      const shown = new Map<string, string>();
      if ('picture' in scene) {
        shown.set('scene.picture', scene.picture);
        shown.set('scene.mobilePicture', scene.mobilePicture.replace(/-mobile$/, ''));
      }
      for (const [index, { image }] of views.entries())
        shown.set(`views.${index}.image`, image.src);
      for (const [index, { image }] of stories.entries())
        shown.set(`stories.${index}.image`, image.src);
      for (const [index, object] of parcelObjects.entries())
        if ('picture' in object) shown.set(`parcelObjects.${index}`, object.picture);
      for (const [record, src] of shown) {
        const other = BOX_SHOWN[src] ?? folderOf(src);
        if (folders.has(other) && other !== own)
          yield { file, record, why: `${src} montre ${other}, pas ${own}` };
        else if (PLAYER_SHOWN.test(src) && !box.facts.player)
          yield { file, record, why: `${src} montre un player, que cette box n’a pas` };
      }
      if (parcelObjects.length !== box.parcel.length)
        yield {
          file,
          record: 'parcelObjects',
          why: `${parcelObjects.length} objets pour ${box.parcel.length} lignes du colis`,
        };
    }
  },
};

/** What a line of the parcel calls each thing that is shown; the box itself has its name there. */
const CALLED: Readonly<Record<string, RegExp>> = {
  'player-tv': /player/i,
  sim: /\bSIM\b/,
  fibre: /fibre/i,
  ethernet: /Ethernet/i,
  power: /alimentation/i,
};

/** The tray shows each thing of the list at its number, as often as the list has it, and nothing else. */
const parcelShown: Rule = {
  name: 'le colis montre ce qu’il énumère',
  *problems({ calls, read }) {
    const { boxes } = read('box-comparator');
    for (const file of boxPageCalls(calls)) {
      const { offer, edition, parcelObjects } = read(file);
      const parcel = boxes.find(({ key }) => key === offer)?.parcel ?? [];
      if (edition && !edition.inParcel.includes(edition.name))
        yield {
          file,
          record: 'edition.inParcel',
          why: `ne nomme pas «\u00a0${edition.name}\u00a0»`,
        };
      for (const [index, line] of parcel.entries()) {
        const object = parcelObjects[index];
        if (object === undefined) continue;
        const shown = 'picture' in object ? folderOf(object.picture) : object.drawing;
        const said = Object.keys(CALLED).filter((thing) => CALLED[thing]?.test(line));
        const isRight = said.join() === (shown in CALLED ? shown : '');
        const isTwice = 'drawing' in object && object.twice === true;
        if (!isRight || isTwice !== /^deux\s/i.test(line))
          yield {
            file,
            record: `parcelObjects.${index}`,
            why: `montre ${shown}${isTwice ? ' deux fois' : ''} pour «\u00a0${line}\u00a0»`,
          };
      }
    }
  },
};

/** Sockets of the box's facts, which its back shows: the rest, fibre and power, every box may have. */
const SOCKETS: ReadonlySet<string> = new Set(['ethernet', 'sfp', 'usb-c', 'usb']);

/** Each number on a view has its text, once; the back shows the sockets that the box has, no other. */
const partsExplained: Rule = {
  name: 'chaque numéro d’une vue est expliqué',
  *problems({ calls, read }) {
    const { boxes } = read('box-comparator');
    const known = read('boxes/sections').parcel.parts.map(({ id }) => id);
    const files = boxPageCalls(calls);
    const used = new Set(
      files.flatMap((file) =>
        read(file).views.flatMap(({ points }) => points.map(({ part }) => part)),
      ),
    );
    for (const [index, id] of known.entries())
      if (!used.has(id) || known.indexOf(id) !== index)
        yield {
          file: 'boxes/sections',
          record: `parcel.parts.${index}`,
          why: used.has(id) ? `«\u00a0${id}\u00a0» y est deux fois` : 'aucune vue ne le montre',
        };
    for (const file of files) {
      const { offer, views } = read(file);
      const box = boxes.find(({ key }) => key === offer);
      const sockets = [...new Set(box?.facts.ports.map(({ kind }) => kind))].sort();
      for (const [index, { side, points }] of views.entries()) {
        const parts = points.map(({ part }) => part);
        const record = `views.${index}.points`;
        for (const part of new Set(parts)) {
          if (!known.includes(part))
            yield { file, record, why: `«\u00a0${part}\u00a0» n’a pas de texte` };
          if (parts.filter((one) => one === part).length > 1)
            yield { file, record, why: `«\u00a0${part}\u00a0» y est deux fois` };
        }
        const shown = parts.filter((part) => SOCKETS.has(part)).sort();
        if (box && side === 'back' && shown.join() !== sockets.join())
          yield {
            file,
            record,
            why: `explique ${shown.join(', ')}, la box a ${sockets.join(', ')}`,
          };
      }
    }
  },
};

/** What a box's page offers as an option can be had with that box, and is not already included. */
const boxOptions: Rule = {
  name: 'une option est possible et n’est pas déjà incluse',
  *problems({ calls, read, texts }) {
    const { services } = read('box-comparator');
    const banners = bannerCalls(calls);
    for (const file of boxPageCalls(calls)) {
      const { offer, options } = read(file);
      for (const [index, { link }] of options.entries()) {
        const page = link.href.split('/').at(-2)?.toLowerCase() ?? '';
        const record = `options.${index}`;
        const banner = banners.find((call) => call === `partners/${page}/banner`);
        const written =
          texts.find((text) => text.file === file && text.record === `${record}.text`)?.written ??
          '';
        for (const { key, name, includedWith } of services)
          if (includedWith.includes(offer) && written.includes(`{${key}.price}`))
            yield { file, record, why: `donne un prix à ${name}, inclus avec cette box` };
        if (banner && !read(banner).subscription.availableOn.includes(offer))
          yield { file, record, why: `propose ${page}, que cette box ne peut pas avoir` };
      }
    }
  },
};

function folderOf(src: string): string {
  return src.split('/')[0] ?? src;
}

export const boxPageRules: readonly Rule[] = [boxOptions, boxPictures, parcelShown, partsExplained];
