import type { Meta, StoryObj } from '@storybook/react-vite';
import { Picture } from '#ui/Picture/Picture.tsx';
import { Price } from '#ui/Price/Price.tsx';
import { Card } from './Card.tsx';

/**
 * **Use for** one subject that leads to one page: an offer, a service, an article. The title is the
 * link and the whole card is its target.
 *
 * **Don't use for** two destinations of equal weight (use buttons), reasons to choose
 * (AdvantageCards) or reviews (ReviewCard).
 */
const meta = {
  title: 'Card',
  component: Card,
  args: {
    title: 'La fibre chez vous',
    children: <p>Vérifiez en quelques secondes si votre adresse peut être raccordée.</p>,
  },
} satisfies Meta<typeof Card>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Linked: Story = {
  args: { href: '#fibre', cue: 'Découvrir', tracking: 'cartes > fibre' },
};

export const WithMedia: Story = {
  args: {
    href: '#ultra',
    cue: 'Voir l’offre',
    media: <Picture src="box-ultra/hero" alt="" sizes="(width >= 768px) 33vw, 100vw" />,
    title: 'Freebox Ultra',
    children: <Price size="s" offer={{ price: 4999, priceDuration: 12, priceAfter: 5999 }} />,
  },
};

export const Dark: Story = { args: { theme: 'dark', href: '#fibre', cue: 'Découvrir' } };

export const WithAnotherControl: Story = {
  args: {
    href: '#fibre',
    cue: 'Découvrir',
    children: (
      <details>
        <summary>Voir les conditions</summary>
        Sous réserve d’éligibilité.
      </details>
    ),
  },
};
