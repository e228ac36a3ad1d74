import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleContent } from '#testing/sample-content.ts';
import json from '../../../../../content/pages/nous-contacter.json';
import { ContactGuide } from './ContactGuide.tsx';

const { title, lead, kinds, othersTitle, others } = sampleContent('pages/nous-contacter', json);

/**
 * **Use for** leading each visitor to the right form.
 *
 * **Don't use for** the form itself (Form).
 */
const meta = {
  title: 'Blocks/ContactGuide',
  component: ContactGuide,
  parameters: { layout: 'fullscreen' },
  args: {
    title,
    lead,
    kinds: kinds.map((kind) => ({ ...kind, href: `#${kind.audience}` })),
    othersTitle,
    others,
  },
} satisfies Meta<typeof ContactGuide>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
