import type { Meta, StoryObj } from '@storybook/react-vite';
import { texts } from '#testing/eligibility.ts';
import { PlaceReminder } from './PlaceReminder.island.tsx';

/** **Use for** what the visit knows of the fibre at home, beside a button that subscribes. */
const meta = {
  title: 'Features/PlaceReminder',
  component: PlaceReminder,
  args: { texts, network: 'fibre', testHref: '#adresse' },
} satisfies Meta<typeof PlaceReminder>;
export default meta;

type Story = StoryObj<typeof meta>;

export const BeforeAnAddress: Story = {};
