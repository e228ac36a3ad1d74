import type { Meta, StoryObj } from '@storybook/react-vite';
import { controls } from '#testing/controls.ts';
import { StoryGrid } from '#testing/StoryGrid.tsx';
import { FEATURE_ICON_NAMES } from '@vitrine/domain/content/feature-icons';
import { FeatureItem } from './FeatureItem.tsx';

/**
 * **Use for** one line of what a box or a service does: an icon, a few words, a detail on demand.
 * `icon` is a name of feature-icons.ts.
 *
 * **Don't use for** a price or a condition of a price, which is never behind a tooltip.
 */
const meta = {
  title: 'FeatureItem',
  component: FeatureItem,
  args: {
    icon: 'wifi',
    description: 'Wi-Fi 7 dans toutes les pièces',
    more: controls.more,
    tooltip: 'Un répéteur Wi-Fi est disponible sur demande si une pièce est mal couverte.',
  },
} satisfies Meta<typeof FeatureItem>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithTooltip: Story = {};

export const WithoutTooltip: Story = { args: { tooltip: undefined } };

export const LongDescription: Story = {
  args: {
    icon: 'ports',
    description:
      'Quatre ports Ethernet 2,5 Gbit/s, un port fibre 10 Gbit/s et une prise USB-C pour recharger un téléphone',
  },
};

export const EveryIcon: Story = {
  render: () => (
    <StoryGrid>
      {FEATURE_ICON_NAMES.map((icon) => (
        <FeatureItem key={icon} icon={icon} description={icon} more={controls.more} />
      ))}
    </StoryGrid>
  ),
};
