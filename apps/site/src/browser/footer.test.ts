import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startFooter } from './footer.ts';

let listener: () => void;
let columns: boolean;

function start(wide: boolean) {
  columns = wide;
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return columns;
    },
    addEventListener: (_type: string, change: () => void) => {
      listener = change;
    },
  }));
  startFooter();
}
const group = () => document.querySelector('details');
const title = () => document.querySelector('summary');

beforeEach(() => {
  document.body.innerHTML =
    '<details data-footer-group><summary>Abonné</summary><a href="/">Lien</a></details>';
});
afterEach(() => vi.unstubAllGlobals());

describe('the footer', () => {
  test('leaves its accordions folded and clickable on a narrow screen', () => {
    start(false);
    expect(group()?.open).toBe(false);
    title()?.click();
    expect(group()?.open).toBe(true);
  });

  test('says that its columns are open, and a click on a title closes nothing', () => {
    start(true);
    expect(group()?.open).toBe(true);
    expect(title()?.tabIndex).toBe(-1);
    title()?.click();
    expect(group()?.open).toBe(true);
  });

  test('folds them again when the window narrows', () => {
    start(true);
    columns = false;
    listener();
    expect(group()?.open).toBe(false);
    expect(title()?.hasAttribute('tabindex')).toBe(false);
  });
});
