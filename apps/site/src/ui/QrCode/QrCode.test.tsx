import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { encode } from 'uqr';
import { describe, expect, test } from 'vitest';
import { qrPath } from './qr-path.ts';
import * as stories from './QrCode.stories.tsx';

const { Short } = composeStories(stories);

/** The modules that a path paints, back as rows of dark and light. */
function painted({ size, path }: { size: number; path: string }): boolean[][] {
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    rows[Number(y)]?.fill(true, Number(x), Number(x) + Number(width));
  }
  return rows;
}

describe('QrCode', () => {
  test('says what it leads to', () => {
    render(<Short />);
    expect(screen.getByText('Code QR de l’application Connect')).not.toBeNull();
  });

  test('stays dark on light in every theme', () => {
    const { container } = render(<Short />);
    expect(container.querySelector('svg')?.dataset['theme']).toBe('light');
  });

  test('the path paints exactly the modules of the code, with four light ones around', () => {
    fc.assert(
      fc.property(fc.webUrl(), (address) => {
        expect(painted(qrPath(address))).toEqual(encode(address, { ecc: 'M', border: 4 }).data);
      }),
      { numRuns: 20 },
    );
  });
});
