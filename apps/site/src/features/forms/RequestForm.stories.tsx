import type { Meta, StoryObj } from '@storybook/react-vite';
import { declaredAnswers } from '@vitrine/domain/forms/answers';
import { checkForm } from '@vitrine/domain/forms/form';
import {
  contestEndpoint,
  type FormCode,
  kindOf,
  type RequestCode,
  requestEndpoint,
  requestNamed,
} from '@vitrine/domain/forms/form-codes';
import { EMPTY_FORM, type FormState, type FormValues } from '@vitrine/domain/forms/form-state';
import { sampleAnswers } from '@vitrine/domain/forms/sample-answers.fixture';
import { sampleContent } from '#testing/sample-content.ts';
import { controls } from '#testing/controls.ts';
import { formTexts, sampleContest, sampleForm } from '#testing/sample-forms.ts';
import answersJson from '../../../../../content/form-answers.json';
import receiptsJson from '../../../../../content/receipts.json';
import type { RequestFormProps } from './request-form-props.ts';
import { RequestForm } from './RequestForm.island.tsx';

const now = new Date('2026-11-15T10:00:00Z');

const { refusals } = sampleContent('form-answers', answersJson);
const { requests, pdf, ...receipt } = sampleContent('receipts', receiptsJson);

const SUBSCRIBER = { audience: 'abonne-box' };

const { shared, contact, termination: terminationTexts, participation } = formTexts;
const { privacy: _, ...labels } = shared.labels;

const endpointOf = (code: FormCode) => {
  const request = requestNamed(code);
  return request ? requestEndpoint(request) : contestEndpoint({ code });
};

const propsOf = (code: FormCode): RequestFormProps => ({
  form: sampleForm(code, SUBSCRIBER).description,
  initial: EMPTY_FORM,
  page: 'abonne-box',
  action: endpointOf(code),
  captchaBase: '/api/captcha',
  texts: {
    submit: contact.submit,
    optional: controls.optional,
    labels,
    review: shared.review,
    receipt: { ...receipt, pdf: pdf.label, ...requests[kindOf(code)] },
    refusals,
    followUp: { label: 'Suivre votre demande', href: '/suivi/' },
    privacy: {
      text: 'Vos réponses ne servent qu’à traiter votre demande et sont conservées un an.',
      href: '#confidentialite',
    },
  },
});

const receiptOf = (code: RequestCode, declares = false): FormState => ({
  kind: 'received',
  receipt: {
    reference: '7K3M-Q9XD',
    receivedAt: now.toISOString(),
    address: '/api/forms/receipt?token=exemple',
    pdf: '/api/forms/receipt.pdf?token=exemple',
    isMailed: code !== 'account-deletion' && code !== 'abuse',
    canBeFollowed: code !== 'abuse',
    declared: declares
      ? declaredAnswers(sampleForm(code).description, sampleAnswers(code, now))
      : [],
  },
});

function refused(values: FormValues): FormState {
  const check = checkForm(sampleForm('contact', values), values, { now });
  const errors = check.ok ? {} : check.errors;
  return { kind: 'questions', values, refusal: { sentence: refusals.fields, errors } };
}

/**
 * **Use for** everything a visitor sends us: one description draws it, judges it in the browser and on
 * the server, and it works without JavaScript.
 *
 * **Don't use for** a search or a filter, which only read (SearchBar, Chips).
 */
const meta = {
  title: 'Features/RequestForm',
  component: RequestForm,
  args: {
    ...propsOf('contact'),
    hidden: SUBSCRIBER,
  },
} satisfies Meta<typeof RequestForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

/** What is wrong is listed, linked, and said beside each field. */
export const WithErrors: Story = {
  args: {
    initial: refused({
      audience: 'abonne-box',
      topic: 'demenagement',
      lastName: 'Nœl',
      email: 'elodie',
      message: 'Bonjour <b>vous</b> & "moi",\nma box redémarre.',
    }),
  },
};

/** Nothing typed is lost; the sentence says what to do. */
export const Unreachable: Story = {
  args: {
    initial: {
      kind: 'questions',
      values: { lastName: 'Nœl' },
      refusal: { sentence: refusals.down, errors: {} },
    },
  },
};

export const Received: Story = { args: { initial: receiptOf('contact') } };

export const ReceivedFromUnknown: Story = {
  args: { ...propsOf('abuse'), page: 'signaler-un-abus', initial: receiptOf('abuse') },
};

const termination: Story['args'] = {
  ...propsOf('termination'),
  page: 'resiliation',
  hidden: {},
  alwaysReviewed: true,
  steps: ['1. Votre contrat', '2. Votre relecture', '3. Votre accusé de réception'],
  texts: {
    ...propsOf('termination').texts,
    submit: terminationTexts.submit,
    review: terminationTexts.review ?? shared.review,
  },
};

export const Termination: Story = { args: termination };

export const TerminationToConfirm: Story = {
  args: {
    ...termination,
    initial: {
      kind: 'review',
      values: sampleAnswers('termination', now) as FormValues,
      token: 'jeton',
      sentence: null,
    },
  },
};

export const TerminationReceived: Story = {
  args: { ...termination, initial: receiptOf('termination', true) },
};

export const Contest: Story = {
  args: {
    ...propsOf('corail'),
    page: '/freebox/jeu-concours/baskets-corail/',
    hidden: { rulesVersion: '2' },
    contest: {
      minimumAge: 18,
      zone: 'metropole',
      questions: sampleContest('corail').form.questions,
    },
    texts: {
      ...propsOf('corail').texts,
      submit: participation.submit,
      rules: { label: 'Lire le règlement complet (version 2)', href: '#reglement' },
    },
  },
};
