import { expect, test } from 'vitest';
import { visibleText } from './visible-text.ts';

test('keeps a sentence whole, whatever is emphasised in it', () => {
  expect(visibleText('<p>La <strong>fibre</strong> arrive</p><p>Bientôt</p>')).toEqual([
    'La fibre arrive',
    'Bientôt',
  ]);
});

test('reads what is spoken: alternative texts, labels, what a template holds', () => {
  expect(visibleText('<img alt="Une box"><template><p>Caché</p></template>')).toEqual([
    'Une box',
    'Caché',
  ]);
});

test('leaves out scripts, code and other languages', () => {
  expect(
    visibleText('<script>vaar</script><code>npm</code><p lang="en">Hello</p><p>Oui</p>'),
  ).toEqual(['Oui']);
});

test('two links side by side are two labels', () => {
  expect(visibleText('<a>Rechercher</a><a>Espace abonné</a>')).toEqual([
    'Rechercher',
    'Espace abonné',
  ]);
});
