import type { Meta, StoryObj } from '@storybook/react-vite';
import { TvNav } from './TvNav.tsx';

/**
 * **Use for** going from one TV list to the next.
 *
 * **Don't use for** parts of one page: `Tabs` are for those.
 */
const meta = {
  title: 'Blocks/TvNav',
  component: TvNav,
  args: {
    title: 'Freebox TV',
    links: [
      { label: 'Freebox TV', href: '#tv' },
      { label: 'Liste des chaînes', href: '#chaines' },
      { label: 'Packs et options', href: '#packs' },
      { label: 'Replays', href: '#replays' },
      { label: 'Vidéo à la demande', href: '#svod' },
    ],
    current: '#chaines',
  },
} satisfies Meta<typeof TvNav>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
