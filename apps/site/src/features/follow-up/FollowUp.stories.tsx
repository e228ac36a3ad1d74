import type { Meta, StoryObj } from '@storybook/react-vite';
import { declaredAnswers } from '@vitrine/domain/forms/answers';
import { type FormCode, requestNamed } from '@vitrine/domain/forms/form-codes';
import {
  answerDeadline,
  type FollowedRequest,
  NO_FOLLOW_UP_ANSWERS,
} from '@vitrine/domain/forms/follow-up';
import { sampleAnswers, sampleEntry } from '@vitrine/domain/forms/sample-answers.fixture';
import { controls } from '#testing/controls.ts';
import { sampleContent } from '#testing/sample-content.ts';
import { sampleContest, sampleForm } from '#testing/sample-forms.ts';
import copy from '../../../../../content/pages/suivi.json';
import { FollowUp } from './FollowUp.tsx';

const now = new Date('2026-11-15T10:00:00Z');

const answersOf = (form: FormCode) => {
  const code = requestNamed(form);
  return code ? sampleAnswers(code, now) : sampleEntry(sampleContest(form));
};

const request = (form: FormCode, changes: Partial<FollowedRequest> = {}): FollowedRequest => ({
  reference: '7K3M-Q9XD',
  form,
  receivedAt: now.toISOString(),
  state: 'received',
  answers: [],
  deadline: answerDeadline({
    kind: form,
    receivedAt: now.toISOString(),
    payload: answersOf(form),
  }),
  declared: declaredAnswers(sampleForm(form).description, answersOf(form)),
  outcome: null,
  prize: null,
  confirmation: null,
  steps: [],
  ...changes,
});

const found = (of: FollowedRequest) => ({ kind: 'found', token: 'exemple', request: of }) as const;

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
    alerts: controls.alerts,
    formName: 'Vos droits sur vos données',
    state: { kind: 'question', typed: NO_FOLLOW_UP_ANSWERS, notice: null },
    href: '/suivi/',
  },
} satisfies Meta<typeof FollowUp>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Question: Story = {};

export const NotFound: Story = {
  args: {
    state: {
      kind: 'question',
      typed: { ...NO_FOLLOW_UP_ANSWERS, reference: '7K3M-Q9XX', known: 'camille@exemple.fr' },
      notice: 'not-found',
    },
  },
};

export const LinksSent: Story = {
  args: { state: { kind: 'question', typed: NO_FOLLOW_UP_ANSWERS, notice: 'links-sent' } },
};

/** A server without a mail server. */
export const NoMail: Story = {
  args: { state: { kind: 'question', typed: NO_FOLLOW_UP_ANSWERS, notice: 'no-mail' } },
};

/** What a link in an e-mail opens: a button, so that no scanner presses it. */
export const LinkToRequest: Story = {
  args: {
    state: {
      kind: 'link',
      token: 'exemple',
      reference: '7K3M-Q9XD',
      until: '2026-11-15T11:00:00.000Z',
      steps: ['open'],
    },
  },
};

export const LinkToDeletion: Story = {
  args: {
    state: {
      kind: 'link',
      token: 'exemple',
      reference: '7K3M-Q9XD',
      until: '2026-11-17T10:00:00.000Z',
      steps: ['confirm', 'cancel'],
    },
  },
};

export const Received: Story = { args: { state: found(request('rgpd')) } };

export const DeletionToConfirm: Story = {
  args: {
    state: found(
      request('account-deletion', {
        confirmation: { kind: 'sent', until: '2026-11-17T10:00:00.000Z' },
        steps: ['cancel'],
      }),
    ),
  },
};

export const DeletionLinkOver: Story = {
  args: {
    state: found(
      request('account-deletion', {
        confirmation: { kind: 'over' },
        steps: ['resend', 'cancel'],
      }),
    ),
  },
};

export const DeletionConfirmed: Story = {
  args: {
    state: found(
      request('account-deletion', {
        state: 'confirmed',
        deadline: '2026-12-15T10:00:00.000Z',
        steps: ['cancel'],
      }),
    ),
  },
};

export const Closed: Story = { args: { state: found(request('rgpd', { state: 'closed' })) } };

export const DeletionDone: Story = {
  args: { state: found(request('account-deletion', { state: 'done' })) },
};

export const Answered: Story = {
  args: {
    state: found(
      request('rgpd', {
        state: 'answered',
        answers: [
          {
            at: '2026-11-20T09:30:00.000Z',
            text: 'Bonjour,\nvous trouverez vos données dans le fichier envoyé ce jour.',
          },
        ],
      }),
    ),
  },
};

const prize = 'Une paire de baskets Corail, à votre pointure';

export const ContestWon: Story = {
  args: {
    formName: 'Jeu Corail',
    state: found(
      request('corail', { outcome: { kind: 'winner', until: '2026-12-08T10:00:00.000Z' }, prize }),
    ),
  },
};

export const PrizeToConfirm: Story = {
  args: {
    formName: 'Jeu Corail',
    state: found(
      request('corail', {
        state: 'told',
        outcome: { kind: 'told', until: '2026-12-23T10:00:00.000Z' },
        prize,
        steps: ['accept'],
      }),
    ),
  },
};

export const LinkToPrize: Story = {
  args: {
    state: {
      kind: 'link',
      token: 'exemple',
      reference: '7K3M-Q9XD',
      until: '2026-12-23T10:00:00.000Z',
      steps: ['accept'],
    },
  },
};
