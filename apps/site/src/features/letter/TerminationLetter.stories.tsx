import type { Meta, StoryObj } from '@storybook/react-vite';
import page from '../../../../../content/pages/obtenir-ma-lettre-de-resiliation.json';
import { controls } from '#testing/controls.ts';
import { sampleContent } from '#testing/sample-content.ts';
import { TerminationLetter } from './TerminationLetter.island.tsx';

/**
 * **Use for** the letter to another operator, written in the browser; nothing is sent.
 *
 * **Don't use for** ending a contract with us: `/resiliation` does, with a receipt.
 */
const meta = {
  title: 'Features/TerminationLetter',
  component: TerminationLetter,
  args: { texts: sampleContent('pages/obtenir-ma-lettre-de-resiliation', page).letter, controls },
} satisfies Meta<typeof TerminationLetter>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
