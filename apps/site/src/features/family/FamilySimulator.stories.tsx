import type { Meta, StoryObj } from '@storybook/react-vite';
import { billedBox, billedPlan } from '@vitrine/domain/offers/family-bill';
import { catalogue } from '#testing/catalogue.ts';
import { sampleContent } from '#testing/sample-content.ts';
import family from '../../../../../content/pages/{product}-family.json';
import { FamilySimulator } from './FamilySimulator.island.tsx';

/**
 * **Use for** the bill of a box and up to four plans.
 *
 * **Don't use for** a quote: it promises nothing that the tariffs do not.
 */
const meta = {
  title: 'Features/FamilySimulator',
  component: FamilySimulator,
  parameters: { layout: 'fullscreen' },
  args: {
    texts: sampleContent('pages/{product}-family', family).simulator,
    boxes: catalogue.boxes.map(billedBox),
    plans: catalogue.mobilePlans.map(billedPlan),
    initial: { box: 'pop', plans: ['forfait-5g', 'forfait-5g'] },
  },
} satisfies Meta<typeof FamilySimulator>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
