import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleContent } from '#testing/sample-content.ts';
import page from '../../../../../content/pages/boutiques.json';
import { MapFrame } from './MapFrame.tsx';

/**
 * **Use for** a map that repeats what a list or a table of the page says. Leaflet comes
 * when someone wants it.
 *
 * **Don't use for** information that is nowhere else: without script there is a picture at most.
 */
const meta = {
  title: 'MapFrame',
  component: MapFrame,
  args: {
    label: 'Carte des boutiques. La liste contient les mêmes adresses.',
    texts: sampleContent('pages/boutiques', page).finder.frame,
    ground: 'land',
    tilesUrl: null,
    pictureAlt: '',
    towns: [],
    attempt: 0,
    onReady: () => undefined,
    onFail: () => undefined,
  },
} satisfies Meta<typeof MapFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

export const BeforeTheMap: Story = {};
export const Picture: Story = {
  args: {
    picture:
      'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"%3E%3Cpath d="M4 0l5 3-1 5-6 1-2-6z" fill="%23d0413d"/%3E%3C/svg%3E',
    pictureAlt: 'La France en rouge',
  },
};
