import type { Meta, StoryObj } from '@storybook/react-vite';
import { controls } from '#testing/controls.ts';
import { BoxStickyBar } from './BoxStickyBar.tsx';
import { PlanStickyBar } from './PlanStickyBar.tsx';
import { ServiceStickyBar } from './ServiceStickyBar.tsx';
import { SmartphoneStickyBar } from './SmartphoneStickyBar.tsx';

const action = { label: 'Je m’abonne', href: '#souscrire', tracking: 'barre > souscrire' };
const label = controls.subscribe;
const offer = {
  name: 'Freebox Ultra',
  commitment: 'Sans engagement',
  price: 4999,
  priceDuration: 12,
  priceAfter: 5999,
  image: { src: 'box-ultra/hero', alt: 'Freebox Ultra' },
};

/**
 * **Use for** the product of an offer page: put it after the first screen, as a direct child of the
 * page, one per page. `BoxStickyBar`, `PlanStickyBar`, `ServiceStickyBar`, `SmartphoneStickyBar`.
 *
 * **Don't use for** a promotion (OfferHighlight), a message (Alert) or navigation.
 */
const meta = {
  title: 'StickyBar',
  component: BoxStickyBar,
  parameters: { layout: 'fullscreen' },
  args: { label, offer, action },
} satisfies Meta<typeof BoxStickyBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Box: Story = {};

export const Plan: Story = {
  render: () => (
    <PlanStickyBar
      label={label}
      plan={{ name: 'Forfait 5G', price: 1999, priceDuration: null, priceAfter: null }}
      detail="350 Go en 5G"
      action={action}
    />
  ),
};

export const Service: Story = {
  render: () => (
    <ServiceStickyBar
      label={label}
      startsAt={controls.startsAt}
      service={{ name: 'Répéteur Wi-Fi', price: 1000, startsAt: false, period: 'once' }}
      action={{ ...action, label: 'Je le commande' }}
    />
  ),
};

export const ServiceFrom: Story = {
  render: () => (
    <ServiceStickyBar
      label={label}
      startsAt={controls.startsAt}
      service={{ name: 'Vidéo à la demande', price: 699, startsAt: true, period: 'month' }}
      action={action}
    />
  ),
};

export const Smartphone: Story = {
  render: () => (
    <SmartphoneStickyBar
      label={label}
      instalments="<variant> · puis <price>/mois pendant <months>&nbsp;mois"
      smartphone={{
        name: 'Téléphone 12 Pro',
        variant: 'Noir, 256 Go',
        image: { src: 'smartphone/hero', alt: '' },
        price: 4900,
        monthly: { price: 1999, months: 24 },
      }}
      action={{ ...action, label: 'Je le veux' }}
    />
  ),
};

export const SoldOut: Story = {
  args: { action: { ...action, label: 'Victime de son succès', soldOut: true } },
};

/** In a page long enough to scroll. */
export const InAPage: Story = {
  render: (args) => (
    <div>
      {Array.from({ length: 30 }, (_, line) => (
        <p key={line}>Le haut de la page, {line + 1}.</p>
      ))}
      <BoxStickyBar {...args} />
      {Array.from({ length: 60 }, (_, line) => (
        <p key={line}>La suite de la page, {line + 1}.</p>
      ))}
    </div>
  ),
};
