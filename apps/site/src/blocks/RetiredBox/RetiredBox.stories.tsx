import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleBox } from '#testing/catalogue.ts';
import { sampleContent } from '#testing/sample-content.ts';
import json from '../../../../../content/boxes/crystal/page.json';
import { RetiredBox } from './RetiredBox.tsx';

const {
  faq: _faq,
  faqTitle: _title,
  successors,
  ...page
} = sampleContent('boxes/crystal/page', json);

/**
 * **Use for** a box that is not sold any more, and what replaces it.
 *
 * **Don't use for** a box that is sold out for a while (OfferHero).
 */
const meta = {
  title: 'Blocks/RetiredBox',
  component: RetiredBox,
  parameters: { layout: 'fullscreen' },
  args: {
    ...page,
    discover: 'Découvrir',
    successors: successors.map(({ offer, reason }) => ({
      offer: sampleBox(offer),
      href: `#${offer}`,
      reason,
    })),
  },
} satisfies Meta<typeof RetiredBox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
