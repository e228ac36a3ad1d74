import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTrailers } from './trailers.ts';

const frames = () => [...document.querySelectorAll('iframe')];
const link = () => document.querySelector('a') ?? document.body;

beforeAll(startTrailers);
beforeEach(() => {
  document.body.innerHTML = `<div data-trailer-stage>
    <a href="#video" data-trailer="about:blank#player" data-trailer-title="La saison 2">Voir</a>
  </div><a href="#ailleurs" id="other">Ailleurs</a>`;
});

describe('trailers', () => {
  test('no player before the press', () => {
    expect(frames()).toHaveLength(0);
  });

  test('the press puts one titled player in the room and gives it the focus', async () => {
    await userEvent.click(link());
    const [frame] = frames();
    expect(frames()).toHaveLength(1);
    expect(frame?.src).toBe('about:blank#player');
    expect(frame?.title).toBe('La saison 2');
    expect(document.activeElement).toBe(frame);
    expect(location.hash).not.toBe('#video');
  });

  test('Enter presses too', async () => {
    link().focus();
    await userEvent.keyboard('{Enter}');
    expect(frames()).toHaveLength(1);
  });

  test('a press meant for a new tab keeps its meaning', async () => {
    const user = userEvent.setup();
    await user.keyboard('{Control>}');
    await user.click(link());
    expect(frames()).toHaveLength(0);
  });

  test('other links are left alone', async () => {
    await userEvent.click(document.querySelector('#other') ?? document.body);
    expect(frames()).toHaveLength(0);
  });
});
