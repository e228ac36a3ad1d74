import type { Meta, StoryObj } from '@storybook/react-vite';
import { answers, eligibility, lille, reunion, texts } from '#testing/eligibility.ts';
import { EligibilityAnswer } from './EligibilityAnswer.tsx';

/** **Use for** one answer of the eligibility test, inside it. */
const meta = {
  title: 'Features/EligibilityAnswer',
  component: EligibilityAnswer,
  args: {
    outcome: { kind: 'answer', place: lille, eligibility, others: [] },
    texts,
    answers,
    headingLevel: 3,
  },
} satisfies Meta<typeof EligibilityAnswer>;
export default meta;

type Story = StoryObj<typeof meta>;

const answer = (changes: Partial<typeof eligibility>) => ({
  outcome: {
    kind: 'answer' as const,
    place: lille,
    eligibility: { ...eligibility, ...changes },
    others: [],
  },
});
const copper = { commercial: '2026-01-31', technical: '2027-01-31' };

export const Available: Story = {};
/** Misspelled, or meant for elsewhere: the visitor is told what was understood. */
export const Guessed: Story = {
  args: { outcome: { kind: 'answer', place: lille, eligibility, others: [], isGuess: true } },
};
export const AdslClosing: Story = { args: answer({ status: 'adsl-closing', copper }) };
export const Overseas: Story = {
  args: { outcome: { kind: 'answer', place: reunion, eligibility, others: [] } },
};
export const Planned: Story = { args: answer({ status: 'planned', plannedQuarter: '2027-T2' }) };
export const PlannedWithBox5g: Story = {
  args: answer({ status: 'planned', plannedQuarter: '2027-T2', box5g: true }),
};
/** Some homes have the fibre already, and theirs may be one. */
export const PlannedForTheOthers: Story = {
  args: answer({
    status: 'planned',
    plannedQuarter: '2027-T2',
    box5g: true,
    fibreShare: 0.64,
  }),
};
export const Box5g: Story = { args: answer({ status: 'box-5g', box5g: true }) };
export const Unknown: Story = { args: answer({ status: 'unknown', fibreShare: null }) };
export const AddressNotFound: Story = { args: { outcome: { kind: 'not-found' } } };
export const ServiceDown: Story = { args: { outcome: { kind: 'service-down' } } };
export const EndOfAdslWithoutDate: Story = { args: { about: 'adsl' } };
/** Not even the words of the answer could be had. */
export const WordsDown: Story = { args: { answers: null } };
