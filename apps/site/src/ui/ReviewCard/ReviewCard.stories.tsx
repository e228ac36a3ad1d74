import type { Meta, StoryObj } from '@storybook/react-vite';
import { controls } from '#testing/controls.ts';
import { ReviewCard } from './ReviewCard.tsx';

/**
 * **Use for** one review that an independent service verified, as it was published.
 *
 * **Don't use for** a quotation we chose the words of, or an average (StarRating with its value).
 */
const meta = {
  title: 'ReviewCard',
  component: ReviewCard,
  args: {
    id: 'avis-1042',
    rating: 4.5,
    title: 'Installation sans accroc',
    review:
      'Le technicien est arrivé à l’heure et a tout expliqué. La fibre fonctionnait avant midi. Le Wi-Fi couvre enfin la chambre du fond, et les enfants regardent leurs dessins animés pendant que je travaille. Une seule remarque : le boîtier est un peu plus grand que je ne le pensais, il a fallu lui trouver une place sur l’étagère. Le service client a répondu en deux minutes quand je l’ai appelé pour mon numéro de téléphone.',
    author: 'Nadia B.',
    publicationInfos: {
      mention: 'Publié le 4 mars 2026,',
      main: 'suite à une expérience du 18 février 2026',
    },
    verifiedReviewLogo: { src: 'verified', alt: 'Avis vérifié' },
    texts: controls.review,
    url: 'https://avis.example/1042',
    tracking: 'avis > voir',
  },
} satisfies Meta<typeof ReviewCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Long: Story = {};

export const Short: Story = {
  args: { rating: 5, title: undefined, review: 'Très rapide, rien à redire.' },
};

/** Long enough to be cut on a phone, short enough to fit on a computer. */
export const MayFit: Story = {
  args: {
    review:
      'Le technicien est arrivé à l’heure et a tout expliqué. La fibre fonctionnait avant midi, et le Wi-Fi couvre enfin la chambre du fond.',
  },
};

export const OnOurSite: Story = { args: { url: '/freebox/informations/avis-freebox/?page=1' } };

export const WithPictureOfVerifier: Story = {
  args: { verifiedReviewLogo: { src: '/favicon.svg', alt: 'Avis vérifié' } },
};

/** No one wrote it: it keeps the place of those to come. */
export const Example: Story = {
  args: { verifiedReviewLogo: { src: 'example', alt: 'Avis d’exemple' } },
};

export const Bad: Story = { args: { rating: 1, title: 'Trois semaines d’attente' } };
