import { composeStories } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { describe, expect, test } from 'vitest';
import { hydrationChanges } from './hydration.tsx';

type StoryModule = Parameters<typeof composeStories>[0];

// Every block of ui/ may end up in an island, and features are islands: all their stories take the
// hydration proof. The other blocks are HTML and never hydrate.
const islands = Object.keys(
  import.meta.glob(['../blocks/*/*.island.tsx', '../features/**/*.island.tsx']),
).map(folderOf);
const files = import.meta.glob<StoryModule>(
  ['../{ui,blocks}/*/*.stories.tsx', '../features/**/*.stories.tsx'],
  { eager: true },
);
const hydrating = Object.entries(files).filter(
  ([file]) => file.startsWith('../ui/') || islands.includes(folderOf(file)),
);

function folderOf(file: string): string {
  return file.slice(0, file.lastIndexOf('/'));
}

test('every island has stories', () => {
  expect(
    islands.filter((folder) => !hydrating.some(([file]) => folderOf(file) === folder)),
  ).toEqual([]);
});

describe.each(hydrating)('%s', (_file, stories) => {
  const composed: Record<string, ComponentType> = composeStories(stories);
  test.each(Object.entries(composed))(
    '%s: the hydrated page is what the server sent',
    async (_name, Story) => {
      expect(await hydrationChanges(<Story />)).toEqual([]);
    },
  );
});
