import type { Meta, StoryObj } from '@storybook/react-vite';
import type { TvGuide } from '@vitrine/domain/tv/guide';
import { sampleContent } from '#testing/sample-content.ts';
import page from '../../../../../content/pages/liste-chaines.json';
import { ChannelBrowser } from './ChannelBrowser.island.tsx';
import { ChannelList } from './ChannelList.tsx';
import { readSearchableGuide } from './searchable-guide.ts';

const guide: TvGuide = {
  packs: [
    { key: 'bein', name: 'beIN SPORTS', price: 1500, href: '#bein' },
    { key: 'tout-sport', name: 'Tout le sport', price: 2499, href: '#tout-sport' },
  ],
  channels: [
    {
      number: 21,
      name: 'L’Équipe',
      category: 'sport',
      quality: 'HD',
      replay: true,
      includedIn: ['pop', 'ultra'],
      inclusion: 'Incluse',
      packs: [],
    },
    {
      number: 160,
      name: 'beIN SPORTS 1',
      category: 'sport',
      quality: 'UHD',
      replay: false,
      includedIn: [],
      inclusion: null,
      packs: ['bein', 'tout-sport'],
    },
    {
      number: 40,
      name: 'CANAL+',
      category: 'cinema',
      quality: 'SD',
      replay: false,
      includedIn: ['ultra'],
      inclusion: 'Incluse avec Freebox Ultra',
      packs: ['bein'],
    },
  ],
};
const categories = [
  { key: 'sport', label: 'Sport' },
  { key: 'cinema', label: 'Cinéma et séries' },
];
const { texts, folded } = sampleContent('pages/liste-chaines', page);
const rows = readSearchableGuide(guide).rows;

/**
 * **Use for** the whole list of channels, complete as it stands, and whatever is asked of it.
 *
 * **Don't use for** the channels of one service (ChannelNames).
 */
const meta = {
  title: 'Features/ChannelBrowser',
  component: ChannelBrowser,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Toutes les chaînes',
    intro: 'Cherchez, filtrez, **comparez**.',
    texts,
    categories,
    boxes: [
      { value: 'pop', label: 'Freebox Pop' },
      { value: 'ultra', label: 'Freebox Ultra' },
    ],
    packs: [{ value: 'bein', label: 'beIN SPORTS' }],
    total: guide.channels.length,
    pdfHref: '#pdf',
    guideHref: `data:application/json,${encodeURIComponent(JSON.stringify(guide))}`,
    children: (
      <ChannelList
        texts={texts.row}
        folded={folded}
        categories={categories.map(({ key, label }) => ({
          key,
          label,
          channels: rows.filter(({ channel }) => channel.category === key).map(({ row }) => row),
        }))}
      />
    ),
  },
} satisfies Meta<typeof ChannelBrowser>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WholeList: Story = {};

export const Found: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'bein');
    await canvas.findByText('1 chaîne');
  },
};

export const Filtered: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Freebox Ultra' }));
    await canvas.findByText('2 chaînes');
  },
};

export const NothingFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'xyzxyz');
    await canvas.findByText('Aucune chaîne ne correspond.');
  },
};

export const WithoutItsGuide: Story = {
  args: { guideHref: 'data:text/plain,rien' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'bein');
    await canvas.findByText(/ne répond pas/);
  },
};
