import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChannelNames } from './ChannelNames.tsx';

/**
 * **Use for** the channels of one offer, by name, where the number to press is all one needs.
 *
 * **Don't use for** choosing among hundreds: `ChannelList` searches and filters.
 */
const meta = {
  title: 'Blocks/ChannelNames',
  component: ChannelNames,
  args: {
    title: 'Les chaînes de TV by CANAL',
    channels: [
      { name: 'CANAL+', number: 40 },
      { name: '13ème RUE', number: 53 },
      { name: 'National Geographic', number: 216 },
      { name: 'Piwi+', number: 154 },
    ],
    more: { label: 'Voir toutes les chaînes de la Freebox', href: '#chaines' },
  },
} satisfies Meta<typeof ChannelNames>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
