import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { brandContent } from './brand-content.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-brand-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}
const laidOut = () =>
  brandContent(join(folder, 'content'), join(folder, 'nova'), join(folder, 'laid-out'));
const read = (file: string) => readFileSync(join(folder, 'laid-out', file), 'utf8');

test('a brand without content of its own has the common folder', () => {
  write('content/home/faq.json', 'common');
  expect(laidOut()).toBe(join(folder, 'content'));
});

test('its own files take the place of the common ones, its pictures are photos', () => {
  write('content/home/faq.json', 'common');
  write('content/shops.json', 'common');
  write('nova/content/home/faq.json', 'own');
  write('nova/pictures/hero.jpg', 'picture');
  expect(laidOut()).toBe(join(folder, 'laid-out'));
  expect([read('home/faq.json'), read('shops.json'), read('photos/hero.jpg')]).toEqual([
    'own',
    'common',
    'picture',
  ]);
});

test('its own records stand among the common ones, and leave them alone where they cannot be read', () => {
  write('content/home/faq.json', '{"items":[{"id":"a","answer":"oui"},{"id":"b","answer":"non"}]}');
  write('nova/content/home/faq.own.json', '{"items":[{"id":"b","answer":"si"}]}');
  laidOut();
  expect(JSON.parse(read('home/faq.json'))).toEqual({
    items: [
      { id: 'a', answer: 'oui' },
      { id: 'b', answer: 'si' },
    ],
  });
  write('nova/content/home/faq.own.json', '{"items":');
  laidOut();
  expect(read('home/faq.json')).toBe(readFileSync(join(folder, 'content/home/faq.json'), 'utf8'));
});

test('what changed is written, what is gone leaves, the rest is not touched', () => {
  write('content/home/faq.json', 'common');
  write('content/shops.json', 'common');
  write('nova/content/home/faq.json', 'own');
  laidOut();
  const before = statSync(join(folder, 'laid-out', 'shops.json')).mtimeMs;
  rmSync(join(folder, 'nova/content/home/faq.json'));
  write('nova/content/reviews.json', 'own');
  laidOut();
  expect(read('home/faq.json')).toBe('common');
  expect(read('reviews.json')).toBe('own');
  expect(statSync(join(folder, 'laid-out', 'shops.json')).mtimeMs).toBe(before);
  rmSync(join(folder, 'content/shops.json'));
  laidOut();
  expect(() => read('shops.json')).toThrow('ENOENT');
});
