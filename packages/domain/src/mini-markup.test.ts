import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type BlockNode,
  type InlineNode,
  markupText,
  parseMarkup,
  referencesIn,
} from './mini-markup.ts';

const text = (value: string): InlineNode => ({ type: 'text', text: value });
const paragraph = (...children: InlineNode[]): BlockNode => ({ type: 'paragraph', children });

describe('the mini markup', () => {
  test.each<[string, InlineNode]>([
    ['**gras**', { type: 'bold', children: [text('gras')] }],
    ['__léger__', { type: 'light', children: [text('léger')] }],
    ['//italique//', { type: 'italic', children: [text('italique')] }],
    ['^(1)^', { type: 'superscript', children: [text('(1)')] }],
    ['[Voir](/freebox/)', { type: 'link', href: '/freebox/', children: [text('Voir')] }],
    ['[gris]{muted}', { type: 'span', style: 'muted', children: [text('gris')] }],
    ['![Une box](box-pop/hero)', { type: 'image', src: 'box-pop/hero', alt: 'Une box' }],
  ])('understands %s', (source, node) => {
    expect(parseMarkup(source)).toEqual([paragraph(node)]);
  });

  test('nests', () => {
    expect(parseMarkup('**très [loin](/a/)**')).toEqual([
      paragraph({
        type: 'bold',
        children: [text('très '), { type: 'link', href: '/a/', children: [text('loin')] }],
      }),
    ]);
  });

  test('parts paragraphs, lists and lines', () => {
    expect(parseMarkup('Un\ndeux\n\nAvant\n- a\n- b')).toEqual([
      paragraph(text('Un'), { type: 'break' }, text('deux')),
      paragraph(text('Avant')),
      { type: 'list', items: [[text('a')], [text('b')]] },
    ]);
  });

  test.each([
    '[x](javascript:alert(1))',
    '[x](//mal.fr/)',
    '[x](http://clair.fr/)',
    '[x](data:text/html,x)',
    '![x](https://mal.fr/x.png)',
    '[x]{onclick}',
    '<b>gras</b>',
    '**',
    '** **',
    '5 ** 3 ** 2',
    'https://exemple.fr//chemin//ici',
    '[sans fin](',
  ])('shows as text what it does not know: %s', (source) => {
    expect(parseMarkup(source)).toEqual([paragraph(text(source))]);
  });

  test('reads as plain text', () => {
    expect(markupText('**Un** [lien](/a/)\nsuite\n\n- a\n- b')).toBe('Un lien suite a, b');
    expect(markupText(' Avec ![une box](box-pop/hero) ')).toBe('Avec une box');
  });

  test('knows the lines of every system, and no paragraph of spaces', () => {
    expect(parseMarkup('Un\r\ndeux\r\n\r\ntrois')).toEqual(parseMarkup('Un\ndeux\n\ntrois'));
    expect(parseMarkup('Un\r\ndeux')).toEqual([
      paragraph(text('Un'), { type: 'break' }, text('deux')),
    ]);
    expect(parseMarkup('Un\n\n  \n\ndeux')).toEqual([
      paragraph(text('Un')),
      paragraph(text('deux')),
    ]);
    expect(parseMarkup('')).toEqual([]);
  });

  test('names the addresses and the pictures of a text, however deep', () => {
    expect(
      referencesIn(
        '**[Un](/a/)** et ![une box](box-pop/hero)\n\n- [[Deux]{muted}](/b/)\n- [x](/c/)',
      ),
    ).toEqual({ links: ['/a/', '/c/'], pictures: ['box-pop/hero'] });
    expect(referencesIn('Rien')).toEqual({ links: [], pictures: [] });
  });

  test('never throws, loses no letter, and never makes an unsafe address', () => {
    const piece = fc.constantFrom(
      '**',
      '__',
      '//',
      '^',
      '[',
      ']',
      '(',
      ')',
      '{muted}',
      '!',
      '- ',
      '\n',
    );
    const source = fc
      .array(fc.oneof(piece, fc.string({ unit: 'grapheme' }), fc.constant('javascript:')))
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(source, (markup) => {
        const letters = [...markup].filter((char) => /\p{L}/u.test(char)).length;
        const tree = parseMarkup(markup);
        const kept = JSON.stringify(tree);
        expect(hrefsOf(tree).every((href) => /^(\/(?!\/)|#|https:|mailto:|tel:)/.test(href))).toBe(
          true,
        );
        expect([...kept].filter((char) => /\p{L}/u.test(char)).length).toBeGreaterThanOrEqual(
          letters - 5 * (markup.match(/\{muted\}/g)?.length ?? 0),
        );
      }),
    );
  });

  test('hostile nesting is parsed in linear time', () => {
    for (const unit of ['**', '[', '[a](', '^', '[a]{muted}']) {
      expect(parseMarkup(unit.repeat(20_000))).toBeDefined();
    }
  });
});

function hrefsOf(blocks: readonly BlockNode[]): string[] {
  const inline = (nodes: readonly InlineNode[]): string[] =>
    nodes.flatMap((node) => {
      if (node.type === 'link') return [node.href, ...inline(node.children)];
      return 'children' in node ? inline(node.children) : [];
    });
  return blocks.flatMap((block) =>
    inline(block.type === 'list' ? block.items.flat() : block.children),
  );
}
