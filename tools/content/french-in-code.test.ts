import { frenchTypography } from '@vitrine/domain/typography';
import { describe, expect, test } from 'vitest';
import { carefulCode, codeFiles, frenchIn, readable } from './french-in-code.ts';

describe('French that stands in code', () => {
  test('is found in strings, templates and JSX', () => {
    const code = `
      const a = 'Où êtes-vous ?';
      const b = \`Reçu le \${day}, à bientôt\`;
      const c = <p>Voilà une phrase</p>;
      const d = isOpen ? 'été' : 'winter';
    `;
    expect(frenchIn('sample.tsx', code).map(({ text }) => text)).toEqual([
      "'Où êtes-vous ?'",
      '`Reçu le ${',
      '}, à bientôt`',
      'Voilà une phrase',
    ]);
  });

  test('is mended where it stands, and nothing else of the file', () => {
    const code = `const a = open ? 'Où êtes-vous ?' : 'été'; const c = <p>Voilà : une phrase</p>;`;
    expect(carefulCode('sample.tsx', code)).toBe(
      String.raw`const a = open ? 'Où êtes-vous\u00a0?' : 'été'; const c = <p>Voilà&nbsp;: une phrase</p>;`,
    );
  });

  test('is set in careful French, as content is (npm run typography)', () => {
    const careless = codeFiles()
      .flatMap((file) => frenchIn(file))
      .filter(({ text }) => frenchTypography(readable(text)) !== readable(text))
      .map(({ file, line, text }) => `${file}:${line} ${text.trim().slice(0, 80)}`);
    expect(careless).toEqual([]);
  });
});
