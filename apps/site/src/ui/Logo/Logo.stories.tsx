import type { Meta, StoryObj } from '@storybook/react-vite';
import { DEFAULT_BRAND } from '@vitrine/domain/brand';
import { Logo } from './Logo.tsx';

/**
 * **Use for** the header and the footer, inside a link home that says where it leads.
 *
 * **Don't use for** a partner, whose name is set in type.
 */
const meta = {
  title: 'Logo',
  component: Logo,
  args: { brand: DEFAULT_BRAND },
} satisfies Meta<typeof Logo>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Brand: Story = {};

export const AnotherBrand: Story = { args: { brand: { ...DEFAULT_BRAND, name: 'Nuage Télécom' } } };
