import type { Meta, StoryObj } from '@storybook/react-vite';
import { Table } from './Table.tsx';

/**
 * **Use for** values that are compared by row and by column.
 *
 * **Don't use for** layout, or a list of pairs (a description list reads better).
 */
const meta = {
  title: 'Table',
  component: Table,
  args: {
    caption: 'Délais de réponse de nos équipes',
    columns: ['Demande', 'Par téléphone', 'Par courrier'],
    rows: [
      { header: 'Facture', cells: ['Tout de suite', '10 jours'] },
      { header: 'Déménagement', cells: ['Tout de suite', '15 jours'] },
      { header: 'Réclamation', cells: ['48 heures', '30 jours'] },
    ],
  },
} satisfies Meta<typeof Table>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Narrow: Story = {};

export const Wide: Story = {
  args: {
    columns: ['Demande', ...Array.from({ length: 8 }, (_, index) => `Semaine ${index + 1}`)],
    rows: ['Facture', 'Déménagement', 'Réclamation au service consommateurs'].map((header) => ({
      header,
      cells: Array.from({ length: 8 }, (_, index) => `${index + 1} jours`),
    })),
  },
};

export const CaptionHidden: Story = { args: { hideCaption: true } };

/** Below 600 px a card a row. */
export const Cards: Story = {
  args: {
    caption: 'Offres',
    columns: ['Offre', 'Prix', 'Ensuite'],
    rows: [{ header: 'Freebox Pop', cells: ['29,99\u00a0€/mois', '39,99\u00a0€/mois'] }],
  },
};

/** Seven columns of prices in two thirds of a page. */
export const Dense: Story = {
  args: {
    caption: 'Votre facture, mois par mois',
    dense: true,
    columns: ['Période', 'Freebox Pop', ...Array.from({ length: 4 }, () => 'Forfait'), 'Total'],
    rows: [
      {
        header: 'Mois 1 à 12',
        cells: [
          '29,99\u00a0€/mois',
          ...Array.from({ length: 4 }, () => '9,99\u00a0€/mois'),
          '69,95\u00a0€/mois',
        ],
      },
    ],
  },
};
