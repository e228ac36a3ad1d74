import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleContent } from '#testing/sample-content.ts';
import page from '../../../../../content/pages/svod.json';
import type { ComparedVod } from './VodComparison.tsx';
import { VodComparison } from './VodComparison.tsx';

const netflix: ComparedVod = {
  key: 'netflix',
  name: 'Netflix',
  description: 'Des séries, des films et des documentaires originaux.',
  audience: 'Séries et films pour tous',
  quality: 'UHD',
  screens: 2,
  price: 'dès 7,99 €/mois',
  includedWith: 'Freebox Ultra',
  href: '#netflix',
};
const films: ComparedVod = {
  ...netflix,
  key: 'films',
  name: 'Films à la séance',
  description: 'Un film, un prix, deux jours pour le voir.',
  audience: 'Qui ne veut pas s’abonner',
  quality: 'HD',
  screens: 1,
  price: null,
  includedWith: null,
  href: null,
};

/** **Use for** the video services side by side, whatever the way one pays. */
const meta = {
  title: 'Blocks/VodComparison',
  component: VodComparison,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Films et séries à la demande',
    intro: 'Ce que coûte chaque service, et **ce que votre box comprend déjà**.',
    comparison: sampleContent('pages/svod', page).comparison,
    subscriptions: [
      netflix,
      { ...netflix, key: 'disney-plus', name: 'Disney+', includedWith: null, audience: 'Familles' },
    ],
    rentals: [films],
  },
} satisfies Meta<typeof VodComparison>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
