import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleContent } from '#testing/sample-content.ts';
import { ThemeScope } from '#ui/ThemeScope/ThemeScope.tsx';
import partners from '../../../../../content/layout/partners.json';
import json from '../../../../../content/partners/netflix/trailer.json';
import { PartnerTrailer } from './PartnerTrailer.tsx';

/**
 * **Use for** a partner’s trailer, which asks nothing of its host before the visitor does.
 *
 * **Don't use for** a film of ours: host it.
 */
const meta = {
  title: 'Blocks/PartnerTrailer',
  component: PartnerTrailer,
  parameters: { layout: 'fullscreen' },
  args: {
    ...sampleContent('partners/netflix/trailer', json),
    texts: sampleContent('layout/partners', partners).trailer,
  },
} satisfies Meta<typeof PartnerTrailer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Dark: Story = {
  decorators: [
    (Story) => (
      <ThemeScope theme="dark">
        <Story />
      </ThemeScope>
    ),
  ],
};
