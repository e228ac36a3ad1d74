import { message, oneOf } from './fields.ts';
import { defineForm } from './form.ts';
import { EMAIL, FIRST_NAME, LAST_NAME, SUBSCRIBER_ID } from './person.ts';

/** Articles 15 to 21 of the regulation, in the words people use. */
export const rgpdForm = defineForm({
  code: 'rgpd',
  fields: {
    right: {
      ...oneOf(
        'acces',
        'rectification',
        'effacement',
        'opposition',
        'limitation',
        'portabilite',
        'directives',
      ),
      control: 'radio',
    },
    request: { schema: message(), control: 'textarea' },
    relation: { ...oneOf('abonne', 'ancien', 'non-abonne'), control: 'radio' },
    subscriberId: SUBSCRIBER_ID,
    firstName: FIRST_NAME,
    lastName: LAST_NAME,
    email: EMAIL,
  },
  groups: {
    right: ['right', 'request'],
    person: ['relation', 'subscriberId', 'firstName', 'lastName', 'email'],
  },
});
