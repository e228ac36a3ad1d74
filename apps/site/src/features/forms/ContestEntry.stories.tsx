import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ContestState } from '@vitrine/domain/forms/contest';
import { sampleContent } from '#testing/sample-content.ts';
import contestJson from '../../../../../content/contest-texts.json';
import answersJson from '../../../../../content/form-answers.json';
import { controls } from '#testing/controls.ts';
import { ContestEntry } from './ContestEntry.island.tsx';
import { ContestStatus } from './ContestStatus.island.tsx';
import { Contest } from './RequestForm.stories.tsx';
import type { RequestFormProps } from './request-form-props.ts';

const { states, participate, openYet, readRules, howDrawn } = sampleContent(
  'contest-texts',
  contestJson,
);

/** Far from today on either side, so that a story stays in the state it is about. */
const WINDOWS: Readonly<Record<ContestState, { opensAt: string; closesAt: string }>> = {
  upcoming: { opensAt: '2999-01-01T00:00:00Z', closesAt: '2999-02-01T00:00:00Z' },
  open: { opensAt: '2020-01-01T00:00:00Z', closesAt: '2999-02-01T00:00:00Z' },
  full: { opensAt: '2020-01-01T00:00:00Z', closesAt: '2999-02-01T00:00:00Z' },
  closed: { opensAt: '2020-01-01T00:00:00Z', closesAt: '2020-02-01T00:00:00Z' },
};

/**
 * **Use for** entering a contest: the form while it is open, the reason otherwise.
 *
 * **Don't use for** a form without dates (RequestForm).
 */
const meta = {
  title: 'Features/ContestEntry',
  component: ContestEntry,
  args: {
    alerts: controls.alerts,
    times: { ...WINDOWS.open, stateHref: null, initial: 'open' },
    entry: Contest.args as RequestFormProps,
    rulesHref: '#reglement',
    openYet,
    readRules,
    howDrawn,
    refusals: sampleContent('form-answers', answersJson).refusals,
  },
  render: (args) => (
    <>
      <ContestStatus
        times={args.times}
        states={states}
        action={{ label: participate, href: '#participer' }}
      />
      <ContestEntry {...args} />
    </>
  ),
} satisfies Meta<typeof ContestEntry>;
export default meta;

type Story = StoryObj<typeof meta>;

const inState = (initial: ContestState): Story => ({
  args: { times: { ...WINDOWS[initial], stateHref: null, initial } },
});

export const Open: Story = inState('open');
export const Upcoming: Story = inState('upcoming');
export const Closed: Story = inState('closed');
