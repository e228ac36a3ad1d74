import * as z from 'zod/mini';
import { ADDRESS_MAX, consent, line, message, oneOf, optIn } from './fields.ts';
import { defineForm } from './form.ts';
import { EMAIL } from './person.ts';

/** The notice that the Digital Services Act (article 16) asks a host to make possible. */
export const abuseForm = defineForm({
  code: 'abuse',
  fields: {
    kind: {
      ...oneOf(
        'contenu-illicite',
        'mineurs',
        'haine',
        'hameconnage',
        'indesirables',
        'piratage',
        'contrefacon',
        'autre',
      ),
      control: 'select',
    },
    where: { schema: line({ max: ADDRESS_MAX }), control: 'text' },
    description: { schema: message({ min: 20 }), control: 'textarea' },
    anonymous: { schema: optIn, control: 'checkbox' },
    name: {
      schema: z.optional(line()),
      control: 'text',
      autocomplete: 'name',
      alsoSays: ['unnamed'],
    },
    email: { ...EMAIL, schema: z.optional(EMAIL.schema), alsoSays: ['unnamed'] },
    goodFaith: { schema: consent, control: 'checkbox' },
  },
  groups: {
    facts: ['kind', 'where', 'description'],
    person: ['anonymous', 'name', 'email', 'goodFaith'],
  },
  unasked: ({ anonymous }) => (anonymous === true ? ['name', 'email'] : []),
  rules: ({ anonymous, kind, name, email }) => {
    // The law never asks for a name when children are concerned.
    if (anonymous || kind === undefined || kind === 'mineurs') return {};
    return { ...(name ? {} : { name: 'unnamed' }), ...(email ? {} : { email: 'unnamed' }) };
  },
});
