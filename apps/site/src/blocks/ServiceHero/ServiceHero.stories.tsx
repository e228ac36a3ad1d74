import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleContent } from '#testing/sample-content.ts';
import json from '../../../../../content/pages/repeteur-wifi.json';
import { ServiceHero } from './ServiceHero.tsx';

/**
 * **Use for** the top of a service’s page.
 *
 * **Don't use for** a box (OfferHero).
 */
const meta = {
  title: 'Blocks/ServiceHero',
  component: ServiceHero,
  parameters: { layout: 'fullscreen' },
  args: {
    ...sampleContent('pages/repeteur-wifi', json).hero,
    price: { amount: 499, once: false },
  },
} satisfies Meta<typeof ServiceHero>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Once: Story = { args: { price: { amount: 999, once: true } } };

export const WithoutPrice: Story = { args: { price: null } };
