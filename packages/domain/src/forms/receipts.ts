import { declaredAnswers, type FormDefinition } from './form.ts';
import type { FormCode } from './form-codes.ts';
import { frenchInstant } from './submission.ts';

/** What a visitor is told once a form has arrived: on the page, and by e-mail. */
export type ReceiptText = { readonly title: string; readonly next: string };

const ENTRY: ReceiptText = {
  title: 'Vous participez',
  next: 'Le tirage au sort a lieu après la clôture du jeu. Si vous gagnez, nous vous écrivons\u00a0; sinon, le résultat reste consultable avec votre référence.',
};

export const receiptTexts: Readonly<Record<FormCode, ReceiptText>> = {
  contact: {
    title: 'Votre message est arrivé',
    next: 'Un conseiller vous répond sous deux jours ouvrés.',
  },
  rgpd: {
    title: 'Votre demande est enregistrée',
    next: 'Notre délégué à la protection des données vous répond sous un mois. Il peut vous demander de prouver votre identité.',
  },
  abuse: {
    title: 'Votre signalement est enregistré',
    next: 'Nous l’examinons sans délai. Si vous avez laissé une adresse, nous vous disons ce qui est décidé et comment le contester.',
  },
  syndic: {
    title: 'Votre demande est enregistrée',
    next: 'Un chargé de relation avec les copropriétés vous appelle sous cinq jours ouvrés.',
  },
  'account-deletion': {
    title: 'Votre demande est enregistrée',
    next: 'Un conseiller vérifie que la demande vient de vous. Rien n’est effacé avant\u00a0; suivez-la avec sa référence.',
  },
  termination: {
    title: 'Votre résiliation est enregistrée',
    next: 'Cette page est votre accusé de réception\u00a0: imprimez-la ou notez la référence. Nous vous confirmons la date de fin du contrat et les équipements à rendre.',
  },
  corail: ENTRY,
  foot: ENTRY,
  paques: ENTRY,
  'ultra-stranger-things': ENTRY,
  'universal-plus': ENTRY,
};

export type ConfirmationMail = { readonly subject: string; readonly text: string };

/** The e-mail that repeats the receipt and, for a termination, all that was declared. */
export function confirmationMail(
  form: FormDefinition,
  values: Readonly<Record<string, unknown>>,
  { reference, receivedAt }: { reference: string; receivedAt: string },
  brandName: string,
): ConfirmationMail {
  const { title, next } = receiptTexts[form.code];
  const declared = declaredAnswers(form, values).map(
    ({ label, value }) => `${label}\u00a0: ${value}`,
  );
  return {
    subject: `${title} (référence ${reference})`,
    text: [
      'Bonjour,',
      `${title}.`,
      `Référence\u00a0: ${reference}\nReçu le ${frenchInstant(receivedAt)}.`,
      next,
      ...(form.code === 'termination' ? [declared.join('\n')] : []),
      `Cet e-mail est automatique\u00a0: inutile d’y répondre.\n${brandName}`,
    ].join('\n\n'),
  };
}

/** The e-mail that brings the answer to a request. */
export function answerMail(
  { reference, receivedAt }: { reference: string; receivedAt: string },
  answer: string,
  brandName: string,
): ConfirmationMail {
  return {
    subject: `Notre réponse à votre demande ${reference}`,
    text: [
      'Bonjour,',
      `Vous nous avez écrit le ${frenchInstant(receivedAt)} (référence ${reference}). Voici notre réponse\u00a0:`,
      answer,
      `Cet e-mail est automatique\u00a0: inutile d’y répondre.\n${brandName}`,
    ].join('\n\n'),
  };
}
