import type { ContestCode, FormCode, RequestCode } from './form-codes.ts';

/** Answers that each form accepts: for tests, the API's page of examples, and load. */
export function sampleAnswers(code: FormCode, now: Date): Record<string, unknown> {
  const person = { firstName: 'Élodie', lastName: 'Nœl', email: 'elodie.noel@exemple.fr' };
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
      date: now.toISOString().slice(0, 10),
      answerBy: 'email',
      email: person.email,
    },
  };
  const entry = {
    ...person,
    birthDate: '1990-05-17',
    postcode: '75011',
    town: 'Paris',
    rulesVersion: '1',
    rulesAccepted: true,
    optInEmail: false,
    optInSms: false,
  };
  const contests: Record<ContestCode, Record<string, unknown>> = {
    corail: { ...entry, size: '39' },
    foot: { ...entry, prize: 'maillot' },
    paques: { ...entry, answer: '11' },
    'ultra-stranger-things': { ...entry, answer: 'rendez-vous' },
    'universal-plus': { ...entry, genre: 'policier' },
  };
  return { ...requests, ...contests }[code];
}
