import { expect, test } from 'vitest';

const stories = Object.entries(
  import.meta.glob<string>('../{ui,blocks}/*/*.stories.tsx', {
    eager: true,
    import: 'default',
    query: '?raw',
  }),
);
const silentAbout = (words: string, among: typeof stories) =>
  among.filter(([, source]) => !source.includes(words)).map(([file]) => file);

test('every block says what to use it for', () => {
  expect(stories.length).toBeGreaterThan(90);
  expect(silentAbout('**Use for**', stories)).toEqual([]);
});

test('every shared block also says what not to use it for', () => {
  const shared = stories.filter(([file]) => file.startsWith('../ui/'));
  expect(silentAbout("**Don't use for**", shared)).toEqual([]);
});
