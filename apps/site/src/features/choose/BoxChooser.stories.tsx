import type { Meta, StoryObj } from '@storybook/react-vite';
import { pictures } from '@vitrine/domain/picture-manifest';
import { sampleBoxes } from '#testing/catalogue.ts';
import { texts } from '#testing/eligibility.ts';
import { sampleContent } from '#testing/sample-content.ts';
import { pictureSources } from '#ui/Picture/picture-sources.ts';
import offers from '../../../../../content/layout/offers.json';
import page from '../../../../../content/pages/aidez-moi-a-choisir.json';
import { BoxChooser } from './BoxChooser.island.tsx';

/**
 * **Use for** someone who does not know where to start.
 *
 * **Don't use for** collecting anything: nothing leaves the browser.
 */
const meta = {
  title: 'Features/BoxChooser',
  component: BoxChooser,
  parameters: { layout: 'fullscreen' },
  args: {
    texts: {
      ...sampleContent('pages/aidez-moi-a-choisir', page).chooser,
      subscribe: sampleContent('layout/offers', offers).subscribe,
      soldOut: sampleContent('layout/offers', offers).soldOut,
    },
    boxes: sampleBoxes.map(({ offer, href, subscribeHref }) => ({
      ...offer,
      href,
      subscribeHref,
      compareHref: `#comparer-${offer.key}`,
      picture: pictureSources(pictures, offer.image.src),
      theme: offer.key === 'box-5g' ? ('dark' as const) : ('light' as const),
    })),
    address: { texts, testHref: '#adresse' },
  },
} satisfies Meta<typeof BoxChooser>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
