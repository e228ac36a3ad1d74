import { inflateSync } from 'node:zlib';

/** The words of a PDF that pdfkit made, in the order in which they are drawn: what one would copy. */
export function pdfText(pdf: Buffer): string {
  const objects = new Map<string, string>();
  const source = pdf.toString('latin1');
  for (const [, number = '', body = ''] of source.matchAll(/(\d+) 0 obj\n(.*?)\nendobj/gs))
    objects.set(number, body);
  const streamOf = (number: string): string => {
    const [head = '', raw = ''] = (objects.get(number) ?? '').split(/\nstream\n/);
    const bytes = Buffer.from(raw.replace(/\nendstream$/, ''), 'latin1');
    return (head.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1');
  };

  // Fonts by the name that pages give them, with the characters behind their glyphs.
  const fonts = new Map<string, Map<number, string>>();
  for (const [, name = '', number = ''] of source.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(number) ?? '')?.[1];
    if (map !== undefined) fonts.set(name, glyphsOf(streamOf(map)));
  }
  return [...source.matchAll(/\/Contents (\d+) 0 R/g)]
    .map(([, number = '']) => wordsOf(streamOf(number), fonts))
    .join('\n');
}

function glyphsOf(map: string): Map<number, string> {
  const glyphs = new Map<number, string>();
  for (const [, first = '', , list = ''] of map.matchAll(/<(\w+)> <(\w+)> \[(.*?)\]/gs))
    for (const [index, [, code = '']] of [...list.matchAll(/<([\w ]*)>/g)].entries())
      glyphs.set(Number.parseInt(first, 16) + index, utf16(code.replaceAll(' ', '')));
  return glyphs;
}

function utf16(hex: string): string {
  return Buffer.from(hex, 'hex').swap16().toString('utf16le');
}

function wordsOf(content: string, fonts: ReadonlyMap<string, ReadonlyMap<number, string>>): string {
  let font: ReadonlyMap<number, string> = new Map();
  let text = '';
  for (const [, name, shown] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[(.*?)\] TJ/gs)) {
    if (name !== undefined) font = fonts.get(name) ?? new Map();
    else
      for (const [, glyphs = ''] of (shown ?? '').matchAll(/<(\w+)>/g))
        for (const [glyph] of glyphs.matchAll(/\w{4}/g))
          text += font.get(Number.parseInt(glyph, 16)) ?? '\ufffd';
    if (name === undefined) text += '\n';
  }
  return text;
}
