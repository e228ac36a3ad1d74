import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startModals } from './modals.ts';

const dialogs = () => [...document.querySelectorAll('dialog')];
const marked = () => document.body.classList.contains('modal-open');

/** jsdom opens no dialog: what a browser does and fires, by hand. */
function open(dialog: HTMLDialogElement): void {
  dialog.dispatchEvent(Object.assign(new Event('beforetoggle'), { newState: 'open' }));
  dialog.setAttribute('open', '');
}
function close(dialog: HTMLDialogElement): void {
  dialog.removeAttribute('open');
  dialog.dispatchEvent(new Event('close'));
}

beforeAll(startModals);
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  document.body.innerHTML =
    '<dialog data-modal></dialog><dialog data-modal></dialog><dialog></dialog>';
  document.body.className = '';
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('modals', () => {
  test('mark the body from opening to 300 ms after closing, then tell', () => {
    const [dialog] = dialogs();
    if (!dialog) throw new Error('no dialog');
    const told = vi.fn<() => void>();
    dialog.addEventListener('modal-closed', told);
    open(dialog);
    expect(marked()).toBe(true);
    close(dialog);
    vi.advanceTimersByTime(299);
    expect([marked(), told.mock.calls.length]).toEqual([true, 0]);
    vi.advanceTimersByTime(1);
    expect([marked(), told.mock.calls.length]).toEqual([false, 1]);
  });

  test('leave the body marked while another is open', () => {
    const [one, other] = dialogs();
    if (!one || !other) throw new Error('no dialog');
    open(one);
    open(other);
    close(other);
    vi.advanceTimersByTime(300);
    expect(marked()).toBe(true);
  });

  test('one that opens again before it has left does not tell that it has', () => {
    const [dialog] = dialogs();
    if (!dialog) throw new Error('no dialog');
    const told = vi.fn<() => void>();
    dialog.addEventListener('modal-closed', told);
    open(dialog);
    close(dialog);
    open(dialog);
    vi.advanceTimersByTime(300);
    expect([marked(), told.mock.calls.length]).toEqual([true, 0]);
  });

  test('tell at once where motion is reduced', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    const [dialog] = dialogs();
    if (!dialog) throw new Error('no dialog');
    open(dialog);
    close(dialog);
    vi.advanceTimersByTime(0);
    expect(marked()).toBe(false);
  });

  test('leave other dialogs alone', () => {
    const other = dialogs()[2];
    if (!other) throw new Error('no dialog');
    open(other);
    expect(marked()).toBe(false);
  });
});
