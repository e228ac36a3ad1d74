import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleContent } from '#testing/sample-content.ts';
import json from '../../../../../content/companion-apps.json';
import { StoreButtons } from './StoreButtons.tsx';

/**
 * **Use for** getting one of our applications. The QR code shows from 768 px up; give it the address
 * of our own `/apps/…` page.
 *
 * **Don't use for** any other outbound link (Button with `href`).
 */
const meta = {
  title: 'StoreButtons',
  component: StoreButtons,
  args: {
    appName: 'Connect',
    texts: sampleContent('companion-apps', json).stores,
    ios: 'https://apps.example/ios/connect',
    android: 'https://apps.example/android/connect',
    tracking: 'applications',
  },
} satisfies Meta<typeof StoreButtons>;
export default meta;

type Story = StoryObj<typeof meta>;

export const BothStores: Story = {};

export const WithQrCode: Story = { args: { qr: 'https://vitrine.example/apps/connect/' } };

export const OneStore: Story = { args: { android: undefined } };
