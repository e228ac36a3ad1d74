import type { Meta, StoryObj } from '@storybook/react-vite';
import { controls } from '#testing/controls.ts';
import { sampleContent } from '#testing/sample-content.ts';
import json from '../../../../../content/pages/{product}-family.json';
import { FamilyHero } from './FamilyHero.tsx';

const page = sampleContent('pages/{product}-family', json);

/**
 * **Use for** what a family saves, and the three steps to it.
 *
 * **Don't use for** a box (OfferHero).
 */
const meta = {
  title: 'Blocks/FamilyHero',
  component: FamilyHero,
  parameters: { layout: 'fullscreen' },
  args: {
    ...page,
    bar: {
      label: controls.subscribe,
      plan: { name: 'Forfait Free 5G', price: 999, priceDuration: 12, priceAfter: 1599 },
      detail: '350 Go en 5G',
      action: { label: page.planButton, href: '#forfait', tracking: 'barre > forfait' },
    },
  },
} satisfies Meta<typeof FamilyHero>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
