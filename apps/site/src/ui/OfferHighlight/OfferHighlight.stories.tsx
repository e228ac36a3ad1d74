import type { Meta, StoryObj } from '@storybook/react-vite';
import { OfferHighlight } from './OfferHighlight.tsx';

const cards = [
  {
    backgroundImage: { src: 'slides/ultra', alt: 'Freebox Ultra : découvrir l’offre' },
    href: '#ultra',
  },
  { backgroundImage: { src: 'slides/pop', alt: 'Freebox Pop : découvrir l’offre' }, href: '#pop' },
  { backgroundImage: { src: 'slides/family', alt: 'Box 5G : découvrir l’offre' }, href: '#box-5g' },
];

/**
 * **Use for** one current offer among several, chosen at random at each visit.
 *
 * **Don't use for** a price or a condition, which must be text; or for several offers at once
 * (Carousel, Card).
 */
const meta = {
  title: 'OfferHighlight',
  component: OfferHighlight,
  args: { cards: cards.slice(0, 1), tracking: 'mise en avant > offre' },
} satisfies Meta<typeof OfferHighlight>;
export default meta;

type Story = StoryObj<typeof meta>;

export const One: Story = {};

export const Several: Story = { args: { cards } };

export const Labelled: Story = {
  args: { cards: cards.slice(0, 1).map((card) => ({ ...card, label: 'Découvrir l’Ultra' })) },
};
