import type { Meta, StoryObj } from '@storybook/react-vite';
import { answers, eligibility, lille, namesakes, texts } from '#testing/eligibility.ts';
import { EligibilityTest } from './EligibilityTest.island.tsx';

/**
 * **Use for** « la fibre est-elle chez moi ? », once a page: the answer comes in place. Without script
 * the server answers with a page that shows the same.
 */
const meta = {
  title: 'Features/EligibilityTest',
  component: EligibilityTest,
  args: {
    title: 'La fibre est-elle chez vous ?',
    texts,
  },
} satisfies Meta<typeof EligibilityTest>;
export default meta;

type Story = StoryObj<typeof meta>;

export const BeforeAnAddress: Story = {};
/** What the server shows when nothing was asked. */
export const SentEmpty: Story = { args: { typed: '' } };
export const Answered: Story = {
  args: { outcome: { kind: 'answer', place: lille, eligibility, others: namesakes }, answers },
};
export const SeveralPlaces: Story = { args: { outcome: { kind: 'several', places: namesakes } } };
