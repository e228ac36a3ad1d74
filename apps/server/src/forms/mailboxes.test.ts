import { expect, test } from 'vitest';
import { mailboxesOf, sealedMailbox } from './mailboxes.ts';

test('a mailbox is found again however its address is typed, and read by nobody', () => {
  const sealed = sealedMailbox('elodie.noel@exemple.fr', 'secret');
  expect(sealedMailbox('Elodie.Noel+jeu@Exemple.FR', 'secret')).toBe(sealed);
  expect(sealedMailbox('elodie.noel@exemple.com', 'secret')).not.toBe(sealed);
  expect(sealedMailbox('elodie.noel@exemple.fr', 'another')).not.toBe(sealed);
  // As text: it is looked for in a database.
  expect(sealed).toMatch(/^[\w-]{43}$/);
});

test('who gave no address has none', () => {
  expect(mailboxesOf({ email: 'a@exemple.fr' }, 'secret')).toEqual([
    sealedMailbox('a@exemple.fr', 'secret'),
  ]);
  expect(mailboxesOf({ postcode: '75011' }, 'secret')).toEqual([]);
});
