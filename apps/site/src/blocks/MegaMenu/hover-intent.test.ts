import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { behaviour } from '#ui/behaviour.ts';
import { CLICK_MS, CLOSE_MS, hoverIntent, OPEN_MS, SWITCH_MS } from './hover-intent.ts';

/** A bar of two entries and a panel, open or not as in the menu. */
let open: HTMLElement | null;
let isOn: boolean;

const element = (id: string) => document.getElementById(id) ?? document.body;
const root = () => element('root');

function pointer(type: string, on: string, { x = 0, y = 0, kind = 'mouse' } = {}) {
  const event = new MouseEvent(type, { bubbles: type === 'pointermove', clientX: x, clientY: y });
  Object.defineProperty(event, 'pointerType', { value: kind });
  element(on).dispatchEvent(event);
}
/** Clicks; a native popover button toggles unless the click is prevented. */
function click(on: string) {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  if (element(on).dispatchEvent(event)) open = open === element(on) ? null : element(on);
}

const attach = behaviour((menu: HTMLElement, on) =>
  hoverIntent(
    menu,
    {
      isOn: () => isOn,
      openerAt: (at) => at.closest('button'),
      isOpen: (opener) => open === opener,
      isAnyOpen: () => open !== null,
      open: (opener) => {
        open = opener;
      },
      close: () => {
        open = null;
      },
    },
    on,
  ),
);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  document.body.innerHTML =
    '<nav id="root"><button id="box">Freebox</button><button id="mobile">Mobile</button><p id="panel"></p></nav>';
  open = null;
  isOn = true;
  attach(root());
});
afterEach(() => vi.useRealTimers());

describe('a mouse over the menu', () => {
  test('opens the entry on which it rests', () => {
    pointer('pointermove', 'box');
    vi.advanceTimersByTime(OPEN_MS - 1);
    expect(open).toBeNull();
    vi.advanceTimersByTime(1);
    expect(open).toBe(element('box'));
  });

  test('opens nothing while it moves across', () => {
    for (let x = 0; x < 200; x += 10) {
      pointer('pointermove', x < 100 ? 'box' : 'mobile', { x });
      vi.advanceTimersByTime(OPEN_MS / 2);
    }
    pointer('pointerleave', 'root');
    vi.advanceTimersByTime(1000);
    expect(open).toBeNull();
  });

  test('reaches an open panel across another entry', () => {
    click('box');
    pointer('pointermove', 'mobile', { x: 5 });
    vi.advanceTimersByTime(SWITCH_MS - 20);
    pointer('pointermove', 'panel', { x: 10, y: 60 });
    vi.advanceTimersByTime(1000);
    expect(open).toBe(element('box'));
  });

  test('a click that follows hover keeps the entry open; the next one closes it', () => {
    pointer('pointermove', 'box');
    vi.advanceTimersByTime(OPEN_MS);
    click('box');
    expect(open).toBe(element('box'));
    vi.advanceTimersByTime(CLICK_MS);
    click('box');
    expect(open).toBeNull();
  });

  test('leaving closes what hover opened, after a moment in which one may return', () => {
    pointer('pointermove', 'box');
    vi.advanceTimersByTime(OPEN_MS);
    pointer('pointerleave', 'root');
    vi.advanceTimersByTime(CLOSE_MS - 1);
    pointer('pointerenter', 'root');
    vi.advanceTimersByTime(1000);
    expect(open).toBe(element('box'));
    pointer('pointerleave', 'root');
    vi.advanceTimersByTime(CLOSE_MS);
    expect(open).toBeNull();
  });

  test('leaving does not close what a click opened', () => {
    click('box');
    pointer('pointerleave', 'root');
    vi.advanceTimersByTime(1000);
    expect(open).toBe(element('box'));
  });
});

test.each([
  ['a finger', () => pointer('pointermove', 'box', { kind: 'touch' })],
  [
    'a mouse on a narrow screen',
    () => {
      isOn = false;
      pointer('pointermove', 'box');
    },
  ],
])('%s opens nothing by passing', (_who, pass) => {
  pass();
  vi.advanceTimersByTime(1000);
  expect(open).toBeNull();
});
