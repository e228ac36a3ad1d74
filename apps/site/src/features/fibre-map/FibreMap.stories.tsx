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

export const France: Story = {
  args: {
    departments: [
      ...meta.args.departments,
      { code: '974', name: 'La Réunion', share: 0.88, href: '#974' },
    ],
    prefectures: [
      { name: 'Lyon', latitude: 45.76, longitude: 4.84, isBefore: false, isMinor: false },
      { name: 'Ajaccio', latitude: 41.93, longitude: 8.74, isBefore: true, isMinor: true },
    ],
    insets: [
      { code: '974', width: 160, height: 150, path: 'M40 10l70-10 50 70-20 70-60 10-70-60z' },
    ],
  },
};
export const OneDepartment: Story = {
  args: {
    department: '42',
    outline: { width: 180, height: 320, path: 'M40 0l90 60 50 180-80 80-100-120z' },
  },
};
