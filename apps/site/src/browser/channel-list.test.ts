import { beforeEach, describe, expect, test } from 'vitest';
import { RESULTS_AT_ONCE, startChannelList } from './channel-list.ts';

const row = (number: number, name: string, boxes: string, packs = '', replay = false) =>
  `<li data-in="${boxes}" data-packs="${packs}"><span>${number}</span><b>${name}</b><i>${
    replay ? '<span data-replay>Replay</span>' : ''
  }</i></li>`;

/** As ChannelList draws it, in small: two themes, and as many more channels as asked. */
function page(more = 0): void {
  const others = Array.from({ length: more }, (_, at) => row(1000 + at, `Zone ${at}`, 'pop'));
  document.body.innerHTML = `<div data-channels>
    <form data-channels-form>
      <input type="search" name="q" aria-label="Chercher">
      <select name="theme" aria-label="Thème"><option value=""></option><option value="sport"></option><option value="info"></option></select>
      <select name="freebox" aria-label="Offre"><option value=""></option><option value="pop"></option><option value="ultra"></option></select>
      <select name="bouquet"><option value=""></option><option value="bein"></option></select>
      <input type="checkbox" name="replay" value="oui" aria-label="Replay">
    </form>
    <output data-channels-count></output>
    <div data-channels-empty hidden><p data-channels-advice></p><button data-channels-clear>Effacer</button></div>
    <ul data-channels-results hidden></ul>
    <div data-channels-more hidden><button>Plus</button></div>
    <div data-channels-all>
      <section data-category="sport"><h2>Sport <span data-count></span></h2><ul>${row(
        21,
        'L’Équipe',
        'pop ultra',
        '',
        true,
      )}${row(160, 'beIN SPORTS 1', '', 'bein')}</ul></section>
      <section data-category="info"><h2>Info <span data-count></span></h2><ul>${row(
        13,
        'BFM TV',
        'pop ultra',
      )}${others.join('')}</ul></section>
    </div></div>`;
  startChannelList();
}

const find = <T extends HTMLElement>(selector: string): T => {
  const found = document.querySelector<T>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};
const search = () => find<HTMLInputElement>('input[type=search]');
const select = (name: string) => find<HTMLSelectElement>(`select[name=${name}]`);
const enter = (field: HTMLInputElement | HTMLSelectElement, value: string) => {
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
};
const type = (text: string) => enter(search(), text);
const choose = (name: string, value: string) => enter(select(name), value);
const advice = () => find('[data-channels-advice]').textContent;
const names = (part: string) =>
  [...document.querySelectorAll(`[data-channels-${part}] li:not([hidden]) > b`)].map(
    (name) => name.textContent,
  );
const count = () => find('[data-channels-count]').textContent;

describe('the channel list', () => {
  beforeEach(() => history.replaceState(null, '', '/'));

  test.each([
    ['equipe', 'L’Équipe'],
    ['bfmtv', 'BFM TV'],
    ['bein sprots', 'beIN SPORTS 1'],
    ['160', 'beIN SPORTS 1'],
  ])('%s finds %s', (typed, name) => {
    page();
    type(typed);
    expect(names('results')).toEqual([name]);
    expect(count()).toBe('1 chaîne');
  });

  test('a cleared search puts every channel back in its theme, in order', () => {
    page();
    type('bein');
    type('');
    expect(names('all')).toEqual(['L’Équipe', 'beIN SPORTS 1', 'BFM TV']);
    expect(names('results')).toEqual([]);
    expect(count()).toBe('3 chaînes');
  });

  test('filters hide channels and empty themes, and count what is left', () => {
    page();
    choose('theme', 'sport');
    choose('freebox', 'pop');
    expect(names('all')).toEqual(['L’Équipe']);
    expect(find('[data-category=info]').hidden).toBe(true);
    expect(location.search).toBe('?theme=sport&freebox=pop');
  });

  test('the address says what is shown, and unknown values in it are ignored', () => {
    history.replaceState(null, '', '/?theme=sport&replay=oui&freebox=minitel');
    page();
    expect(names('all')).toEqual(['L’Équipe']);
    expect(select('theme').value).toBe('sport');
    expect(find<HTMLInputElement>('input[name=replay]').checked).toBe(true);
  });

  test('a screenful of results comes first, the rest on demand, and reading goes on there', () => {
    page(RESULTS_AT_ONCE + 5);
    type('zone');
    expect(count()).toBe(`${RESULTS_AT_ONCE + 5} chaînes`);
    expect(names('results')).toHaveLength(RESULTS_AT_ONCE);
    find('[data-channels-more] button').click();
    expect(names('results')).toHaveLength(RESULTS_AT_ONCE + 5);
    expect(document.activeElement?.querySelector('b')?.textContent).toBe(`Zone ${RESULTS_AT_ONCE}`);
    expect(find('[data-channels-more]').hidden).toBe(true);
  });

  test('an empty list says why, and one button starts again', () => {
    page();
    choose('freebox', 'pop');
    type('bein');
    expect(advice()).toMatch(/sans les filtres/);
    type('xyzxyz');
    expect(advice()).toMatch(/Vérifiez l’orthographe/);
    find('[data-channels-clear]').click();
    expect(count()).toBe('3 chaînes');
    expect(document.activeElement).toBe(search());
  });
});
