import type { Contest, Puzzle } from '../content/contest.ts';
import { parisClock } from '../paris-time.ts';
import type { RequestCode } from './form-codes.ts';

const person = { firstName: 'Élodie', lastName: 'Nœl', email: 'elodie.noel@exemple.fr' };

/** Answers that each form accepts: for tests, pictures of states, and load. */
export function sampleAnswers(code: RequestCode, now: Date): Record<string, unknown> {
  const requests: Record<RequestCode, Record<string, unknown>> = {
    contact: {
      ...person,
      audience: 'abonne-box',
      topic: 'panne',
      message: 'Bonjour, ma Freebox redémarre chaque soir vers 20 heures.',
    },
    rgpd: {
      ...person,
      right: 'acces',
      relation: 'abonne',
      request: 'Je souhaite recevoir une copie de mes données.',
    },
    abuse: {
      kind: 'hameconnage',
      where: 'https://exemple.fr/faux-site',
      description: 'Un faux site imite la page de paiement depuis ce matin.',
      anonymous: false,
      name: 'Élodie Nœl',
      email: person.email,
      goodFaith: true,
    },
    syndic: {
      ...person,
      role: 'syndic',
      street: '12 rue des Lilas',
      postcode: '69003',
      town: 'Lyon',
      dwellings: '24',
      state: 'aucun',
      phone: '04 72 00 00 00',
    },
    'account-deletion': {
      ...person,
      account: 'application',
      login: person.email,
      understood: true,
    },
    termination: {
      firstName: person.firstName,
      lastName: person.lastName,
      offer: 'box',
      contract: 'FBX12345678',
      line: '09 50 12 34 56',
      date: parisClock(now).day,
      answerBy: 'email',
      email: person.email,
    },
  };
  return requests[code];
}

/** The same for a contest, whatever its record asks. */
export function sampleEntry({
  version,
  form,
  puzzle,
}: Pick<Contest, 'version' | 'form' | 'puzzle'>): Record<string, unknown> {
  const own = form.questions.map((question) => {
    if (question.name === 'answer' && puzzle) return ['answer', answerTo(puzzle)];
    if ('choices' in question) return [question.name, question.choices[0]?.value];
    return [question.name, question.kind === 'number' ? '7' : 'soleil'];
  });
  return {
    ...Object.fromEntries(own),
    ...person,
    birthDate: '1990-05-17',
    postcode: '75011',
    town: 'Paris',
    rulesVersion: String(version),
    rulesAccepted: true,
    optInEmail: false,
    optInSms: false,
  };
}

/** A sealed answer cannot be read: such a contest refuses it. */
function answerTo(puzzle: Puzzle): string {
  if (puzzle.kind === 'eggs') return String(puzzle.eggs);
  return puzzle.kind === 'hidden-message' ? puzzle.word : 'soleil';
}
