import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleBox } from '#testing/catalogue.ts';
import { controls } from '#testing/controls.ts';
import { sampleContent } from '#testing/sample-content.ts';
import offers from '../../../../../content/layout/offers.json';
import { OfferHero } from './OfferHero.tsx';

/**
 * **Use for** the top of a box's page.
 *
 * **Don't use for** a service or a mobile plan.
 */
const meta = {
  title: 'Blocks/OfferHero',
  component: OfferHero,
  parameters: { layout: 'fullscreen' },
  args: {
    texts: sampleContent('layout/offers', offers),
    bar: controls.subscribe,
    offer: sampleBox('pop'),
    subscribeHref: '#souscrire',
    compareHref: '#comparer',
    theme: 'light',
    scene: { picture: 'slides/pop', mobilePicture: 'slides/pop-mobile' },
  },
} satisfies Meta<typeof OfferHero>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Ultra: Story = {
  args: {
    offer: sampleBox('ultra'),
    theme: 'dark',
    scene: { picture: 'slides/ultra', mobilePicture: 'slides/ultra-mobile' },
  },
};

export const WithoutPromotion: Story = {
  args: {
    offer: sampleBox('pop-s'),
    scene: { ground: '#f3e6c8', light: '#fbf5e6', shape: 'disc', shapeColour: '#e9b949' },
  },
};

export const SoldOut: Story = { args: { subscribeHref: null } };
