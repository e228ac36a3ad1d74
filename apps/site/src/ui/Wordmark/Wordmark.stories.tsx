import type { Meta, StoryObj } from '@storybook/react-vite';
import { Wordmark } from './Wordmark.tsx';

/**
 * **Use for** the name of a partner or a channel where one would expect its logo.
 *
 * **Don't use for** our own offers: they have pictures.
 */
const meta = {
  title: 'Wordmark',
  component: Wordmark,
  args: { name: 'Netflix' },
} satisfies Meta<typeof Wordmark>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Partner: Story = {};

export const LongWord: Story = { args: { name: 'La Cinémathèque de poche' } };

export const Dark: Story = { args: { name: 'Universal+' }, globals: { theme: 'dark' } };
