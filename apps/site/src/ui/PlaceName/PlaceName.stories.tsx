import type { Meta, StoryObj } from '@storybook/react-vite';
import { PlaceName } from './PlaceName.tsx';

/**
 * **Use for** a title that names a town or a department: hyphenated, these are the longest words there are.
 *
 * **Don't use for** running text, where a compound may break at the end of a line.
 */
const meta = {
  title: 'PlaceName',
  component: PlaceName,
  args: { name: 'La fibre\u00a0: Alpes-de-Haute-Provence' },
  decorators: [
    (Story) => (
      <h1>
        <Story />
      </h1>
    ),
  ],
} satisfies Meta<typeof PlaceName>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Department: Story = {};

export const Shop: Story = { args: { name: 'Free Saint-Germain-en-Laye\u00a0– rue Nationale' } };

export const Short: Story = { args: { name: 'Free Lyon\u00a0– rue Nationale' } };
