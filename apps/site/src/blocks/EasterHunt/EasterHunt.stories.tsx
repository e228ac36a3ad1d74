import type { Meta, StoryObj } from '@storybook/react-vite';
import { EasterHunt } from './EasterHunt.tsx';

/**
 * **Use for** the hidden eggs of the Easter contest.
 *
 * **Don't use for** any other page.
 */
const meta = {
  title: 'Blocks/EasterHunt',
  component: EasterHunt,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof EasterHunt>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
