import * as z from 'zod/mini';
import {
  choice,
  consent,
  day,
  email,
  firstName,
  lastName,
  line,
  optIn,
  phone,
  postcode,
  town,
} from './fields.ts';
import {
  defineForm,
  type Field,
  type FieldErrors,
  type FormContext,
  type FormDefinition,
} from './form.ts';
import type { ContestCode } from './form-codes.ts';
import { ageOn, isInZone } from './contest.ts';

/** A person older than this mistyped the year. */
const OLDEST_AGE = 120;

const common = {
  firstName,
  lastName,
  email,
  phone: z.optional(phone),
  birthDate: day('Saisissez votre date de naissance.'),
  postcode,
  town,
  /** The rules as they were read: an entry under older rules is asked to read again. */
  rulesVersion: z
    .string('Rechargez la page pour lire le règlement en vigueur.')
    .check(z.regex(/^\d{1,4}$/, 'Rechargez la page pour lire le règlement en vigueur.')),
  rulesAccepted: consent('Acceptez le règlement pour participer.'),
  optInEmail: optIn,
  optInSms: optIn,
};

const commonFields = {
  firstName: { label: 'Prénom', control: 'text', required: true, autocomplete: 'given-name' },
  lastName: { label: 'Nom', control: 'text', required: true, autocomplete: 'family-name' },
  email: {
    label: 'Adresse e-mail',
    control: 'email',
    required: true,
    autocomplete: 'email',
    hint: 'Pour vous prévenir si vous gagnez. Une participation par personne.',
  },
  phone: {
    label: 'Téléphone',
    control: 'tel',
    required: false,
    autocomplete: 'tel',
    hint: 'Pour vous joindre si nos e-mails ne vous arrivent pas.',
  },
  birthDate: {
    label: 'Date de naissance',
    control: 'date',
    required: true,
    autocomplete: 'bday',
    hint: 'Pour vérifier que vous avez l’âge de participer.',
  },
  postcode: {
    label: 'Code postal',
    control: 'text',
    required: true,
    inputMode: 'numeric',
    maxLength: 5,
    autocomplete: 'postal-code',
  },
  town: { label: 'Commune', control: 'text', required: true, autocomplete: 'address-level2' },
  rulesVersion: { label: 'Version du règlement', control: 'hidden', required: true },
  rulesAccepted: {
    label: 'J’ai lu et j’accepte le règlement du jeu.',
    control: 'checkbox',
    required: true,
  },
  optInEmail: {
    label: 'Je veux recevoir par e-mail les offres et nouveautés.',
    control: 'checkbox',
    required: false,
    hint: 'Facultatif, sans effet sur vos chances.',
  },
  optInSms: {
    label: 'Je veux recevoir par SMS les offres et nouveautés.',
    control: 'checkbox',
    required: false,
    hint: 'Facultatif, sans effet sur vos chances.',
  },
} as const satisfies Record<string, Field>;

const YOU = {
  legend: 'Vos coordonnées',
  fields: ['firstName', 'lastName', 'email', 'phone', 'birthDate', 'postcode', 'town'],
} as const;
const RULES = { legend: 'Le règlement', fields: ['rulesAccepted', 'optInEmail', 'optInSms'] };

type Entrant = {
  birthDate: string;
  postcode: string;
  phone?: string | undefined;
  optInSms: boolean;
};

function conditions(entrant: Entrant, { now, contest }: FormContext): FieldErrors {
  const age = ageOn(entrant.birthDate, now);
  const errors: Record<string, string> = {};
  if (age < 0 || age > OLDEST_AGE) errors['birthDate'] = 'Vérifiez votre date de naissance.';
  else if (contest && age < contest.minimumAge) {
    errors['birthDate'] =
      `Ce jeu est réservé aux personnes d’au moins ${contest.minimumAge}\u00a0ans.`;
  }
  if (contest && !isInZone(entrant.postcode, contest.zone))
    errors['postcode'] = 'Ce jeu est réservé aux habitants de France métropolitaine.';
  if (entrant.optInSms && entrant.phone === undefined)
    errors['phone'] = 'Saisissez un numéro pour recevoir nos SMS, ou décochez la case.';
  return errors;
}

const corail = z.strictObject({
  ...common,
  size: choice(
    ['36', '37', '38', '39', '40', '41', '42', '43', '44', '45', '46'],
    'Choisissez votre pointure.',
  ),
});

const foot = z.strictObject({
  ...common,
  prize: choice(['places', 'maillot'], 'Choisissez le lot que vous préférez.'),
});

const paques = z.strictObject({
  ...common,
  answer: line('Dites-nous combien d’œufs vous avez trouvés.', { max: 3 }).check(
    z.regex(/^\d{1,3}$/, 'Saisissez un nombre.'),
  ),
});

const strangerThings = z.strictObject({
  ...common,
  answer: line('Saisissez le mot que vous avez déchiffré.', { max: 40 }),
});

const universalPlus = z.strictObject({
  ...common,
  genre: choice(['policier', 'fantastique', 'comedie', 'drame'], 'Choisissez votre genre préféré.'),
});

/** The one form of each contest. */
export const participationForms: Readonly<Record<ContestCode, FormDefinition>> = {
  corail: defineForm<z.infer<typeof corail>>({
    code: 'corail',
    schema: corail,
    fields: {
      size: {
        label: 'Votre pointure',
        control: 'select',
        required: true,
        options: corail.shape.size.options.map((value) => ({ value, label: value })),
      },
      ...commonFields,
    },
    groups: [{ legend: 'Les baskets', fields: ['size'] }, YOU, RULES],
    rules: conditions,
  }),
  foot: defineForm<z.infer<typeof foot>>({
    code: 'foot',
    schema: foot,
    fields: {
      prize: {
        label: 'Le lot que vous préférez',
        control: 'radio',
        required: true,
        options: [
          { value: 'places', label: 'Deux places pour un match' },
          { value: 'maillot', label: 'Un maillot floqué' },
        ],
      },
      ...commonFields,
    },
    groups: [{ legend: 'Votre lot', fields: ['prize'] }, YOU, RULES],
    rules: conditions,
  }),
  paques: defineForm<z.infer<typeof paques>>({
    code: 'paques',
    schema: paques,
    fields: {
      answer: {
        label: 'Nombre d’œufs trouvés',
        control: 'text',
        required: true,
        inputMode: 'numeric',
        maxLength: 3,
        hint: 'Comptez-les dans l’image.',
      },
      ...commonFields,
    },
    groups: [{ legend: 'Votre réponse', fields: ['answer'] }, YOU, RULES],
    rules: conditions,
  }),
  'ultra-stranger-things': defineForm<z.infer<typeof strangerThings>>({
    code: 'ultra-stranger-things',
    schema: strangerThings,
    fields: {
      answer: {
        label: 'Le mot déchiffré',
        control: 'text',
        required: true,
        maxLength: 40,
        hint: 'Majuscules et accents ne comptent pas.',
        autocomplete: 'off',
      },
      ...commonFields,
    },
    groups: [{ legend: 'Votre réponse', fields: ['answer'] }, YOU, RULES],
    rules: conditions,
  }),
  'universal-plus': defineForm<z.infer<typeof universalPlus>>({
    code: 'universal-plus',
    schema: universalPlus,
    fields: {
      genre: {
        label: 'Votre genre de série préféré',
        control: 'radio',
        required: true,
        options: [
          { value: 'policier', label: 'Policier' },
          { value: 'fantastique', label: 'Fantastique' },
          { value: 'comedie', label: 'Comédie' },
          { value: 'drame', label: 'Drame' },
        ],
      },
      ...commonFields,
    },
    groups: [{ legend: 'Vos goûts', fields: ['genre'] }, YOU, RULES],
    rules: conditions,
  }),
};
