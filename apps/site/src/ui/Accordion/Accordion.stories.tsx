import type { Meta, StoryObj } from '@storybook/react-vite';
import IconTruck from '@tabler/icons-react/dist/esm/icons/IconTruck.mjs';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Accordion } from './Accordion.tsx';

/**
 * **Use for** secondary detail that most visitors skip: conditions, footer groups on a phone.
 *
 * **Don't use for** a price or a condition of a price, which is never folded; for questions and
 * answers (FaqList, which keeps one open); or for navigation between views (Tabs).
 */
const meta = {
  title: 'Accordion',
  component: Accordion,
  args: {
    title: 'Comment se passe la livraison de ma box ?',
    children: (
      <p>
        Votre box est expédiée sous 48&nbsp;heures, à votre adresse ou dans le point relais de votre
        choix. Vous suivez le colis depuis votre espace abonné.
      </p>
    ),
  },
} satisfies Meta<typeof Accordion>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = { args: { open: true } };

export const Disabled: Story = { args: { disabled: true } };

export const DisabledOpen: Story = { args: { disabled: true, open: true } };

export const WithIcon: Story = { args: { icon: <Icon of={IconTruck} /> } };

export const WithId: Story = { args: { id: 'livraison', headingLevel: 3 } };

export const LongTitle: Story = {
  args: {
    title:
      'Que se passe-t-il si je déménage dans un logement où la fibre n’est pas encore raccordable, et que je souhaite conserver mon numéro de téléphone fixe ?',
  },
};

export const Group: Story = {
  render: (args) => (
    <div>
      <Accordion {...args} group="livraison" open />
      <Accordion {...args} group="livraison" title="Puis-je choisir un point relais ?" />
      <Accordion {...args} group="livraison" title="Et si je suis absent ?" disabled />
    </div>
  ),
};
