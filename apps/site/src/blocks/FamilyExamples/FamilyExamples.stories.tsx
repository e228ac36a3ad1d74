import type { Meta, StoryObj } from '@storybook/react-vite';
import { catalogue, sampleBox } from '#testing/catalogue.ts';
import { sampleContent } from '#testing/sample-content.ts';
import family from '../../../../../content/pages/{product}-family.json';
import { FamilyExamples } from './FamilyExamples.tsx';

const plan = catalogue.mobilePlans.find(({ discounted }) => discounted);
if (!plan) throw new Error('no mobile plan has the discount');

/**
 * **Use for** the bill for one to four plans, in a table.
 *
 * **Don't use for** the visitor’s own bill (FamilySimulator).
 */
const meta = {
  title: 'Blocks/FamilyExamples',
  component: FamilyExamples,
  parameters: { layout: 'fullscreen' },
  args: {
    texts: sampleContent('pages/{product}-family', family).examples,
    box: sampleBox('pop'),
    plan,
  },
} satisfies Meta<typeof FamilyExamples>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
