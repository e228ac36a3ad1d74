import * as z from 'zod/mini';
import { consent, day, line, oneOf, optIn } from './fields.ts';
import {
  defineForm,
  type FieldErrors,
  type FieldSource,
  type FormContext,
  type FormDefinition,
} from './form.ts';
import { EMAIL, FIRST_NAME, LAST_NAME, PHONE, POSTCODE, TOWN } from './person.ts';
import type { ContestCode } from './form-codes.ts';
import { ageOn, isInZone } from './contest.ts';

/** A person older than this mistyped the year. */
const OLDEST_AGE = 120;

const RELOAD = 'Rechargez la page pour lire le règlement en vigueur.';

const common = {
  firstName: FIRST_NAME,
  lastName: LAST_NAME,
  email: {
    ...EMAIL,
    hint: 'Pour vous prévenir si vous gagnez. Une participation par personne.',
  },
  phone: {
    ...PHONE,
    schema: z.optional(PHONE.schema),
    hint: 'Pour vous joindre si nos e-mails ne vous arrivent pas.',
  },
  birthDate: {
    schema: day('Saisissez votre date de naissance.'),
    label: 'Date de naissance',
    control: 'date',
    autocomplete: 'bday',
    hint: 'Pour vérifier que vous avez l’âge de participer.',
  },
  postcode: POSTCODE,
  town: TOWN,
  /** The rules as they were read: an entry under older rules is asked to read again. */
  rulesVersion: {
    schema: z.string(RELOAD).check(z.regex(/^\d{1,4}$/, RELOAD)),
    label: 'Version du règlement',
    control: 'hidden',
  },
  rulesAccepted: {
    schema: consent('Acceptez le règlement pour participer.'),
    label: 'J’ai lu et j’accepte le règlement du jeu.',
    control: 'checkbox',
  },
  optInEmail: {
    schema: optIn,
    label: 'Je veux recevoir par e-mail les offres et nouveautés.',
    control: 'checkbox',
    hint: 'Facultatif, sans effet sur vos chances.',
  },
  optInSms: {
    schema: optIn,
    label: 'Je veux recevoir par SMS les offres et nouveautés.',
    control: 'checkbox',
    hint: 'Facultatif, sans effet sur vos chances.',
  },
} as const satisfies Record<string, FieldSource>;

const YOU = {
  legend: 'Vos coordonnées',
  fields: ['firstName', 'lastName', 'email', 'phone', 'birthDate', 'postcode', 'town'],
} as const;
const RULES = {
  legend: 'Le règlement',
  fields: ['rulesAccepted', 'optInEmail', 'optInSms'],
} as const;

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

const SIZES = ['36', '37', '38', '39', '40', '41', '42', '43', '44', '45', '46'] as const;

/** The one form of each contest. */
export const participationForms: Readonly<Record<ContestCode, FormDefinition>> = {
  corail: defineForm({
    code: 'corail',
    fields: {
      size: {
        schema: z.enum(SIZES, 'Choisissez votre pointure.'),
        label: 'Votre pointure',
        control: 'select',
        options: SIZES.map((value) => ({ value, label: value })),
      },
      ...common,
    },
    groups: [{ legend: 'Les baskets', fields: ['size'] }, YOU, RULES],
    rules: conditions,
  }),
  foot: defineForm({
    code: 'foot',
    fields: {
      prize: {
        label: 'Le lot que vous préférez',
        control: 'radio',
        ...oneOf(
          { places: 'Deux places pour un match', maillot: 'Un maillot floqué' },
          'Choisissez le lot que vous préférez.',
        ),
      },
      ...common,
    },
    groups: [{ legend: 'Votre lot', fields: ['prize'] }, YOU, RULES],
    rules: conditions,
  }),
  paques: defineForm({
    code: 'paques',
    fields: {
      answer: {
        schema: line('Dites-nous combien d’œufs vous avez trouvés.', { max: 3 }).check(
          z.regex(/^\d{1,3}$/, 'Saisissez un nombre.'),
        ),
        label: 'Nombre d’œufs trouvés',
        control: 'text',
        inputMode: 'numeric',
        hint: 'Comptez-les dans l’image.',
      },
      ...common,
    },
    groups: [{ legend: 'Votre réponse', fields: ['answer'] }, YOU, RULES],
    rules: conditions,
  }),
  'ultra-stranger-things': defineForm({
    code: 'ultra-stranger-things',
    fields: {
      answer: {
        schema: line('Saisissez le mot que vous avez déchiffré.', { max: 40 }),
        label: 'Le mot déchiffré',
        control: 'text',
        hint: 'Majuscules et accents ne comptent pas.',
        autocomplete: 'off',
      },
      ...common,
    },
    groups: [{ legend: 'Votre réponse', fields: ['answer'] }, YOU, RULES],
    rules: conditions,
  }),
  'universal-plus': defineForm({
    code: 'universal-plus',
    fields: {
      genre: {
        label: 'Votre genre de série préféré',
        control: 'radio',
        ...oneOf(
          {
            policier: 'Policier',
            fantastique: 'Fantastique',
            comedie: 'Comédie',
            drame: 'Drame',
          },
          'Choisissez votre genre préféré.',
        ),
      },
      ...common,
    },
    groups: [{ legend: 'Vos goûts', fields: ['genre'] }, YOU, RULES],
    rules: conditions,
  }),
};
