import { describe, expect, test, vi } from 'vitest';
import { behaviour, requiredById, requiredIn } from './behaviour.ts';

const clicked = vi.fn<() => void>();
const attach = behaviour((root: HTMLElement, on) => on(root, 'click', clicked));

describe('a behaviour', () => {
  test('attached again takes its own place: nothing is heard twice', () => {
    const root = document.createElement('div');
    attach(root);
    attach(root);
    root.click();
    expect(clicked).toHaveBeenCalledTimes(1);
  });

  test('is gone once detached, and the first one’s end does not end the second', () => {
    const root = document.createElement('div');
    const detachFirst = attach(root);
    const detachSecond = attach(root);
    detachFirst();
    root.click();
    expect(clicked).toHaveBeenCalledTimes(1);
    detachSecond();
    root.click();
    expect(clicked).toHaveBeenCalledTimes(1);
  });

  test('says which mark is missing, and where', () => {
    const root = document.createElement('section');
    root.className = 'carousel';
    expect(() => requiredIn(root, 'output')).toThrow('no output in <section class="carousel">');
    document.body.append(root);
    expect(() => requiredById(root, 'panel')).toThrow('no #panel for <section class="carousel">');
  });
});
