import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleContest } from '#testing/sample-forms.ts';
import { EasterHunt } from './EasterHunt.tsx';

const { puzzle } = sampleContest('paques');
if (puzzle?.kind !== 'eggs') throw new Error('paques hides no eggs');

/**
 * **Use for** the hidden eggs of the Easter contest.
 *
 * **Don't use for** any other page.
 */
const meta = {
  title: 'Blocks/EasterHunt',
  component: EasterHunt,
  parameters: { layout: 'fullscreen' },
  args: puzzle,
} satisfies Meta<typeof EasterHunt>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
