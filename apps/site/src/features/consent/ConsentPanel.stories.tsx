import type { Meta, StoryObj } from '@storybook/react-vite';
import { PURPOSES, VENDORS } from '@vitrine/domain/consent/vendors';
import { Button } from '#ui/Button/Button.tsx';
import { openPanel } from '#document/consent/consent-state.ts';
import { ConsentPanel } from './ConsentPanel.island.tsx';

/**
 * **Use for** choosing purpose by purpose and vendor by vendor, from the banner or any page's footer.
 *
 * **Don't use for** anything that does not need consent: it is on the cookies page.
 */
const meta = {
  title: 'ConsentPanel',
  component: ConsentPanel,
  args: {
    text: {
      title: 'Choisir mes cookies',
      intro: 'Rien n’est coché d’avance. Ce que vous laissez vide est refusé.',
      purposes: 'Pour quoi faire ?',
      vendors: 'Avec qui ?',
      rule: 'Un partenaire n’est chargé que si vous acceptez toutes les finalités.',
    },
    purposes: PURPOSES,
    vendors: VENDORS,
    saved: 'Votre choix est enregistré.',
  },
  render: (args) => (
    <>
      <Button variant="secondary" onClick={openPanel}>
        Personnaliser
      </Button>
      <ConsentPanel {...args} />
    </>
  ),
} satisfies Meta<typeof ConsentPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const SecondLayer: Story = {
  play: async ({ canvas }) => canvas.getByRole('button', { name: 'Personnaliser' }).click(),
};
