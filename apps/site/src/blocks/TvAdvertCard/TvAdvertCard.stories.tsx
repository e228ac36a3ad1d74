import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleContent } from '#testing/sample-content.ts';
import json from '../../../../../content/tv/ad-pack.json';
import { TvAdvertCard } from './TvAdvertCard.tsx';

/** **Use for** one suggestion after a long list of channels, packs, replays or films. */
const meta = {
  title: 'Blocks/TvAdvertCard',
  component: TvAdvertCard,
  parameters: { layout: 'fullscreen' },
  args: sampleContent('tv/ad-pack', json),
} satisfies Meta<typeof TvAdvertCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OnLight: Story = { args: { theme: 'lighterMedium' } };
