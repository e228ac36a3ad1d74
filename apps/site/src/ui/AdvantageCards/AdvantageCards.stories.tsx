import type { Meta, StoryObj } from '@storybook/react-vite';
import { AdvantageCards } from './AdvantageCards.tsx';

const scenes = ['scenes/family', 'scenes/wifi', 'scenes/support'];
const cards = [
  {
    title: 'Sans engagement',
    tag: 'Toujours',
    description: 'Vous restez parce que **vous êtes bien**, pas parce qu’un contrat vous retient.',
    link: { label: 'Nos tarifs', href: '#tarifs' },
    backgroundColor: 'lighterMedium' as const,
  },
  {
    title: 'Le Wi-Fi 7 partout',
    description: 'Un répéteur est fourni si une pièce est mal couverte.',
    link: { label: 'Le Wi-Fi 7', href: '#wifi-7' },
    backgroundColor: 'dark' as const,
  },
  {
    title: 'Près de chez vous',
    tag: 'Nouveau',
    description: 'Une équipe de proximité vous connaît et vous répond.',
    link: { label: 'Nos équipes', href: '#proximite' },
  },
  {
    title: 'Quatre forfaits réunis',
    description: 'Jusqu’à quatre forfaits mobiles à prix réduit dans le même foyer.',
    backgroundColor: 'shaderDark' as const,
  },
  {
    title: 'Une box qui dure',
    description: 'Réparée, reconditionnée, recyclée : elle a plusieurs vies.',
    link: { label: 'Nos engagements', href: '#engagements' },
    backgroundColor: 'UltraApp' as const,
  },
];

/**
 * **Use for** two to five reasons of equal weight to choose an offer. `backgroundColor` is the name of
 * a theme, so that text, links and focus stay readable on it.
 *
 * **Don't use for** offers with a price (Card with Price), or a long list (a list).
 */
const meta = {
  title: 'AdvantageCards',
  component: AdvantageCards,
  args: { cards: cards.slice(0, 3), tracking: 'avantages' },
} satisfies Meta<typeof AdvantageCards>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Two: Story = { args: { cards: cards.slice(0, 2) } };

export const Three: Story = {};

export const Four: Story = { args: { cards: cards.slice(0, 4) } };

export const Five: Story = { args: { cards } };

export const WithPictures: Story = {
  args: {
    cards: scenes.flatMap((src, index) => {
      const card = cards[index];
      return card ? [{ ...card, image: { src, alt: '' } }] : [];
    }),
  },
};
