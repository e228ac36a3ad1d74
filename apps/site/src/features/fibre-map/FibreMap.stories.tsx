import type { Meta, StoryObj } from '@storybook/react-vite';
import page from '../../../../../content/pages/carte-fibre-optique.json';
import { sampleContent } from '#testing/sample-content.ts';
import { FibreMap } from './FibreMap.island.tsx';

/**
 * **Use for** the fibre by department and municipality, above a CoverageTable with the same figures.
 *
 * **Don't use** alone: the map is an enhancement, the table is the information.
 */
const meta = {
  title: 'Features/FibreMap',
  component: FibreMap,
  args: {
    texts: sampleContent('pages/carte-fibre-optique', page).map,
    departments: [
      { code: '01', name: 'Ain', share: 0.91, href: '#01' },
      { code: '2A', name: 'Corse-du-Sud', share: 0.62, href: '#2a' },
      { code: '42', name: 'Loire', share: 0.93, href: '#42' },
    ],
    tilesUrl: null,
    note: 'Données d’exemple : ces chiffres et ces dates sont inventés.',
  },
} satisfies Meta<typeof FibreMap>;
export default meta;

type Story = StoryObj<typeof meta>;

export const France: Story = {};
export const OneDepartment: Story = { args: { department: '42' } };
