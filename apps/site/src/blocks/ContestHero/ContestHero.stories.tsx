import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '#ui/Button/Button.tsx';
import { ContestHero } from './ContestHero.tsx';

/**
 * **Use for** the top of a contest: what can be won, by whom, until when.
 *
 * **Don't use for** an offer (OfferHero).
 */
const meta = {
  title: 'Blocks/ContestHero',
  component: ContestHero,
  parameters: { layout: 'fullscreen' },
  args: {
    theme: 'lighterMedium',
    title: '100 paires de baskets à gagner',
    lead: 'Une paire couleur corail, dessinée pour l’occasion et jamais vendue.',
    prize: '100 paires de baskets, à votre pointure',
    facts: [
      { label: 'Dates', value: 'Du 1er septembre 2026 au 30 juin 2027' },
      { label: 'Gagnants', value: '100, par tirage au sort' },
      { label: 'Qui peut jouer', value: 'Dès 18\u00a0ans, France métropolitaine' },
      { label: 'Participation', value: 'Gratuite, une par personne' },
    ],
    picture: { src: 'sneakers/hero', alt: 'Une paire de baskets couleur corail' },
  },
} satisfies Meta<typeof ContestHero>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithPicture: Story = {};

export const WithStatus: Story = {
  args: { status: <Button href="#jeu">Tenter ma chance</Button>, theme: 'dark' },
};
