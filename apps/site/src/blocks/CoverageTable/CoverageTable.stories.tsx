import type { Meta, StoryObj } from '@storybook/react-vite';
import { CoverageTable, FoldedCoverage } from './CoverageTable.tsx';

/**
 * **Use for** the figures of a map, to everyone: it is what browsers without script and screen
 * readers get.
 */
const meta = {
  title: 'Blocks/CoverageTable',
  component: CoverageTable,
  args: {
    caption: 'Couverture par commune. Données d’exemple.',
    columns: ['Commune', 'Couverture fibre', 'Suite prévue', 'Fin de l’ADSL'],
    rows: [
      { name: 'Saint-Étienne', cells: ['98\u00a0%', '', '31 janvier 2027'] },
      { name: 'Saint-Galmier', cells: ['42\u00a0%', '2e trimestre 2027', ''] },
      { name: 'Une commune sans données', cells: ['Inconnu', '', ''] },
    ],
  },
} satisfies Meta<typeof CoverageTable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Municipalities: Story = {};
export const DepartmentsWithLinks: Story = {
  args: {
    caption: 'Couverture par département. Données d’exemple.',
    columns: ['Département', 'Logements raccordables'],
    rows: [{ name: '42 Loire', href: '#42', cells: ['93\u00a0%'] }],
  },
};

export const ByRegion: Story = {
  render: (table) => (
    <FoldedCoverage
      tables={['Auvergne-Rhône-Alpes', 'Bretagne', 'Corse'].map((label) => ({
        ...table,
        label,
      }))}
    />
  ),
};
