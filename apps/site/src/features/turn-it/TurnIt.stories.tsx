import type { Meta, StoryObj } from '@storybook/react-vite';
import { pictures } from '@vitrine/domain/picture-manifest';
import { sampleContent } from '#testing/sample-content.ts';
import { pictureSources } from '#ui/Picture/picture-sources.ts';
import sections from '../../../../../content/boxes/sections.json';
import { turnSources } from './turn-sources.ts';
import { TurnIt } from './TurnIt.island.tsx';

/** The box, as its page shows it. */
function args(box: 'box-pop' | 'box-ultra', alt: string) {
  const turn = turnSources(`${box}/hero`);
  if (!turn) throw new Error(`${box} has no frames`);
  return {
    texts: sampleContent('boxes/sections', sections).turn,
    still: { ...pictureSources(pictures, `${box}/hero`), alt, sizes: '25rem' },
    turn,
  };
}

/**
 * **Use for** an object that has frames of a whole turn, on a tile.
 *
 * **Don't use for** what is understood from one side (Picture), or explained side by side (Gallery).
 */
const meta = {
  title: 'Features/TurnIt',
  component: TurnIt,
  args: args('box-pop', 'La Freebox Pop, ronde et claire'),
} satisfies Meta<typeof TurnIt>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Pop: Story = {};

export const Ultra: Story = { args: args('box-ultra', 'La Freebox Ultra, noire et dorée') };

/** The frames do not arrive: the picture stays, and it is said. */
export const Lost: Story = {
  args: { turn: { avif: '/lost.avif', webp: '/lost.webp', frames: 24 } },
};
