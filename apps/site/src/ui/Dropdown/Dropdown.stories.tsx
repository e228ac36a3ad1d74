import type { Meta, StoryObj } from '@storybook/react-vite';
import IconBolt from '@tabler/icons-react/dist/esm/icons/IconBolt.mjs';
import IconRouter from '@tabler/icons-react/dist/esm/icons/IconRouter.mjs';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Dropdown } from './Dropdown.island.tsx';

/**
 * **Use for** one value among several that a picture or an icon helps to tell apart.
 *
 * **Don't use for** plain values (Select, whose native list is better on a phone), or actions.
 */
const meta = {
  title: 'Dropdown',
  component: Dropdown,
  args: {
    label: 'Votre box',
    name: 'box',
    placeholder: 'Choisissez votre box',
    items: [
      { value: 'v9', label: 'Freebox Ultra' },
      { value: 'v9s', label: 'Freebox Ultra Essentiel' },
      { value: 'pop', label: 'Freebox Pop' },
      { value: 'delta', label: 'Freebox Delta', clickable: false },
      { value: 'v6', label: 'Freebox Révolution Light' },
      { value: 'box-5g', label: 'Box 5G', tracking: 'comparateur > box-5g' },
    ],
  },
} satisfies Meta<typeof Dropdown>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Chosen: Story = { args: { defaultValue: 'pop' } };

export const Open: Story = {
  args: { defaultValue: 'pop' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
  },
};

export const WithIconsAndTitles: Story = {
  args: {
    visibleItems: 6,
    items: [
      { value: 'fibre', label: 'Fibre', type: 'title' },
      { value: 'v9', label: 'Freebox Ultra', icon: <Icon of={IconBolt} /> },
      { value: 'pop', label: 'Freebox Pop', icon: <Icon of={IconRouter} /> },
      { value: 'mobile', label: '5G', type: 'title' },
      { value: 'box-5g', label: 'Box 5G', image: { src: '/favicon.svg', alt: '' } },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
  },
};

export const Disabled: Story = { args: { disabled: true } };
