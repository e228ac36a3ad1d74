import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChoiceSummary } from './ChoiceSummary.tsx';

/**
 * **Use for** the help to choose, in one line each, for those who do not answer questions.
 *
 * **Don't use for** comparing (Comparator).
 */
const meta = {
  title: 'Blocks/ChoiceSummary',
  component: ChoiceSummary,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'En résumé',
    advice: [
      { want: 'Le plus de débit', name: 'Freebox Ultra', href: '#ultra' },
      { want: 'Le meilleur rapport', name: 'Freebox Pop', href: '#pop' },
      { want: 'Pas de fibre chez vous', name: 'Box 5G', href: '#box-5g' },
    ],
  },
} satisfies Meta<typeof ChoiceSummary>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
