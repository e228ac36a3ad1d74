import type { Meta, StoryObj } from '@storybook/react-vite';
import { QrCode } from './QrCode.tsx';

/**
 * **Use for** handing an address of ours over from a computer to a phone, with a link beside it.
 *
 * **Don't use for** the only way to somewhere: not everyone has a second screen.
 */
const meta = {
  title: 'QrCode',
  component: QrCode,
  args: {
    value: 'https://vitrine.example/apps/connect/',
    label: 'Code QR de l’application Connect',
  },
} satisfies Meta<typeof QrCode>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Short: Story = {};

export const Long: Story = {
  args: { value: `https://vitrine.example/apps/connect/?pk_campaign=${'a'.repeat(120)}` },
};
