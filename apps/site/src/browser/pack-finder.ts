import { formatPrice } from '@vitrine/domain/price';
import { cheapestWay, type CoveringPack, MAX_WANTED } from '@vitrine/domain/tv/cheapest-way';
import { indexChannels, searchChannels } from '@vitrine/domain/tv/channel-search';
import { listed } from '@vitrine/domain/french';

/**
 * The cheapest packs for the channels a visitor wants. Packs, prices and channels are read from the
 * list in the page; the choice lives in the address (?freebox=pop&chaines=160,172).
 */
type Channel = {
  readonly number: number;
  readonly name: string;
  readonly boxes: readonly string[];
};
type Pack = CoveringPack & { readonly name: string; readonly element: HTMLElement };

const BOX = 'freebox';
const WANTED = 'chaines';

export function startPackFinder(): void {
  const root = document.querySelector<HTMLElement>('[data-pack-finder]');
  const form = root?.querySelector('form');
  const boxField = form?.elements.namedItem(BOX);
  const channelField = form?.elements.namedItem('chaine');
  if (!root || !form || !(boxField instanceof HTMLSelectElement)) return;
  if (!(channelField instanceof HTMLInputElement)) return;

  const { packs, channels } = readPacks();
  const list = [...channels.values()];
  const index = indexChannels(list);
  // The names are in the page already: they are not sent twice.
  channelField.list?.append(...list.map(({ name }) => new Option(name)));
  let wanted: number[] = [];

  const say = (text: string) => setText(root, 'message', text);
  const save = () => {
    const address = new URLSearchParams(location.search);
    if (boxField.value === '') address.delete(BOX);
    else address.set(BOX, boxField.value);
    if (wanted.length === 0) address.delete(WANTED);
    else address.set(WANTED, wanted.join(','));
    const query = address.toString();
    const url = location.pathname + (query === '' ? '' : `?${query}`);
    if (url !== location.pathname + location.search) history.pushState(null, '', url);
  };
  const change = (next: number[]) => {
    wanted = next;
    draw();
    save();
  };
  const draw = () => {
    const chosen = wanted.flatMap((number) => channels.get(number) ?? []);
    drawChips(root, chosen, (number) => {
      change(wanted.filter((other) => other !== number));
      channelField.focus();
    });
    drawAnswer(root, packs, chosen, boxField.value, boxField.selectedOptions[0]?.label ?? '');
  };
  const fromAddress = () => {
    const address = new URLSearchParams(location.search);
    boxField.value = address.get(BOX) ?? '';
    if (boxField.selectedIndex === -1) boxField.value = '';
    const numbers = (address.get(WANTED) ?? '').split(',').map(Number);
    wanted = [...new Set(numbers)].filter((number) => channels.has(number)).slice(0, MAX_WANTED);
    draw();
  };

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const typed = channelField.value.trim();
    const [position] = typed === '' ? [] : searchChannels(index, typed);
    const found = position === undefined ? undefined : list[position];
    if (typed === '') say('Écrivez le nom d’une chaîne, puis ajoutez-la.');
    else if (!found) say(`Aucune chaîne en option ne s’appelle «\u00a0${typed}\u00a0».`);
    else if (wanted.includes(found.number)) say(`${found.name} est déjà dans votre liste.`);
    else if (wanted.length === MAX_WANTED) say(`Votre liste est pleine\u00a0: retirez une chaîne.`);
    else {
      say(`${found.name} ajoutée.`);
      channelField.value = '';
      change([...wanted, found.number]);
    }
    channelField.focus();
  });
  boxField.addEventListener('change', () => change(wanted));
  addEventListener('popstate', fromAddress);
  fromAddress();
}

function readPacks(): { packs: Pack[]; channels: Map<number, Channel> } {
  const channels = new Map<number, Channel>();
  const packs = [...document.querySelectorAll<HTMLElement>('[data-pack]')].map((element) => {
    const inside = [...element.querySelectorAll<HTMLElement>('[data-channel]')].map((item) => ({
      number: Number(item.dataset['channel']),
      name: item.textContent,
      boxes: (item.dataset['in'] ?? '').split(' '),
    }));
    for (const channel of inside) channels.set(channel.number, channel);
    return {
      element,
      key: element.id,
      name: element.querySelector('h3')?.textContent ?? '',
      price: Number(element.dataset['price']),
      channels: new Set(inside.map(({ number }) => number)),
    };
  });
  return { packs, channels };
}

function drawChips(
  root: HTMLElement,
  chosen: readonly Channel[],
  remove: (number: number) => void,
): void {
  const template = root.querySelector<HTMLTemplateElement>('[data-finder-chip]');
  const chips = chosen.flatMap(({ number, name }) => {
    const chip = template?.content.firstElementChild?.cloneNode(true);
    if (!(chip instanceof HTMLElement)) return [];
    const [label, button] = [chip.querySelector('span'), chip.querySelector('button')];
    if (label) label.textContent = name;
    button?.setAttribute('aria-label', `Retirer ${name}`);
    button?.addEventListener('click', () => remove(number));
    return chip;
  });
  root.querySelector('[data-finder-wanted]')?.replaceChildren(...chips);
}

function drawAnswer(
  root: HTMLElement,
  packs: readonly Pack[],
  chosen: readonly Channel[],
  box: string,
  boxLabel: string,
): void {
  const included = chosen.filter(({ boxes }) => box !== '' && boxes.includes(box));
  const way = cheapestWay(
    chosen.map(({ number }) => number),
    packs,
    new Set(included.map(({ number }) => number)),
  );
  const taken = packs.filter(({ key }) => way.packs.includes(key));
  for (const { element, key } of packs)
    element.toggleAttribute('data-chosen', way.packs.includes(key));

  const answer = root.querySelector<HTMLElement>('[data-finder-answer]');
  if (answer) answer.hidden = chosen.length === 0;
  setText(
    root,
    'total',
    way.price === 0
      ? 'Rien à ajouter\u00a0: tout est inclus.'
      : `Le moins cher\u00a0: ${formatPrice(way.price)}`,
  );
  const items = taken.map(({ name, price, element }) => {
    const item = document.createElement('li');
    const link = document.createElement('a');
    link.href = `#${element.id}`;
    link.textContent = name;
    item.append(link, ` ${formatPrice(price)}`);
    return item;
  });
  root.querySelector('[data-finder-packs]')?.replaceChildren(...items);
  setText(
    root,
    'note',
    included.length === 0
      ? ''
      : `Déjà ${included.length === 1 ? 'incluse' : 'incluses'} avec ${boxLabel}\u00a0: ${listed(included.map(({ name }) => name))}.`,
  );
}

function setText(root: HTMLElement, part: string, text: string): void {
  const element = root.querySelector(`[data-finder-${part}]`);
  if (element) element.textContent = text;
}
