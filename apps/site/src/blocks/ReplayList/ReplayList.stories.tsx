import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleContent } from '#testing/sample-content.ts';
import json from '../../../../../content/tv/replays.json';
import page from '../../../../../content/pages/replays.json';
import { ReplayList } from './ReplayList.tsx';

const { replays } = sampleContent('tv/replays', json);

/** **Use for** the replay services, by theme. */
const meta = {
  title: 'Blocks/ReplayList',
  component: ReplayList,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Tous les replays',
    intro: 'Un programme manqué se retrouve **ici**, sans rien programmer.',
    list: sampleContent('pages/replays', page).list,
    categories: [
      { key: 'generaliste', label: 'Généralistes', replays: replays.slice(0, 6) },
      { key: 'sport', label: 'Sport', replays: replays.slice(6, 9) },
    ],
  },
} satisfies Meta<typeof ReplayList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
