import type { Meta, StoryObj } from '@storybook/react-vite';
import { informationSheet } from '@vitrine/domain/offers/information-sheet';
import { catalogue, sampleBox } from '#testing/catalogue.ts';
import { sampleContent } from '#testing/sample-content.ts';
import page from '../../../../../content/pages/fiche-information.json';
import { InformationSheet } from './InformationSheet.tsx';

/**
 * **Use for** one offer on one printed page, as the law asks.
 *
 * **Don't use for** selling it (OfferHero).
 */
const meta = {
  title: 'Blocks/InformationSheet',
  component: InformationSheet,
  parameters: { layout: 'fullscreen' },
  args: {
    texts: sampleContent('pages/fiche-information', page),
    sheet: informationSheet(sampleBox('pop'), catalogue),
    jsonHref: '#json',
    offerHref: '#offre',
  },
} satisfies Meta<typeof InformationSheet>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
