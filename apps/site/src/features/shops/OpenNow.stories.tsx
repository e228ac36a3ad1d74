import type { Meta, StoryObj } from '@storybook/react-vite';
import page from '../../../../../content/pages/boutiques.json';
import { sampleContent } from '#testing/sample-content.ts';
import { sampleHours } from '#testing/shops.ts';
import { OpenNow } from './OpenNow.island.tsx';

/** **Use for** whether one shop is open now, on its page. */
const meta = {
  title: 'Features/OpenNow',
  component: OpenNow,
  args: { hours: sampleHours, texts: sampleContent('pages/boutiques', page).finder.hours },
} satisfies Meta<typeof OpenNow>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
