import type { Meta, StoryObj } from '@storybook/react-vite';
import page from '../../../../../content/pages/boutiques.json';
import { sampleContent } from '#testing/sample-content.ts';
import { sampleWeeks } from '#testing/shops.ts';
import { OpenNow } from './OpenNow.island.tsx';

const [hours] = sampleWeeks;
if (!hours) throw new Error('no sample week');

/** **Use for** whether one shop is open now, on its page. */
const meta = {
  title: 'Features/OpenNow',
  component: OpenNow,
  args: { hours, texts: sampleContent('pages/boutiques', page).finder.hours },
} satisfies Meta<typeof OpenNow>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
