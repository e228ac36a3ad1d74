import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleContent } from '#testing/sample-content.ts';
import partners from '../../../../../content/layout/partners.json';
import { Trailer } from './Trailer.tsx';

/**
 * **Use for** a film, a series or a match shown on a partner's page.
 *
 * **Don't use for** a video that starts by itself: nothing of it is fetched, and nothing asked of its
 * host, before the visitor presses the button.
 */
const meta = {
  title: 'Trailer',
  component: Trailer,
  args: {
    texts: sampleContent('layout/partners', partners).trailer,
    description: 'La saison 2 arrive : dix épisodes, une nuit, une ville coupée du monde.',
    placeholder: { src: 'partners/universal-plus', alt: 'Une ville de nuit sous un ciel rouge' },
    videoId: 'a1b2c3d4',
    videoIsFrom: 'youtube',
    tracking: 'bande annonce > voir',
  },
} satisfies Meta<typeof Trailer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OnYouTube: Story = {};

export const OnDailymotion: Story = { args: { videoIsFrom: 'dailymotion', videoId: 'x8abcd' } };

export const OnOurSite: Story = {
  args: { videoIsFrom: 'site', videoId: 'apercu-tv' },
};

export const WithoutVideo: Story = { args: { videoId: null, videoIsFrom: null } };
