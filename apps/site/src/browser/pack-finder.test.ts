import { beforeEach, describe, expect, test } from 'vitest';
import { startPackFinder } from './pack-finder.ts';

const pack = (id: string, price: number, channels: readonly [number, string, string][]) =>
  `<article data-pack id="${id}" data-price="${price}"><h3>${id}</h3><ul>${channels
    .map(([number, name, boxes]) => `<li data-channel="${number}" data-in="${boxes}">${name}</li>`)
    .join('')}</ul></article>`;

function page(): void {
  document.body.innerHTML = `<div data-pack-finder>
    <form><select name="freebox" aria-label="Offre"><option value="">Choisissez</option><option value="ultra">Freebox Ultra</option></select>
      <input name="chaine" list="names" aria-label="Chaîne"><datalist id="names"></datalist><button>Ajouter</button></form>
    <output data-finder-message></output><ul data-finder-wanted></ul>
    <div data-finder-answer hidden><p data-finder-total></p><ul data-finder-packs></ul><p data-finder-note></p></div>
    <template data-finder-chip><li><span></span><button type="button"></button></li></template></div>
    ${pack('sport', 1500, [
      [160, 'beIN SPORTS 1', ''],
      [172, 'Eurosport 1', ''],
    ])}
    ${pack('eurosport', 599, [[172, 'Eurosport 1', '']])}
    ${pack('canal', 1999, [[40, 'CANAL+', 'ultra']])}`;
  startPackFinder();
}

const find = <T extends HTMLElement>(selector: string): T => {
  const found = document.querySelector<T>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};
const channel = () => find<HTMLInputElement>('input[name=chaine]');
const add = (name: string) => {
  channel().value = name;
  find('form button').click();
};
const part = (name: string) => find(`[data-finder-${name}]`).textContent.replaceAll('\u00a0', ' ');

describe('the cheapest way to get channels', () => {
  beforeEach(() => history.replaceState(null, '', '/'));

  test('takes one pack for two channels when it costs less than two', () => {
    page();
    add('eurosport 1');
    expect(part('total')).toBe('Le moins cher : 5,99 €/mois');
    add('bein sports 1');
    expect(part('total')).toBe('Le moins cher : 15 €/mois');
    expect(part('packs')).toBe('sport 15 €/mois');
    expect(location.search).toBe('?chaines=172%2C160');
  });

  test('knows what the box includes', () => {
    history.replaceState(null, '', '/?freebox=ultra&chaines=40');
    page();
    expect(part('total')).toBe('Rien à ajouter : tout est inclus.');
    expect(part('note')).toBe('Déjà incluse avec Freebox Ultra : CANAL+.');
  });

  test('says when a channel is unknown or already there, and keeps what was typed', () => {
    page();
    add('xyzxyz');
    expect(part('message')).toBe('Aucune chaîne en option ne s’appelle « xyzxyz ».');
    expect(channel().value).toBe('xyzxyz');
    add('CANAL+');
    add('canal plus');
    expect(part('message')).toBe('CANAL+ est déjà dans votre liste.');
  });

  test('a removed channel leaves the list, the price and the address', () => {
    page();
    add('CANAL+');
    find('button[aria-label="Retirer CANAL+"]').click();
    expect(find('[data-finder-answer]').hidden).toBe(true);
    expect(location.search).toBe('');
  });

  test('numbers in the address that are no channel are left out', () => {
    history.replaceState(null, '', '/?chaines=172,99999,abc,172');
    page();
    expect(part('wanted')).toBe('Eurosport 1');
  });
});
