import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleContent } from '#testing/sample-content.ts';
import json from '../../../../../content/boxes/crystal/page.json';
import { Views } from './Views.tsx';

/**
 * **Use for** showing an object from every side, where seeing it helps: to recognise it, to know where
 * to plug what.
 *
 * **Don't use for** what comes in a parcel (Parcel).
 */
const meta = {
  title: 'Blocks/Views',
  component: Views,
  parameters: { layout: 'fullscreen' },
  args: sampleContent('boxes/crystal/page', json).recognise,
} satisfies Meta<typeof Views>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
