import type { Meta, StoryObj } from '@storybook/react-vite';
import { TerminationLetter } from './TerminationLetter.tsx';

/**
 * **Use for** the letter to another operator, written in the browser by
 * `browser/termination-letter.ts`; nothing is sent.
 *
 * **Don't use for** ending a contract with us: `/resiliation` does, with a receipt.
 */
const meta = {
  title: 'Blocks/TerminationLetter',
  component: TerminationLetter,
  args: {
    title: 'Ma lettre de résiliation',
    intro: 'Répondez, vérifiez l’aperçu, téléchargez.',
  },
} satisfies Meta<typeof TerminationLetter>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
