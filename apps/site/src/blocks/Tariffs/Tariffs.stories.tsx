import type { Meta, StoryObj } from '@storybook/react-vite';
import { catalogue } from '#testing/catalogue.ts';
import { sampleContent } from '#testing/sample-content.ts';
import json from '../../../../../content/pages/tarifs-et-conditions.json';
import { Tariffs } from './Tariffs.tsx';

/**
 * **Use for** every price and fee of the catalogue, in tables.
 *
 * **Don't use for** one offer (OfferHero, TrueCost).
 */
const meta = {
  title: 'Blocks/Tariffs',
  component: Tariffs,
  parameters: { layout: 'fullscreen' },
  args: {
    ...sampleContent('pages/tarifs-et-conditions', json),
    catalogue,
    flags: { antivirus: true },
    sheetHrefs: {},
  },
} satisfies Meta<typeof Tariffs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
