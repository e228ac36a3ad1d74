import { composeStories } from '@storybook/react-vite';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import * as stories from './TurnIt.stories.tsx';

const { Pop } = composeStories(stories);
const WIDTH = 240;

const slider = () => screen.getByRole('slider', { name: 'Faites tourner la box' });
const still = () => document.querySelectorAll('img')[0] as HTMLElement;
const frames = () => document.querySelectorAll('img')[1];

/** From one point of the picture to another, by the finger. */
function drag(from: number, to: number): void {
  const stage = still().closest('div') as HTMLElement;
  Object.defineProperty(stage, 'clientWidth', { value: WIDTH, configurable: true });
  stage.setPointerCapture = () => {};
  fireEvent.pointerDown(stage, { clientX: from, button: 0 });
  fireEvent.pointerMove(stage, { clientX: to });
  fireEvent.pointerUp(stage);
}

afterEach(() => vi.unstubAllGlobals());

describe('an object to turn round', () => {
  test('asks for no frame before someone touches it', () => {
    render(<Pop />);
    expect(slider().getAttribute('aria-valuetext')).toBe('Vue 1 sur 24');
    expect(frames()).toBeUndefined();
  });

  test('shows the frame where the slider stands, and says which', () => {
    render(<Pop />);
    fireEvent.input(slider(), { target: { value: '23' } });
    expect(frames()?.style.objectPosition).toBe('0 100%');
    expect(slider().getAttribute('aria-valuetext')).toBe('Vue 24 sur 24');
  });

  test('turns with the finger, once round from side to side, and on past the first frame', () => {
    render(<Pop />);
    drag(0, WIDTH / 4);
    expect(slider().getAttribute('aria-valuetext')).toBe('Vue 7 sur 24');
    expect(slider()).toHaveProperty('value', '6');
    drag(WIDTH / 2, 0);
    expect(slider().getAttribute('aria-valuetext')).toBe('Vue 19 sur 24');
    drag(0, WIDTH / 2);
    expect(slider().getAttribute('aria-valuetext')).toBe('Vue 7 sur 24');
  });

  test('a finger that rests or trembles asks for nothing', () => {
    render(<Pop />);
    drag(100, 103);
    expect(frames()).toBeUndefined();
  });

  test('is a plain slider for those who want less motion', () => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduce') }));
    render(<Pop />);
    drag(0, WIDTH / 2);
    expect(frames()).toBeUndefined();
    fireEvent.input(slider(), { target: { value: '3' } });
    expect(slider().getAttribute('aria-valuetext')).toBe('Vue 4 sur 24');
  });

  test('keeps the picture until the frames are here, then shows one of the two', () => {
    render(<Pop />);
    fireEvent.focus(slider());
    const stage = still().closest('div') as HTMLElement;
    expect(stage.dataset['turned']).toBeUndefined();
    fireEvent.load(frames() as HTMLElement);
    expect(stage.dataset['turned']).toBe('true');
    expect(frames()?.alt).toBe('La Freebox Pop, ronde et claire');
  });

  test('says that the frames did not come, and tries again at the next touch', () => {
    render(<Pop />);
    fireEvent.input(slider(), { target: { value: '4' } });
    fireEvent.error(frames() as HTMLElement);
    expect(screen.getByRole('status').textContent).toContain('Essayez encore');
    expect(frames()).toBeUndefined();
    fireEvent.input(slider(), { target: { value: '5' } });
    expect(screen.getByRole('status').textContent).toBe('');
    expect(frames()).toBeDefined();
  });
});
