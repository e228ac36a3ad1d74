import type { Meta, StoryObj } from '@storybook/react-vite';
import { comparedBox } from '@vitrine/domain/offers/comparison';
import { catalogue, sampleBoxes } from '#testing/catalogue.ts';
import { controls } from '#testing/controls.ts';
import { texts } from '#testing/eligibility.ts';
import { sampleContent } from '#testing/sample-content.ts';
import offers from '../../../../../content/layout/offers.json';
import page from '../../../../../content/pages/comparer-nos-offres-{line}.json';
import { Comparator } from './Comparator.island.tsx';

/**
 * **Use for** two to four boxes side by side; its state is in the address.
 *
 * **Don't use for** other products: write their rows first.
 */
const meta = {
  title: 'Features/Comparator',
  component: Comparator,
  parameters: { layout: 'fullscreen' },
  args: {
    texts: {
      ...sampleContent('pages/comparer-nos-offres-{line}', page).comparator,
      subscribe: sampleContent('layout/offers', offers).subscribe,
      soldOut: sampleContent('layout/offers', offers).soldOut,
    },
    boxes: sampleBoxes.map(({ offer, ...links }) => ({ offer: comparedBox(offer), ...links })),
    terms: catalogue,
    toasts: controls.toasts,
    reminder: texts.reminder,
  },
} satisfies Meta<typeof Comparator>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
