import type { Meta, StoryObj } from '@storybook/react-vite';
import { TabPanel } from './TabPanel.tsx';
import { Tabs } from './Tabs.tsx';

/**
 * **Use for** parts of one subject, of which a visitor reads one: with `href` when each part is a
 * page (they are links), with `contentId` and a `TabPanel` each when they share the page.
 *
 * **Don't use for** views of the same thing (ContentSwitcher), or steps in an order.
 */
const meta = {
  title: 'Tabs',
  component: Tabs,
  args: { label: 'Télévision', items: [] },
} satisfies Meta<typeof Tabs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Links: Story = {
  args: {
    selected: '#replays',
    items: [
      { label: 'Liste des chaînes', href: '#liste-chaines' },
      { label: 'Packs et options', href: '#pack-et-options' },
      { label: 'Replays', href: '#replays' },
      { label: 'Vidéo à la demande', href: '#svod', isDisabled: true },
    ],
  },
};

export const Panels: Story = {
  args: {
    label: 'La box en détail',
    items: [
      { label: 'Internet', contentId: 'internet' },
      { label: 'Télévision', contentId: 'television' },
      { label: 'Domotique', contentId: 'domotique', isDisabled: true },
      { label: 'Téléphone', contentId: 'telephone' },
    ],
  },
  render: (args) => (
    <>
      <Tabs {...args} />
      <TabPanel id="internet" selected>
        <p>La fibre et le Wi-Fi, jusqu’au fond du jardin.</p>
      </TabPanel>
      <TabPanel id="television">
        <p>Les chaînes, les replays et la vidéo à la demande.</p>
      </TabPanel>
      <TabPanel id="domotique">
        <p>Bientôt.</p>
      </TabPanel>
      <TabPanel id="telephone">
        <p>Les appels vers les fixes et les mobiles.</p>
      </TabPanel>
    </>
  ),
};
