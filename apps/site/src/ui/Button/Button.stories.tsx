import type { Meta, StoryObj } from '@storybook/react-vite';
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import { StoryGrid } from '#testing/StoryGrid.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { SIZES } from '#ui/sizes.ts';
import { Button, BUTTON_VARIANTS } from './Button.tsx';
import { ButtonRow } from './ButtonRow.tsx';

/**
 * **Use for** the action of a screen (`primary`, once), its alternative (`secondary`), a discreet
 * one (`ghost`); with `href` it is a real link that looks like a button.
 *
 * **Don't use for** a link inside a sentence (write a link), a choice among options (Radio, Chips),
 * or a second red thing on the same screen.
 */
const meta = {
  title: 'Button',
  component: Button,
  args: { children: 'Je m’abonne' },
} satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Primary: Story = {};

export const Secondary: Story = { args: { variant: 'secondary', children: 'En savoir plus' } };

export const Ghost: Story = { args: { variant: 'ghost', children: 'Voir les conditions' } };

export const SideBySide: Story = {
  render: () => (
    <ButtonRow>
      <Button>Je m’abonne</Button>
      <Button variant="secondary">En savoir plus</Button>
    </ButtonRow>
  ),
};

export const Sizes: Story = {
  render: (args) => (
    <StoryGrid>
      {BUTTON_VARIANTS.flatMap((variant) =>
        SIZES.map((size) => (
          <Button key={variant + size} variant={variant} size={size}>
            {args.children} ({size})
          </Button>
        )),
      )}
    </StoryGrid>
  ),
};

export const Link: Story = { args: { href: '#souscrire' } };

export const LinkToNewTab: Story = {
  args: { href: '#espace-abonne', target: '_blank', children: 'Espace abonné' },
};

export const DisabledLink: Story = {
  args: { href: '#souscrire', disabled: true, children: 'Victime de son succès' },
};

export const Disabled: Story = { args: { disabled: true } };

export const Loading: Story = { args: { loading: '(chargement en cours)' } };

export const FullWidth: Story = { args: { fullWidth: true, size: 'l' } };

export const WithIcon: Story = {
  args: { icon: <Icon of={IconMapPin} size={20} />, children: 'Tester mon éligibilité' },
};

export const LongLabel: Story = {
  args: { children: 'Recevoir mon attestation de résiliation et le récapitulatif de ma commande' },
};
