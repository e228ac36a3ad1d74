import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleContent } from '#testing/sample-content.ts';
import copy from '../../../../../content/pages/stats.json';
import { Dashboard } from './Dashboard.tsx';
import { noFigures, sampleFigures } from './sample-figures.fixture.ts';

/** **Use for** the operator's dashboard: figures with their charts, tables and exports. */
const meta = {
  title: 'Blocks/Dashboard',
  component: Dashboard,
  args: {
    texts: sampleContent('pages/stats', copy),
    figures: sampleFigures,
    purposes: [
      { key: '1', name: 'Cookies et identifiants' },
      { key: '3', name: 'Publicité' },
    ],
    vendors: [{ key: 'campaign', name: 'Suivi des campagnes' }],
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Dashboard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Week: Story = {};

export const NothingMeasured: Story = { args: { figures: noFigures } };
