import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleContent } from '#testing/sample-content.ts';
import draws from '../../../../../content/draws.json';
import { DrawProof } from './DrawProof.island.tsx';

const frozen = {
  frozenAt: '2026-12-01T08:00:00.000Z',
  entries: 12_480,
  listSha256: '3f'.repeat(32),
  listHref: '/api/contest/corail/draw/list.txt',
  result: null,
};

/**
 * **Use for** the draw of a contest, on its page.
 *
 * **Don't use for** one entry's own result (FollowUp).
 */
const meta = {
  title: 'Features/DrawProof',
  component: DrawProof,
  args: {
    texts: sampleContent('draws', draws),
    href: { json: '/api/contest/corail/draw.json', page: '/api/contest/corail/draw#tirage' },
    closesAt: '2100-01-01T00:00:00Z',
  },
} satisfies Meta<typeof DrawProof>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Waiting: Story = {};

/** The server looked: its list is not frozen. */
export const NothingYet: Story = { args: { initial: null } };

export const Frozen: Story = { args: { initial: frozen } };

export const Drawn: Story = {
  args: {
    initial: {
      ...frozen,
      result: {
        drawnAt: '2026-12-02T08:00:00.000Z',
        seed: 'ab'.repeat(32),
        winners: [
          { reference: '7K3M-Q9XD' },
          { reference: 'BBBB-2222' },
          { reference: 'CCCC-3333' },
        ],
        substitutes: [{ reference: 'DDDD-4444' }],
        recordHref: '/api/contest/corail/draw/record.json',
      },
    },
  },
};

/** Each prize is drawn among those who chose it. */
export const SeveralPrizes: Story = {
  args: {
    initial: {
      ...frozen,
      result: {
        drawnAt: '2026-12-02T08:00:00.000Z',
        seed: 'ab'.repeat(32),
        winners: [
          { reference: '7K3M-Q9XD', prize: 'Deux places pour un match' },
          { reference: 'BBBB-2222', prize: 'Un maillot floqué' },
        ],
        substitutes: [{ reference: 'DDDD-4444', prize: 'Un maillot floqué' }],
        recordHref: '/api/contest/free-foot/draw/record.json',
      },
    },
  },
};
