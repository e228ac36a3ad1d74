import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleContent } from '#testing/sample-content.ts';
import processings from '../../../../../content/processings.json';
import { ProcessingTable } from './ProcessingTable.tsx';

/**
 * **Use for** what becomes of the answers to each form, in the privacy policy.
 *
 * **Don't use for** what stays on the visitor’s device (StorageTable).
 */
const meta = {
  title: 'Blocks/ProcessingTable',
  component: ProcessingTable,
  parameters: { layout: 'fullscreen' },
  args: { ...sampleContent('processings', processings), contests: ['Jeu de Noël', 'Jeu Foot'] },
} satisfies Meta<typeof ProcessingTable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
