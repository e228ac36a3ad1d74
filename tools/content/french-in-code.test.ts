import { frenchTypography } from '@vitrine/domain/typography';
import { describe, expect, test } from 'vitest';
import {
  carefulCode,
  codeFiles,
  contentInCode,
  frenchIn,
  readable,
  unusedControlLabels,
} from './french-in-code.ts';

describe('French that stands in code', () => {
  test('is found in strings, templates and JSX', () => {
    const code = `
      const a = 'Où êtes-vous ?';
      const b = \`Reçu le \${day}, à bientôt\`;
      const c = <p>Voilà une phrase</p>;
      const d = isOpen ? 'été' : 'winter';
      const e = \`\${day} (heure de Paris)\`;
      const g = isOpen ? 'Succès' : 'Closed';
      const f = \`dès \${price} sur \${key}-\${kind}\`;
    `;
    expect(frenchIn('sample.tsx', code).map(({ text }) => text)).toEqual([
      "'Où êtes-vous ?'",
      '`Reçu le ${',
      '}, à bientôt`',
      'Voilà une phrase',
      '} (heure de Paris)`',
      "'Succès'",
      '`dès ${',
      '} sur ${',
    ]);
  });

  test('is found in the script and the markup of a page, and by its words alone', () => {
    const page = `---
const steps = ['Comparer les box', 'a > b'];
---

<Page title="Plan du site"><p>Revenez nous voir dans une heure</p>{steps}</Page>
`;
    const found = frenchIn('sample.astro', page);
    expect(found.map(({ text }) => text)).toEqual([
      "'Comparer les box'",
      '"Plan du site"',
      'Revenez nous voir dans une heure',
    ]);
    for (const { start, end, text } of found) expect(page.slice(start, end)).toBe(text);
  });

  test('is found by one word where it is read: between tags, in a name', () => {
    const code = `
      const key = 'offre';
      const a = <p data-kind="Offre">Agrandir</p>;
      const b = <button aria-label="Fermer" />;
      const c = <Tab label={isOpen ? 'Ouvert' : key} name="Offre" />;
      const d = <p>&nbsp;: {key}</p>;
    `;
    expect(frenchIn('sample.tsx', code).map(({ text }) => text)).toEqual([
      'Agrandir',
      '"Fermer"',
      "'Ouvert'",
    ]);
  });

  test('is no visitor’s: what they read is content', () => {
    expect(
      contentInCode(),
      'each with its file: write them in content/, or say in NO_CONTENT who reads them',
    ).toEqual([]);
  });

  test('is a label of a control only where a shared block has such a control', () => {
    expect(unusedControlLabels()).toEqual([]);
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
