import type { Meta, StoryObj } from '@storybook/react-vite';
import { ContentSwitcher } from './ContentSwitcher.tsx';

/**
 * **Use for** two to four views of one thing: list or map, one or two years.
 *
 * **Don't use for** different contents (Tabs), filters (Chips), or an answer in a form (Radio).
 */
const meta = {
  title: 'ContentSwitcher',
  component: ContentSwitcher,
  args: {
    label: 'Vue',
    name: 'vue',
    options: [
      { value: 'liste', label: 'Liste' },
      { value: 'carte', label: 'Carte' },
    ],
  },
} satisfies Meta<typeof ContentSwitcher>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Two: Story = {};

export const Four: Story = {
  args: {
    label: 'Durée',
    name: 'duree',
    defaultValue: '12',
    options: [
      { value: '1', label: '1 mois' },
      { value: '12', label: '12 mois' },
      { value: '24', label: '24 mois' },
      { value: '36', label: '36 mois', disabled: true },
    ],
  },
};
