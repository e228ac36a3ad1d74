import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleContent } from '#testing/sample-content.ts';
import page from '../../../../../content/pages/cookies.json';
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
  args: { texts: sampleContent('pages/cookies', page).storage },
} satisfies Meta<typeof StorageTable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
