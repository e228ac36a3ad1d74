import type { Meta, StoryObj } from '@storybook/react-vite';
import { allForms } from '@vitrine/domain/forms/all-forms';
import { declaredAnswers } from '@vitrine/domain/forms/form';
import type { FormCode } from '@vitrine/domain/forms/form-codes';
import { answerDeadline, type FollowedRequest, NOT_FOUND } from '@vitrine/domain/forms/follow-up';
import { sampleAnswers } from '@vitrine/domain/forms/sample-answers';
import { sampleContent } from '#testing/sample-content.ts';
import copy from '../../../../../content/pages/suivi.json';
import { FollowUp } from './FollowUp.tsx';

const now = new Date('2026-11-15T10:00:00Z');

const request = (form: FormCode, changes: Partial<FollowedRequest> = {}): FollowedRequest => ({
  reference: '7K3M-Q9XD',
  form,
  receivedAt: now.toISOString(),
  state: 'received',
  answers: [],
  deadline: answerDeadline(form, now.toISOString()),
  declared: declaredAnswers(allForms[form], sampleAnswers(form, now)),
  outcome: null,
  ...changes,
});

/**
 * **Use for** following one request by its reference.
 *
 * **Don't use for** the receipt itself (RequestForm).
 */
const meta = {
  title: 'Features/FollowUp',
  component: FollowUp,
  args: {
    texts: sampleContent('pages/suivi', copy),
    state: { kind: 'question', reference: '', sentence: null },
    href: '/suivi/',
  },
} satisfies Meta<typeof FollowUp>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Question: Story = {};

export const NotFound: Story = {
  args: { state: { kind: 'question', reference: '7K3M-Q9XX', sentence: NOT_FOUND } },
};

export const Received: Story = { args: { state: { kind: 'found', request: request('rgpd') } } };

export const Answered: Story = {
  args: {
    state: {
      kind: 'found',
      request: request('rgpd', {
        state: 'answered',
        answers: [
          {
            at: '2026-11-20T09:30:00.000Z',
            text: 'Bonjour,\nvous trouverez vos données dans le fichier envoyé ce jour.',
          },
        ],
      }),
    },
  },
};

export const ContestWon: Story = {
  args: { state: { kind: 'found', request: request('corail', { outcome: 'winner' }) } },
};
