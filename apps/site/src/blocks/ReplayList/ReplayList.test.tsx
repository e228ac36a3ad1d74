import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sampleContent } from '#testing/sample-content.ts';
import json from '../../../../../content/tv/replays.json';
import * as stories from './ReplayList.stories.tsx';

const { Default } = composeStories(stories);
const { replays } = sampleContent('tv/replays', json);

test('a service whose name is English says so to whoever reads it aloud', () => {
  render(<Default categories={[{ key: 'tous', label: 'Tous', replays }]} />);
  const languageOf = (name: string) =>
    screen.getByRole('heading', { level: 3, name }).closest('[lang]')?.getAttribute('lang');
  expect(languageOf('Food Network')).toBe('en');
  expect(languageOf('Histoire TV')).toBeUndefined();
});
