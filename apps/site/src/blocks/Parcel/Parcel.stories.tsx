import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleBox } from '#testing/catalogue.ts';
import { sampleContent } from '#testing/sample-content.ts';
import json from '../../../../../content/boxes/pop/page.json';
import sections from '../../../../../content/boxes/sections.json';
import { Parcel } from './Parcel.tsx';

const page = sampleContent('boxes/pop/page', json);

/**
 * **Use for** what is in the box that is delivered.
 *
 * **Don't use for** what the offer includes (Features).
 */
const meta = {
  title: 'Blocks/Parcel',
  component: Parcel,
  parameters: { layout: 'fullscreen' },
  args: {
    texts: sampleContent('boxes/sections', sections).parcel,
    items: sampleBox('pop').parcel,
    objects: page.parcelObjects,
    views: page.views,
  },
} satisfies Meta<typeof Parcel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
