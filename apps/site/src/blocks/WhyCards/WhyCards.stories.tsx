import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleContent } from '#testing/sample-content.ts';
import json from '../../../../../content/home/why-{product}.json';
import { WhyCards } from './WhyCards.tsx';

/**
 * **Use for** the reasons to come, each with its proof.
 *
 * **Don't use for** a list of features (Features).
 */
const meta = {
  title: 'Blocks/WhyCards',
  component: WhyCards,
  parameters: { layout: 'fullscreen' },
  args: sampleContent('home/why-{product}', json),
} satisfies Meta<typeof WhyCards>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
