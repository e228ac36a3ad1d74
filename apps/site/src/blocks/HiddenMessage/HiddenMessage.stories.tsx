import type { Meta, StoryObj } from '@storybook/react-vite';
import { HiddenMessage } from './HiddenMessage.tsx';

/**
 * **Use for** the word that lamps spell in the streaming contest.
 *
 * **Don't use for** any other page: its letters are a puzzle.
 */
const meta = {
  title: 'Blocks/HiddenMessage',
  component: HiddenMessage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof HiddenMessage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
