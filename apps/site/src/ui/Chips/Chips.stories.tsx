import type { Meta, StoryObj } from '@storybook/react-vite';
import IconBallFootball from '@tabler/icons-react/dist/esm/icons/IconBallFootball.mjs';
import IconMovie from '@tabler/icons-react/dist/esm/icons/IconMovie.mjs';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Chips } from './Chips.tsx';

/**
 * **Use for** filters whose effect is immediate: categories of channels, services of a shop.
 *
 * **Don't use for** an action (Button), a tag (Badge), or an answer in a form (Radio, Checkbox).
 */
const meta = {
  title: 'Chips',
  component: Chips,
  args: {
    label: 'Catégories',
    name: 'categorie',
    items: [
      { value: 'cinema', label: 'Cinéma' },
      { value: 'sport', label: 'Sport' },
      { value: 'jeunesse', label: 'Jeunesse' },
      { value: 'info', label: 'Information' },
      { value: 'musique', label: 'Musique', disabled: true },
    ],
  },
} satisfies Meta<typeof Chips>;
export default meta;

type Story = StoryObj<typeof meta>;

export const One: Story = { args: { defaultValues: ['cinema'] } };

export const Several: Story = { args: { multiple: true, defaultValues: ['cinema', 'sport'] } };

export const WithIcons: Story = {
  args: {
    hideLabel: true,
    multiple: true,
    defaultValues: ['sport'],
    items: [
      { value: 'cinema', label: 'Cinéma', icon: <Icon of={IconMovie} size={20} /> },
      { value: 'sport', label: 'Sport', icon: <Icon of={IconBallFootball} size={20} /> },
    ],
  },
};
