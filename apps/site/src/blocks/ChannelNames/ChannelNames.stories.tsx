import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChannelNames } from './ChannelNames.tsx';

/**
 * **Use for** the channels of one offer: its tiles are `ChannelTiles`, given by the page.
 *
 * **Don't use for** choosing among hundreds: `ChannelBrowser` searches and filters.
 */
const meta = {
  title: 'Blocks/ChannelNames',
  component: ChannelNames,
  args: {
    title: 'Les chaînes de TV by CANAL',
    children: <p>Action, RTL9, Téva</p>,
    more: { label: 'Voir toutes les chaînes de la Freebox', href: '#chaines' },
  },
} satisfies Meta<typeof ChannelNames>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
