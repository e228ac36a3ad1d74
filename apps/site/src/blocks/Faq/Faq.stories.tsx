import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleContent } from '#testing/sample-content.ts';
import json from '../../../../../content/home/faq.json';
import { Faq } from './Faq.tsx';

/**
 * **Use for** the questions people ask about a page, last on it.
 *
 * **Don't use for** what a visitor must read before buying.
 */
const meta = {
  title: 'Blocks/Faq',
  component: Faq,
  parameters: { layout: 'fullscreen' },
  args: sampleContent('home/faq', json),
} satisfies Meta<typeof Faq>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
