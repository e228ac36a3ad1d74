import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleBoxes } from '#testing/catalogue.ts';
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
  args: { boxes: sampleBoxes.map(({ offer, href }) => ({ ...offer, href })) },
} satisfies Meta<typeof BoxChooser>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
