import * as z from 'zod/mini';
import { day, line, oneOf } from './fields.ts';
import { defineForm } from './form.ts';
import { EMAIL, FIRST_NAME, LAST_NAME, POSTCODE, STREET, TOWN } from './person.ts';

/** A termination can be asked this long ahead; further, plans change. */
export const TERMINATION_HORIZON_DAYS = 365;
const DAY_MS = 86_400_000;

const BY_EMAIL = { field: 'answerBy', is: 'email' } as const;
const BY_POST = { field: 'answerBy', is: 'post' } as const;

/**
 * What the law (code de la consommation, L. 215-1-1 and D. 215-1) lets us ask to end a contract
 * on line: who, how to answer, which contract, when. No account, and no reason.
 */
export const terminationForm = defineForm({
  code: 'termination',
  fields: {
    offer: {
      label: 'Le contrat à résilier',
      control: 'radio',
      ...oneOf(
        {
          freebox: 'Freebox (fibre ou ADSL)',
          'box-5g': 'Box 5G',
          mobile: 'Forfait mobile',
        },
        'Choisissez le contrat à résilier.',
      ),
    },
    contract: {
      schema: line('Saisissez la référence de votre contrat.', { max: 30, min: 4 }).check(
        z.regex(
          /^[a-z0-9 -]+$/i,
          'Une référence ne contient que des lettres, des chiffres et des traits d’union.',
        ),
      ),
      label: 'Référence du contrat',
      control: 'text',
      hint: 'C’est votre identifiant d’abonné, en haut de vos factures.',
    },
    line: {
      schema: line('Saisissez le numéro de la ligne.', { max: 20 }).check(
        z.regex(
          /^[0-9+ .]{9,20}$/,
          'Saisissez un numéro de téléphone, par exemple 09 50 12 34 56.',
        ),
      ),
      label: 'Numéro de la ligne',
      control: 'tel',
      hint: 'Le numéro fixe de la box, ou le numéro mobile.',
    },
    date: {
      schema: day('Choisissez la date de résiliation.'),
      label: 'Date de résiliation souhaitée',
      control: 'date',
      hint: 'Au plus tôt aujourd’hui. Le contrat prend fin dix jours au plus après réception.',
    },
    firstName: { ...FIRST_NAME, label: 'Prénom du titulaire' },
    lastName: { ...LAST_NAME, label: 'Nom du titulaire' },
    answerBy: {
      label: 'Recevoir l’accusé de réception',
      control: 'radio',
      ...oneOf(
        { email: 'Par e-mail', post: 'Par courrier' },
        'Choisissez comment recevoir l’accusé de réception.',
      ),
    },
    email: { ...EMAIL, when: BY_EMAIL },
    street: { ...STREET, when: BY_POST },
    postcode: { ...POSTCODE, when: BY_POST },
    town: { ...TOWN, when: BY_POST },
  },
  groups: [
    { legend: 'Le contrat', fields: ['offer', 'contract', 'line', 'date'] },
    {
      legend: 'Le titulaire',
      fields: ['firstName', 'lastName', 'answerBy', 'email', 'street', 'postcode', 'town'],
    },
  ],
  rules: ({ date }, { now }) => dateErrors(date, now),
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
