import type { Meta, StoryObj } from '@storybook/react-vite';
import { FibreMap } from './FibreMap.tsx';

/**
 * **Use for** the fibre by department and municipality, above a CoverageTable with the same figures.
 *
 * **Don't use** alone: the map is an enhancement, the table is the information.
 */
const meta = {
  title: 'Blocks/FibreMap',
  component: FibreMap,
  args: {
    departments: [
      { code: '01', name: 'Ain' },
      { code: '2A', name: 'Corse-du-Sud' },
      { code: '42', name: 'Loire' },
    ],
    tilesUrl: null,
    note: 'Données d’exemple : ces chiffres et ces dates sont inventés.',
  },
} satisfies Meta<typeof FibreMap>;
export default meta;

type Story = StoryObj<typeof meta>;

export const France: Story = {};
export const OneDepartment: Story = { args: { department: '42' } };
