import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleContest } from '#testing/sample-forms.ts';
import { HiddenMessage } from './HiddenMessage.tsx';

const { puzzle } = sampleContest('ultra-stranger-things');
if (puzzle?.kind !== 'hidden-message') throw new Error('it hides no message');

/**
 * **Use for** the word that lamps spell in the streaming contest.
 *
 * **Don't use for** any other page: its letters are a puzzle.
 */
const meta = {
  title: 'Blocks/HiddenMessage',
  component: HiddenMessage,
  parameters: { layout: 'fullscreen' },
  args: puzzle,
} satisfies Meta<typeof HiddenMessage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
