import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChannelList, type ListedChannel } from './ChannelList.tsx';

const included: ListedChannel = {
  number: 21,
  name: 'L’Équipe',
  quality: 'HD',
  replay: true,
  includedIn: ['pop', 'ultra'],
  inclusion: 'Incluse avec toutes les offres TV',
  packs: [],
};
const optional: ListedChannel = {
  number: 160,
  name: 'beIN SPORTS 1',
  quality: 'UHD',
  replay: false,
  includedIn: [],
  inclusion: null,
  packs: [
    { key: 'bein', name: 'beIN SPORTS', price: '15\u00a0€/mois', href: '#bein' },
    { key: 'tout-sport', name: 'Tout le sport', price: '24,99\u00a0€/mois', href: '#tout-sport' },
  ],
};
const both: ListedChannel = {
  ...optional,
  number: 40,
  name: 'CANAL+',
  quality: 'SD',
  includedIn: ['ultra'],
  inclusion: 'Incluse avec Freebox Ultra',
};

/**
 * **Use for** the whole list of channels, complete as it stands. `browser/channel-list.ts` searches
 * and filters it.
 */
const meta = {
  title: 'Blocks/ChannelList',
  component: ChannelList,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Toutes les chaînes',
    intro: 'Cherchez, filtrez, **comparez**.',
    categories: [
      { key: 'sport', label: 'Sport', channels: [included, optional] },
      { key: 'cinema', label: 'Cinéma et séries', channels: [both] },
    ],
    boxes: [
      { value: 'pop', label: 'Freebox Pop' },
      { value: 'ultra', label: 'Freebox Ultra' },
    ],
    packs: [{ value: 'bein', label: 'beIN SPORTS' }],
    pdfHref: '#pdf',
  },
} satisfies Meta<typeof ChannelList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const IncludedOptionalAndBoth: Story = {};
