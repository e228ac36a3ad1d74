import type { Meta, StoryObj } from '@storybook/react-vite';
import type { GuideChannel, TvGuide } from '@vitrine/domain/tv/guide';
import { controls } from '#testing/controls.ts';
import copy from '../../../../../content/pages/pack-et-options.json';
import { PackFinder } from './PackFinder.island.tsx';

const optional = (
  number: number,
  name: string,
  packs: string[],
  includedIn: string[] = [],
): GuideChannel => ({
  number,
  name,
  packs,
  includedIn,
  category: 'sport',
  quality: 'HD',
  replay: false,
  inclusion: null,
});

const guide: TvGuide = {
  packs: [
    { key: 'eurosport', name: 'Eurosport', price: 599, href: '#bouquet-eurosport' },
    { key: 'sport', name: 'Tout le sport', price: 1500, href: '#bouquet-sport' },
    { key: 'canal', name: 'CANAL+', price: 1999, href: '#bouquet-canal' },
  ],
  channels: [
    optional(160, 'beIN SPORTS 1', ['sport']),
    optional(172, 'Eurosport 1', ['eurosport', 'sport']),
    optional(40, 'CANAL+', ['canal'], ['ultra']),
    { ...optional(1, 'TF1', [], ['pop', 'ultra']), inclusion: 'Incluse' },
  ],
};

/**
 * **Use for** « quelles chaînes voulez-vous ? », above the PackList, where the packs it chooses stand
 * out.
 */
const meta = {
  title: 'Features/PackFinder',
  component: PackFinder,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Bouquets et options',
    intro: 'Sans engagement, à ajouter et à retirer **quand vous voulez**.',
    finderTitle: 'Vos chaînes au meilleur prix',
    texts: copy.texts,
    boxes: [
      { value: 'pop', label: 'Freebox Pop' },
      { value: 'ultra', label: 'Freebox Ultra' },
    ],
    guideHref: `data:application/json,${encodeURIComponent(JSON.stringify(guide))}`,
    toasts: controls.toasts,
  },
} satisfies Meta<typeof PackFinder>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NothingChosenYet: Story = {};

export const Answered: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Votre offre'), 'Freebox Ultra');
    for (const name of ['eurosport 1', 'bein sports 1', 'canal+'])
      await userEvent.type(canvas.getByLabelText('Une chaîne à ajouter'), `${name}{Enter}`);
    await canvas.findByText(/^Déjà incluse avec/);
  },
};

export const UnknownChannel: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Une chaîne à ajouter'), 'xyzxyz{Enter}');
    await canvas.findByText(/Aucune chaîne en option/);
  },
};

export const WithoutItsGuide: Story = {
  args: { guideHref: 'data:text/plain,rien' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Une chaîne à ajouter'), 'eurosport 1{Enter}');
    await canvas.findByText(/ne répond pas/);
  },
};
