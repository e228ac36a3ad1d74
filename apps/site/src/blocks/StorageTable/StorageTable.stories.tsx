import type { Meta, StoryObj } from '@storybook/react-vite';
import { EXEMPT_STORAGE } from '@vitrine/domain/storage-keys';
import { StorageTable } from './StorageTable.tsx';

/**
 * **Use for** everything the site keeps on the visitor’s device.
 *
 * **Don't use for** third parties’ cookies.
 */
const meta = {
  title: 'Blocks/StorageTable',
  component: StorageTable,
  parameters: { layout: 'fullscreen' },
  args: { keys: EXEMPT_STORAGE },
} satisfies Meta<typeof StorageTable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
