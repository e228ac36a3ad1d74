import type { Meta, StoryObj } from '@storybook/react-vite';
import { Price } from '#ui/Price/Price.tsx';
import { SubscriberContent } from './SubscriberContent.tsx';
import { SubscriberSwitch } from './SubscriberSwitch.tsx';

/**
 * **Use for** showing what an existing Freebox subscriber pays for a mobile plan.
 *
 * **Don't use for** any other setting (Checkbox), or where the page has no price that depends on it.
 */
const meta = {
  title: 'SubscriberSwitch',
  component: SubscriberSwitch,
  args: {
    texts: {
      label: 'Abonné(e) Freebox',
      on: 'Prix pour les abonnés Freebox',
      off: 'Prix sans abonnement Freebox',
    },
    tracking: 'forfaits > abonné',
  },
} satisfies Meta<typeof SubscriberSwitch>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Nothing is hydrated: the browser toggles, CSS shows the right price. */
export const InAPage: Story = {
  render: (args) => (
    <>
      <SubscriberSwitch {...args} />
      <SubscriberContent for="other">
        <Price amount={1999} />
      </SubscriberContent>
      <SubscriberContent for="subscriber">
        <Price amount={999} />
      </SubscriberContent>
    </>
  ),
};
