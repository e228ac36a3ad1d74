import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleContent } from '#testing/sample-content.ts';
import page from '../../../../../content/pages/pack-et-options.json';
import { PackList } from './PackList.tsx';

/** **Use for** packs by theme, each with what is inside and what it costs. */
const meta = {
  title: 'Blocks/PackList',
  component: PackList,
  parameters: { layout: 'fullscreen' },
  args: {
    texts: sampleContent('pages/pack-et-options', page).list,
    themes: [
      {
        key: 'sport',
        label: 'Sport',
        packs: [
          {
            id: 'bouquet-bein',
            name: 'beIN SPORTS',
            description: 'Le football européen et le tennis.',
            price: 1500,
            channels: [
              { number: 160, name: 'beIN SPORTS 1' },
              { number: 161, name: 'beIN SPORTS 2' },
            ],
            page: null,
          },
          {
            id: 'bouquet-canal',
            name: 'CANAL+',
            description: 'Cinéma, séries et sport.',
            price: 1999,
            channels: [{ number: 40, name: 'CANAL+' }],
            page: '#canal-plus',
          },
        ],
      },
    ],
  },
} satisfies Meta<typeof PackList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
