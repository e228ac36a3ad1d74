import type { Meta, StoryObj } from '@storybook/react-vite';
import { controls } from '#testing/controls.ts';
import { StoryGrid } from '#testing/StoryGrid.tsx';
import { SIZES } from '#ui/sizes.ts';
import { Price } from './Price.tsx';

const promotion = { price: 2999, priceDuration: 12, priceAfter: 3999 };

/**
 * **Use for** every price that is offered: give the whole `offer`, and its duration and the price
 * after come with it. `emphasis` is for the one price that matters most on the screen.
 *
 * **Don't use for** an amount inside a sentence (`formatAmount`), or a promotional price cut off
 * from what comes after.
 */
const meta = {
  title: 'Price',
  component: Price,
  args: { offer: promotion },
} satisfies Meta<typeof Price>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Promotion: Story = {};

export const WithoutPromotion: Story = {
  args: { offer: { price: 2399, priceDuration: null, priceAfter: null } },
};

/** Nothing is said of what is left of it. */
export const DiscountThatEnds: Story = {
  render: () => <Price discount={{ price: 1000, priceDuration: 12, priceAfter: 0 }} />,
};

export const Emphasis: Story = { args: { emphasis: true, size: 'l' } };

export const Sizes: Story = {
  render: () => (
    <StoryGrid>
      {SIZES.map((size) => (
        <Price key={size} size={size} offer={promotion} />
      ))}
    </StoryGrid>
  ),
};

export const Amount: Story = { render: () => <Price amount={999} /> };

export const WholeEuros: Story = { render: () => <Price amount={200} /> };

export const FlaggedAsEuros: Story = {
  render: () => <Price amount={6.99} inEuros startsAt={controls.startsAt} />,
};

export const PaidOnce: Story = { render: () => <Price amount={4900} suffix="" /> };

export const OtherSuffix: Story = { render: () => <Price amount={5990} suffix="/an" /> };

export const Large: Story = { render: () => <Price amount={129900} suffix="" size="xl" /> };
