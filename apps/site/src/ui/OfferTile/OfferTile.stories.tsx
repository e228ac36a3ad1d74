import type { Meta, StoryObj } from '@storybook/react-vite';
import { Picture } from '#ui/Picture/Picture.tsx';
import { OfferTile } from './OfferTile.tsx';

/**
 * **Use for** boxes proposed beside something else: an answer, a page that is missing. It is an item of
 * a list.
 *
 * **Don't use for** choosing among all boxes (BoxLineUp), nor for a box's own page (OfferHighlight).
 */
const meta = {
  title: 'OfferTile',
  component: OfferTile,
  render: (args) => (
    <ul role="list">
      <OfferTile {...args} />
    </ul>
  ),
  args: {
    name: 'Freebox Pop',
    href: '#pop',
    plan: { price: 2999, priceDuration: 12, priceAfter: 3999 },
    picture: <Picture src="box-pop/hero" alt="" sizes="6rem" />,
  },
} satisfies Meta<typeof OfferTile>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
