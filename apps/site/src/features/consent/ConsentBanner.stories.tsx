import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleContent } from '#testing/sample-content.ts';
import consent from '../../../../../content/layout/consent.json';
import { ConsentBanner } from './ConsentBanner.tsx';

const { banner, saved } = sampleContent('layout/consent', consent);

/**
 * **Use for** the one question about cookies, on every page until it is answered.
 *
 * **Don't use for** anything else at the foot of the screen, nor with one answer louder than another.
 */
const meta = {
  title: 'ConsentBanner',
  component: ConsentBanner,
  args: {
    ...banner,
    partners: ['Google Ads', 'Meta', 'Snapchat', 'TikTok'],
    saved,
  },
} satisfies Meta<typeof ConsentBanner>;
export default meta;

export const FirstLayer: StoryObj<typeof meta> = {};

/** No partner is switched on. */
export const Alone: StoryObj<typeof meta> = { args: { partners: [] } };
