import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Price } from '#ui/Price/Price.tsx';
import { SubscriberContent } from './SubscriberContent.tsx';
import { SubscriberSwitch, type SubscriberSwitchProps } from './SubscriberSwitch.tsx';

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

export const Off: Story = { args: { checked: false } };

export const On: Story = { args: { checked: true } };

function InAnIslandWithState(args: SubscriberSwitchProps) {
  const [checked, setChecked] = useState(false);
  const change = (on: boolean) => {
    setChecked(on);
    args.onChange?.(on);
  };
  return <SubscriberSwitch {...args} checked={checked} onChange={change} />;
}

export const InAnIsland: Story = { render: (args) => <InAnIslandWithState {...args} /> };
