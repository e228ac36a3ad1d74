import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleContent } from '#testing/sample-content.ts';
import { ThemeScope } from '#ui/ThemeScope/ThemeScope.tsx';
import partners from '../../../../../content/layout/partners.json';
import banner from '../../../../../content/partners/netflix/banner.json';
import items from '../../../../../content/partners/netflix/items.json';
import { PartnerItems } from './PartnerItems.tsx';

/**
 * **Use for** what a partner gives, item by item.
 *
 * **Don't use for** the box’s own features (Features).
 */
const meta = {
  title: 'Blocks/PartnerItems',
  component: PartnerItems,
  parameters: { layout: 'fullscreen' },
  args: {
    ...sampleContent('partners/netflix/items', items),
    layout: sampleContent('partners/netflix/banner', banner).composition.items,
    texts: sampleContent('layout/partners', partners),
    id: 'contenus',
  },
} satisfies Meta<typeof PartnerItems>;
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
