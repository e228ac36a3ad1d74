import type { Meta, StoryObj } from '@storybook/react-vite';
import { LegalNotices } from './LegalNotices.tsx';

/**
 * **Use for** the notices of the page being read, in its footer.
 *
 * **Don't use for** what must be read beside a price (Modal, Tooltip).
 */
const meta = {
  title: 'LegalNotices',
  component: LegalNotices,
  args: {
    label: 'Mentions Légales',
    mentions: ['**Freebox Pop\u00a0:** offre sans engagement, en France métropolitaine.'],
    extraMentions: ['Voir [les tarifs et conditions](#tarifs).'],
  },
} satisfies Meta<typeof LegalNotices>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Folded: Story = {};

export const Nothing: Story = { args: { mentions: [], extraMentions: [] } };
