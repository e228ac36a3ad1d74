import type { Meta, StoryObj } from '@storybook/react-vite';
import { controls } from '#testing/controls.ts';
import { ErrorMessage } from './ErrorMessage.tsx';

/**
 * **Use for** a page that is not there, or that failed.
 *
 * **Don't use for** an error in a form (Alert, Field).
 */
const meta = {
  title: 'Blocks/ErrorMessage',
  component: ErrorMessage,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'La page est introuvable',
    text: 'Elle a peut-être changé d’adresse, ou le lien contient une erreur. Voici par où repartir.',
    links: [
      { label: 'Revenir à l’accueil', href: '#accueil' },
      { label: 'Voir le plan du site', href: '#plan' },
    ],
  },
} satisfies Meta<typeof ErrorMessage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** What most came for, and the search. */
export const NotFound: Story = {
  args: {
    nearest: {
      title: 'Vous cherchiez peut-être',
      pages: [
        { label: 'Freebox Ultra', href: '#ultra' },
        { label: 'Freebox Ultra Essentiel', href: '#essentiel' },
      ],
    },
    search: { label: 'Chercher sur le site', texts: controls.search, href: '#plan' },
    boxes: [
      {
        name: 'Freebox Pop',
        href: '#pop',
        picture: 'box-pop/hero',
        price: 2999,
        priceDuration: 12,
        priceAfter: 3999,
      },
    ],
  },
};
