import type { Meta, StoryObj } from '@storybook/react-vite';
import { controls } from '#testing/controls.ts';
import { sampleContent } from '#testing/sample-content.ts';
import banner from '../../../../../content/partners/netflix/banner.json';
import { PartnerHero } from './PartnerHero.tsx';

const {
  composition,
  formulas: _formulas,
  subscription: _subscription,
  secondaryButton: _secondary,
  ...hero
} = sampleContent('partners/netflix/banner', banner);

/**
 * **Use for** the top of a partner’s page: what it is, what it costs here.
 *
 * **Don't use for** a box (OfferHero).
 */
const meta = {
  title: 'Blocks/PartnerHero',
  component: PartnerHero,
  parameters: { layout: 'fullscreen' },
  args: {
    ...hero,
    controls,
    layout: composition.hero,
    service: { name: 'Netflix', price: 799, startsAt: true, period: 'month' },
  },
} satisfies Meta<typeof PartnerHero>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Included: Story = { args: { service: null } };

export const Once: Story = {
  args: { service: { name: 'Apple TV 4K', price: 12900, startsAt: false, period: 'once' } },
};
