import type { Meta, StoryObj } from '@storybook/react-vite';
import { catalogue } from '#testing/catalogue.ts';
import { EligibilityResult } from './EligibilityResult.tsx';

/**
 * **Use for** one answer of the eligibility test. The words in `data-fill` are replaced by the
 * municipality's own.
 */
const meta = {
  title: 'Blocks/EligibilityResult',
  component: EligibilityResult,
  args: {
    kind: 'disponible',
    offers: catalogue.boxes,
    sourceNote: 'Données d’exemple : ces chiffres et ces dates sont inventés.',
  },
} satisfies Meta<typeof EligibilityResult>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Available: Story = {};
export const AdslClosing: Story = { args: { kind: 'fin-adsl' } };
export const Planned: Story = { args: { kind: 'prevue' } };
export const PlannedWithBox5g: Story = { args: { kind: 'prevue-box-5g' } };
export const Box5g: Story = { args: { kind: 'box-5g' } };
export const Unknown: Story = { args: { kind: 'inconnue' } };
export const AddressNotFound: Story = { args: { kind: 'commune-introuvable' } };
export const ServiceDown: Story = { args: { kind: 'service-indisponible' } };
