import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleContent } from '#testing/sample-content.ts';
import json from '../../../../../content/pages/{product}-family.json';
import { FamilyHero } from './FamilyHero.tsx';

/**
 * **Use for** what a family saves, and the three steps to it.
 *
 * **Don't use for** a box (OfferHero).
 */
const meta = {
  title: 'Blocks/FamilyHero',
  component: FamilyHero,
  parameters: { layout: 'fullscreen' },
  args: sampleContent('pages/{product}-family', json),
} satisfies Meta<typeof FamilyHero>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
