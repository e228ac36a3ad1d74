import * as z from 'zod/mini';
import { parisClock } from '../paris-time.ts';
import { day, line, oneOf, phone } from './fields.ts';
import { defineForm } from './form.ts';
import { EMAIL, FIRST_NAME, LAST_NAME, POSTCODE, STREET, TOWN } from './person.ts';

/** A termination can be asked this long ahead; further, plans change. */
export const TERMINATION_HORIZON_DAYS = 365;
const DAY_MS = 86_400_000;

/** It has no line of its own: the reference of its contract names it. */
const HAS_LINE = { field: 'offer', isNot: 'box-5g' } as const;
const BY_EMAIL = { field: 'answerBy', is: 'email' } as const;
const BY_POST = { field: 'answerBy', is: 'post' } as const;

/**
 * What the law (code de la consommation, L. 215-1-1 and D. 215-1) lets us ask to end a contract
 * on line: who, how to answer, which contract, when. No account, and no reason.
 */
export const terminationForm = defineForm({
  code: 'termination',
  fields: {
    offer: { ...oneOf('box', 'box-5g', 'mobile'), control: 'radio' },
    contract: {
      schema: line({ max: 30, min: 4 }).check(z.regex(/^[a-z0-9 -]+$/i, 'format')),
      control: 'text',
    },
    line: { schema: phone, control: 'tel', when: HAS_LINE },
    date: { schema: day, control: 'date', alsoSays: ['past', 'far'] },
    firstName: FIRST_NAME,
    lastName: LAST_NAME,
    answerBy: { ...oneOf('email', 'post'), control: 'radio' },
    email: { ...EMAIL, when: BY_EMAIL },
    street: { ...STREET, when: BY_POST },
    postcode: { ...POSTCODE, when: BY_POST },
    town: { ...TOWN, when: BY_POST },
  },
  groups: {
    contract: ['offer', 'contract', 'line', 'date'],
    person: ['firstName', 'lastName', 'answerBy', 'email', 'street', 'postcode', 'town'],
  },
  rules: ({ date }, { now }) => (date === undefined ? {} : dateErrors(date, now)),
});

/** Today is the visitor's: at 00:30 in Paris it is still yesterday in UTC. */
function dateErrors(date: string, now: Date): Record<string, string> {
  if (date < parisClock(now).day) return { date: 'past' };
  const last = parisClock(new Date(now.getTime() + TERMINATION_HORIZON_DAYS * DAY_MS)).day;
  return date > last ? { date: 'far' } : {};
}
