import type { Meta, StoryObj } from '@storybook/react-vite';
import { PackFinder } from './PackFinder.tsx';

/**
 * **Use for** « quelles chaînes voulez-vous ? », above the PackList that `browser/pack-finder.ts`
 * reads packs and prices from.
 */
const meta = {
  title: 'Blocks/PackFinder',
  component: PackFinder,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Bouquets et options',
    intro: 'Sans engagement, à ajouter et à retirer **quand vous voulez**.',
    finderTitle: 'Vos chaînes au meilleur prix',
    boxes: [
      { value: 'pop', label: 'Freebox Pop' },
      { value: 'ultra', label: 'Freebox Ultra' },
    ],
  },
} satisfies Meta<typeof PackFinder>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NothingChosenYet: Story = {};
