import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '#ui/Button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

/**
 * **Use for** a search without results, a list that is still empty: always with a way on.
 *
 * **Don't use for** a failure (Alert).
 */
const meta = {
  title: 'EmptyState',
  component: EmptyState,
  args: { title: 'Aucune boutique ne correspond à votre recherche' },
} satisfies Meta<typeof EmptyState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const TitleOnly: Story = {};

export const Complete: Story = {
  args: {
    children: <p>Vérifiez l’orthographe, ou cherchez par code postal.</p>,
    action: <Button variant="secondary">Effacer la recherche</Button>,
  },
};
