import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleContent } from '#testing/sample-content.ts';
import json from '../../../../../content/home/banner-info.json';
import { InfoBanner } from './InfoBanner.tsx';

/**
 * **Use for** what everyone should know today.
 *
 * **Don't use for** an advertisement.
 */
const meta = {
  title: 'Blocks/InfoBanner',
  component: InfoBanner,
  parameters: { layout: 'fullscreen' },
  args: sampleContent('home/banner-info', json),
} satisfies Meta<typeof InfoBanner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Warning: Story = { args: { variant: 'warning' } };

export const Incident: Story = { args: { variant: 'error' } };

export const WithoutLink: Story = { args: { link: null } };
