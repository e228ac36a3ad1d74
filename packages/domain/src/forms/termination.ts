import * as z from 'zod/mini';
import { choice, day, email, firstName, lastName, line, postcode, street, town } from './fields.ts';
import { defineForm } from './form.ts';

/** A termination can be asked this long ahead; further, plans change. */
export const TERMINATION_HORIZON_DAYS = 365;
const DAY_MS = 86_400_000;

/**
 * What the law (code de la consommation, L. 215-1-1 and D. 215-1) lets us ask to end a contract
 * on line: who, how to answer, which contract, when. No account, and no reason.
 */
const schema = z.strictObject({
  offer: choice(['freebox', 'mobile', 'box-5g'], 'Choisissez le contrat à résilier.'),
  contract: line('Saisissez la référence de votre contrat.', { max: 30, min: 4 }).check(
    z.regex(
      /^[a-z0-9 -]+$/i,
      'Une référence ne contient que des lettres, des chiffres et des traits d’union.',
    ),
  ),
  line: line('Saisissez le numéro de la ligne.', { max: 20 }).check(
    z.regex(/^[0-9+ .]{9,20}$/, 'Saisissez un numéro de téléphone, par exemple 09 50 12 34 56.'),
  ),
  date: day('Choisissez la date de résiliation.'),
  firstName,
  lastName,
  answerBy: choice(['email', 'post'], 'Choisissez comment recevoir l’accusé de réception.'),
  email: z.optional(email),
  street: z.optional(street),
  postcode: z.optional(postcode),
  town: z.optional(town),
});

export const terminationForm = defineForm<z.infer<typeof schema>>({
  code: 'termination',
  schema,
  fields: {
    offer: {
      label: 'Le contrat à résilier',
      control: 'radio',
      required: true,
      options: [
        { value: 'freebox', label: 'Freebox (fibre ou ADSL)' },
        { value: 'box-5g', label: 'Box 5G' },
        { value: 'mobile', label: 'Forfait mobile' },
      ],
    },
    contract: {
      label: 'Référence du contrat',
      control: 'text',
      required: true,
      hint: 'C’est votre identifiant d’abonné, en haut de vos factures.',
      maxLength: 30,
    },
    line: {
      label: 'Numéro de la ligne',
      control: 'tel',
      required: true,
      hint: 'Le numéro fixe de la box, ou le numéro mobile.',
      maxLength: 20,
    },
    date: {
      label: 'Date de résiliation souhaitée',
      control: 'date',
      required: true,
      hint: 'Au plus tôt aujourd’hui. Le contrat prend fin dix jours au plus après réception.',
    },
    firstName: {
      label: 'Prénom du titulaire',
      control: 'text',
      required: true,
      autocomplete: 'given-name',
    },
    lastName: {
      label: 'Nom du titulaire',
      control: 'text',
      required: true,
      autocomplete: 'family-name',
    },
    answerBy: {
      label: 'Recevoir l’accusé de réception',
      control: 'radio',
      required: true,
      options: [
        { value: 'email', label: 'Par e-mail' },
        { value: 'post', label: 'Par courrier' },
      ],
    },
    email: {
      label: 'Adresse e-mail',
      control: 'email',
      required: true,
      autocomplete: 'email',
      when: { field: 'answerBy', is: 'email' },
    },
    street: {
      label: 'Numéro et nom de la voie',
      control: 'text',
      required: true,
      autocomplete: 'address-line1',
      when: { field: 'answerBy', is: 'post' },
    },
    postcode: {
      label: 'Code postal',
      control: 'text',
      required: true,
      inputMode: 'numeric',
      maxLength: 5,
      autocomplete: 'postal-code',
      when: { field: 'answerBy', is: 'post' },
    },
    town: {
      label: 'Commune',
      control: 'text',
      required: true,
      autocomplete: 'address-level2',
      when: { field: 'answerBy', is: 'post' },
    },
  },
  groups: [
    { legend: 'Le contrat', fields: ['offer', 'contract', 'line', 'date'] },
    {
      legend: 'Le titulaire',
      fields: ['firstName', 'lastName', 'answerBy', 'email', 'street', 'postcode', 'town'],
    },
  ],
  rules: ({ answerBy, date, email, street, postcode, town }, { now }) => ({
    ...dateErrors(date, now),
    ...(answerBy === 'email' && !email ? { email: 'Saisissez votre adresse e-mail.' } : {}),
    ...(answerBy === 'post' && !street
      ? { street: 'Saisissez le numéro et le nom de la voie.' }
      : {}),
    ...(answerBy === 'post' && !postcode ? { postcode: 'Saisissez votre code postal.' } : {}),
    ...(answerBy === 'post' && !town ? { town: 'Saisissez votre commune.' } : {}),
  }),
});

function dateErrors(date: string, now: Date): Record<string, string> {
  if (date < parisDay(now)) return { date: 'Choisissez aujourd’hui ou une date à venir.' };
  const last = parisDay(new Date(now.getTime() + TERMINATION_HORIZON_DAYS * DAY_MS));
  return date > last ? { date: 'Choisissez une date dans l’année qui vient.' } : {};
}

/** Today is the visitor's: at 00:30 in Paris it is still yesterday in UTC. */
function parisDay(now: Date): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' }).format(now);
}
