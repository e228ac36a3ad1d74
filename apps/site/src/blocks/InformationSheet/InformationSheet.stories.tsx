import type { Meta, StoryObj } from '@storybook/react-vite';
import { informationSheet } from '@vitrine/domain/offers/information-sheet';
import { catalogue, sampleBox } from '#testing/catalogue.ts';
import { sampleContent } from '#testing/sample-content.ts';
import page from '../../../../../content/pages/fiche-information.json';
import { InformationSheet } from './InformationSheet.tsx';

const texts = sampleContent('pages/fiche-information', page);

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
    texts,
    sheet: informationSheet(sampleBox('pop'), catalogue, texts.sheet),
    jsonHref: '#json',
    offerHref: '#offre',
  },
} satisfies Meta<typeof InformationSheet>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
