import { composeStories } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { describe, expect, test } from 'vitest';
import { hydrationChanges } from './hydration.tsx';

type StoryModule = Parameters<typeof composeStories>[0];

// Every block may end up in an island, so every story of every block takes the hydration proof.
const files = import.meta.glob<StoryModule>('../ui/*/*.stories.tsx', { eager: true });

describe.each(Object.entries(files))('%s', (_file, stories) => {
  const composed: Record<string, ComponentType> = composeStories(stories);
  test.each(Object.entries(composed))(
    '%s: the hydrated page is what the server sent',
    async (_name, Story) => {
      expect(await hydrationChanges(<Story />)).toEqual([]);
    },
  );
});
