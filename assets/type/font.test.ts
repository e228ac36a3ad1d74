import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { fontFile } from '../paths.ts';
import { charactersOf, FRENCH_CHARACTERS } from './french-characters.ts';

const baseStyles = fileURLToPath(new URL('../../apps/site/src/styles/base.css', import.meta.url));
/** What a server may send before it hears from the visitor again: ten packets, less our headers. */
const FIRST_PACKETS = 10 * 1_460 - 1_100;

describe('the French part of the typeface', () => {
  it('serves in the style sheet exactly the characters that it has', () => {
    const styles = readFileSync(baseStyles, 'utf8').replaceAll(/\s+/g, ' ');
    expect(styles).toContain(`unicode-range: ${FRENCH_CHARACTERS};`);
  });

  it('has every letter, sign and figure of French', () => {
    const characters = charactersOf(FRENCH_CHARACTERS);
    const needed = 'AZaz09àâçéèêëîïôùûüœÀÂÇÉÈÊËÎÏÔÙÛŒ’«»–—…€°%@&()[]"\'!?;:/−× \u00A0';
    expect([...needed].filter((character) => !characters.includes(character))).toEqual([]);
    expect(new Set(characters).size).toBe(characters.length);
  });

  it('comes with the first packets of a connection', () => {
    expect(statSync(fontFile).size).toBeLessThan(FIRST_PACKETS);
  });
});
