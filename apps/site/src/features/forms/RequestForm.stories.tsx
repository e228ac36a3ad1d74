import type { Meta, StoryObj } from '@storybook/react-vite';
import { contactFormFor } from '@vitrine/domain/forms/contact';
import { declaredAnswers } from '@vitrine/domain/forms/answers';
import { checkForm, type FormDefinition, type FormDescription } from '@vitrine/domain/forms/form';
import { allForms } from '@vitrine/domain/forms/all-forms';
import { formEndpoint } from '@vitrine/domain/forms/form-codes';
import { EMPTY_FORM, type FormState, type FormValues } from '@vitrine/domain/forms/form-state';
import { participationForms } from '@vitrine/domain/forms/participation';
import { sampleAnswers } from '@vitrine/domain/forms/sample-answers';
import { terminationForm } from '@vitrine/domain/forms/termination';
import { sampleContent } from '#testing/sample-content.ts';
import answersJson from '../../../../../content/form-answers.json';
import receiptsJson from '../../../../../content/receipts.json';
import type { RequestFormProps } from './request-form-props.ts';
import { RequestForm } from './RequestForm.island.tsx';

const now = new Date('2026-11-15T10:00:00Z');

const { refusals } = sampleContent('form-answers', answersJson);
const { requests, pdf, ...receipt } = sampleContent('receipts', receiptsJson);

const propsOf = ({ code, fields, groups }: FormDescription): RequestFormProps => ({
  form: { code, fields, groups },
  initial: EMPTY_FORM,
  page: 'abonne-freebox',
  action: formEndpoint(code),
  captchaBase: '/api/captcha',
  texts: {
    submit: 'Envoyer mon message',
    reviewTitle: 'Relisez avant d’envoyer',
    confirm: 'Confirmer l’envoi',
    receipt: { ...receipt, pdf: pdf.label, ...requests[code] },
    refusals,
    followUp: { label: 'Suivre votre demande', href: '/suivi/' },
    privacy: {
      text: 'Vos réponses ne servent qu’à traiter votre demande et sont conservées un an.',
      href: '#confidentialite',
    },
  },
});

const receiptOf = (form: FormDefinition, declares = false): FormState => ({
  kind: 'received',
  receipt: {
    reference: '7K3M-Q9XD',
    receivedAt: now.toISOString(),
    address: '/api/forms/receipt?token=exemple',
    pdf: '/api/forms/receipt.pdf?token=exemple',
    isMailed: form.code !== 'account-deletion',
    declared: declares ? declaredAnswers(form, sampleAnswers(form.code, now)) : [],
  },
});

function refused(values: FormValues): FormState {
  const check = checkForm(allForms.contact, values, { now });
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
    ...propsOf(contactFormFor('abonne-freebox')),
    hidden: { audience: 'abonne-freebox' },
  },
} satisfies Meta<typeof RequestForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

/** What is wrong is listed, linked, and said beside each field. */
export const WithErrors: Story = {
  args: {
    initial: refused({
      audience: 'abonne-freebox',
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

export const Received: Story = { args: { initial: receiptOf(allForms.contact) } };

const termination: Story['args'] = {
  ...propsOf(terminationForm),
  page: 'resiliation',
  hidden: {},
  alwaysReviewed: true,
  steps: ['1. Votre contrat', '2. Votre relecture', '3. Votre accusé de réception'],
  texts: {
    ...propsOf(terminationForm).texts,
    submit: 'Relire ma demande',
    reviewTitle: 'Votre demande de résiliation',
    confirm: 'Confirmer ma résiliation',
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
  args: { ...termination, initial: receiptOf(terminationForm, true) },
};

export const Contest: Story = {
  args: {
    ...propsOf(participationForms.corail),
    page: 'baskets-corail',
    hidden: { rulesVersion: '2' },
    conditions: { minimumAge: 18, zone: 'metropole' },
    texts: {
      ...propsOf(participationForms.corail).texts,
      submit: 'Je participe',
      rules: { label: 'Lire le règlement complet (version 2)', href: '#reglement' },
    },
  },
};
