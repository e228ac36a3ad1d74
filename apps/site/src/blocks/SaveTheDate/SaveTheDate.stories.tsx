import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleContent } from '#testing/sample-content.ts';
import page from '../../../../../content/pages/save-the-date.json';
import { SaveTheDate } from './SaveTheDate.tsx';

/**
 * **Use for** one date to remember, counted down.
 *
 * **Don't use for** a contest’s closing (ContestHero).
 */
const meta = {
  title: 'Blocks/SaveTheDate',
  component: SaveTheDate,
  parameters: { layout: 'fullscreen' },
  args: {
    texts: sampleContent('pages/save-the-date', page),
    title: 'Notez la date',
    event: {
      iso: '2030-03-14T19:00:00.000Z',
      until: '2030-03-14T20:30:00.000Z',
      day: 'jeudi 14 mars 2030',
      time: 'à 20:00, heure de Paris',
      calendarHref: '#agenda',
    },
    fallback: {
      text: 'La date n’est pas encore annoncée.',
      label: 'Revenir à l’accueil',
      href: '#accueil',
    },
  },
} satisfies Meta<typeof SaveTheDate>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NotAnnounced: Story = { args: { event: null } };
