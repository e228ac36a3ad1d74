import type { Meta, StoryObj } from '@storybook/react-vite';
import { Fold } from './Fold.tsx';

/**
 * **Use for** the rest of a list whose first items say enough to most visitors.
 *
 * **Don't use for** answers to questions (Accordion), nor for what must be read before deciding.
 */
const meta = {
  title: 'Fold',
  component: Fold,
  args: { label: 'Les 2 autres chaînes', children: <p>France 4, France 5</p> },
} satisfies Meta<typeof Fold>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
