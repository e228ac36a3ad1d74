import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import * as stories from './Picture.stories.tsx';
import { pictureSources, sizesForEye } from './picture-sources.ts';

const { Lazy, Priority, Decorative, ArtDirected } = composeStories(stories);

const manifest = {
  'box-pop/hero': { width: 1600, height: 1200, widths: [320, 640, 960, 1600], version: 'a1b2' },
};

describe('Picture', () => {
  test('reserves its room and loads lazily', () => {
    render(<Lazy />);
    const image = screen.getByRole('img', { name: 'La box vue de trois quarts' });
    expect(image.getAttribute('loading')).toBe('lazy');
    expect(Number(image.getAttribute('width'))).toBeGreaterThan(0);
    expect(Number(image.getAttribute('height'))).toBeGreaterThan(0);
    expect(image.getAttribute('fetchpriority')).toBeNull();
  });

  test('the picture of the first screen is fetched first and never lazily', () => {
    render(<Priority />);
    const image = screen.getByRole('img');
    expect(image.getAttribute('fetchpriority')).toBe('high');
    expect(image.getAttribute('loading')).toBeNull();
  });

  test('offers AVIF before WebP, each with its sizes', () => {
    const { container } = render(<Lazy />);
    const source = container.querySelector('source');
    expect(source?.type).toBe('image/avif');
    expect(source?.sizes).toMatch(/, \(width >= 1024px\) 50vw, 100vw$/);
    expect(screen.getByRole('img').getAttribute('srcset')).toMatch(/\.webp \d+w/);
  });

  test('a decorative picture is not announced', () => {
    render(<Decorative />);
    expect(screen.queryByRole('img')).toBeNull();
  });

  test('phones below 768 px may get another framing', () => {
    const { container } = render(<ArtDirected />);
    const media = [...container.querySelectorAll('source')].map((source) => source.media);
    expect(media).toEqual(['(width < 768px)', '(width < 768px)', '']);
  });

  test('addresses carry name, version, width and format', () => {
    const sources = pictureSources(manifest, 'box-pop/hero');
    expect(sources.avif).toMatch(/^\/pictures\/box-pop\/hero\.a1b2\.320\.avif 320w, /);
    expect(sources.fallback).toBe('/pictures/box-pop/hero.a1b2.640.png');
  });

  test('a screen of 2.5 pixels for one or more gets what two pixels need', () => {
    expect(sizesForEye('(width >= 1024px) 50vw, 100vw')).toBe(
      '(resolution >= 2.5dppx) and (width >= 1024px) calc(50vw * 0.75), (resolution >= 2.5dppx) calc(100vw * 0.75), (width >= 1024px) 50vw, 100vw',
    );
  });

  test('a thumbnail has no choice to make', () => {
    expect(sizesForEye('64px')).toBe('64px');
    expect(sizesForEye('3.5rem')).toBe('3.5rem');
    expect(sizesForEye('120px')).toContain('calc(120px * 0.75)');
  });

  test('a length may be the larger of two', () => {
    expect(sizesForEye('(width >= 1035px) max(125vw, 1430px), 100vw')).toBe(
      '(resolution >= 2.5dppx) and (width >= 1035px) calc(max(125vw, 1430px) * 0.75), (resolution >= 2.5dppx) calc(100vw * 0.75), (width >= 1035px) max(125vw, 1430px), 100vw',
    );
  });

  test('an unknown name stops the build', () => {
    expect(() => pictureSources(manifest, 'box-pop/héros')).toThrow(
      'picture "box-pop/héros" is not in the picture manifest',
    );
  });
});
