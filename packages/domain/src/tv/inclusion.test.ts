import { describe, expect, test } from 'vitest';
import { inclusionText } from './inclusion.ts';

const boxes = [
  { key: 'ultra', label: 'Freebox Ultra' },
  { key: 'pop', label: 'Freebox Pop' },
  { key: 'box-5g', label: 'Box 5G' },
  { key: 'product-tv', label: 'Free TV' },
];

const texts = { all: 'Incluse', some: 'Incluse avec <boxes>' };

describe('inclusion', () => {
  test.each([
    [['ultra', 'pop', 'box-5g'], 'Incluse'],
    [['ultra', 'pop', 'box-5g', 'product-tv'], 'Incluse'],
    [['ultra'], 'Incluse avec Freebox Ultra'],
    [['ultra', 'pop'], 'Incluse avec Freebox Ultra et Freebox Pop'],
    [['product-tv'], null],
    [[], null],
  ])('%j: %s', (includedIn, expected) => {
    expect(inclusionText(includedIn, boxes, texts)).toBe(expected);
  });
});
