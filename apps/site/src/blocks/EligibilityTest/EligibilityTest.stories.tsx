import type { Meta, StoryObj } from '@storybook/react-vite';
import { catalogue } from '#testing/catalogue.ts';
import { EligibilityTest } from './EligibilityTest.tsx';

/**
 * **Use for** « la fibre est-elle chez moi ? », once a page. `browser/eligibility.ts` answers on the
 * spot; without script the server answers with a page.
 */
const meta = {
  title: 'Blocks/EligibilityTest',
  component: EligibilityTest,
  args: {
    title: 'La fibre est-elle chez vous ?',
    offers: catalogue.boxes,
    sourceNote: 'Données d’exemple.',
  },
} satisfies Meta<typeof EligibilityTest>;
export default meta;

type Story = StoryObj<typeof meta>;

export const BeforeAnAddress: Story = {};
