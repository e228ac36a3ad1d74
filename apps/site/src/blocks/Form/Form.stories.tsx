import type { Meta, StoryObj } from '@storybook/react-vite';
import { contactFormFor } from '@vitrine/domain/forms/contact';
import { checkForm, type FormDefinition } from '@vitrine/domain/forms/form';
import { formEndpoint } from '@vitrine/domain/forms/form-codes';
import { participationForms } from '@vitrine/domain/forms/participation';
import { receiptTexts } from '@vitrine/domain/forms/receipts';
import { sampleAnswers } from '@vitrine/domain/forms/sample-answers';
import { REFUSALS } from '@vitrine/domain/forms/submission';
import { terminationForm } from '@vitrine/domain/forms/termination';
import { showErrors, showProgress, showReceipt, showReview } from '#browser/forms/view.ts';
import { Form, type FormProps } from './Form.tsx';

const now = new Date('2026-11-15T10:00:00Z');

const propsOf = (definition: FormDefinition): Omit<FormProps, 'submitLabel'> => ({
  code: definition.code,
  page: 'formulaire',
  action: formEndpoint(definition.code),
  captchaBase: '/api/captcha',
  fields: definition.fields,
  groups: definition.groups,
  receipt: receiptTexts[definition.code],
  privacy: {
    text: 'Vos réponses ne servent qu’à traiter votre demande et sont conservées un an.',
    href: '#confidentialite',
  },
});

function formIn(canvas: HTMLElement): HTMLFormElement {
  const form = canvas.querySelector('form');
  if (!form) throw new Error('no form');
  return form;
}

/**
 * **Use for** everything a visitor sends us: one schema draws it, judges it in the browser and on the
 * server, and it works without JavaScript.
 *
 * **Don't use for** a search or a filter, which only read (SearchBar, Chips).
 */
const meta = {
  title: 'Blocks/Form',
  component: Form,
  args: {
    ...propsOf(contactFormFor('abonne-freebox')),
    submitLabel: 'Envoyer mon message',
    hidden: { audience: 'abonne-freebox' },
  },
} satisfies Meta<typeof Form>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

/** What is wrong is listed, linked, and said beside each field. */
export const WithErrors: Story = {
  play: ({ canvasElement }) => {
    const check = checkForm(contactFormFor('abonne-freebox'), { email: 'elodie' }, { now });
    if (!check.ok) showErrors(formIn(canvasElement), REFUSALS.fields, check.errors);
  },
};

/** Nothing typed is lost; the sentence says what to do. */
export const Unreachable: Story = {
  play: ({ canvasElement }) => showErrors(formIn(canvasElement), REFUSALS.down, {}),
};

export const Sending: Story = {
  play: ({ canvasElement }) => showProgress(formIn(canvasElement), 'Envoi en cours…'),
};

export const Receipt: Story = {
  play: ({ canvasElement }) =>
    showReceipt(formIn(canvasElement), {
      reference: '7K3M-Q9XD',
      receivedAt: now.toISOString(),
    }),
};

const termination: Story['args'] = {
  ...propsOf(terminationForm),
  hidden: {},
  submitLabel: 'Relire ma demande',
  review: 'always',
  reviewTitle: 'Votre demande de résiliation',
  confirmLabel: 'Confirmer ma résiliation',
};

export const Termination: Story = { args: termination };

export const TerminationToConfirm: Story = {
  args: termination,
  play: ({ canvasElement }) =>
    showReview(formIn(canvasElement), terminationForm, sampleAnswers('termination', now)),
};

export const Contest: Story = {
  args: {
    ...propsOf(participationForms.corail),
    submitLabel: 'Je participe',
    hidden: { rulesVersion: '2' },
    conditions: { minimumAge: 18, zone: 'metropole' },
    rules: { label: 'Lire le règlement complet (version 2)', href: '#reglement' },
  },
};
