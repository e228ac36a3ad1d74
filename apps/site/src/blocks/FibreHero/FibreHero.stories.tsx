import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleContent } from '#testing/sample-content.ts';
import json from '../../../../../content/fibre/teaser.json';
import { FibreHero } from './FibreHero.tsx';

const { title, description, image } = sampleContent('fibre/teaser', json);

/**
 * **Use for** the first screen of a page about the fibre, moving or leaving an operator.
 *
 * **Don't use for** a box: `OfferHero` shows its price.
 */
const meta = {
  title: 'Blocks/FibreHero',
  component: FibreHero,
  parameters: { layout: 'fullscreen' },
  args: { title, description, image },
} satisfies Meta<typeof FibreHero>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithSomethingToDo: Story = {
  args: { children: <p>Le test d’éligibilité vient ici, sur le bord de l’image.</p> },
};
