import { readFileSync } from 'node:fs';
import { retentionDays } from '@vitrine/domain/forms/form-codes';
import { expect, test } from 'vitest';
import {
  COUNT_RETENTION_DAYS,
  EVENT_RETENTION_DAYS,
} from '../../apps/server/src/store/audience.ts';

const read = (file: string) =>
  readFileSync(new URL(`../../content/${file}.json`, import.meta.url), 'utf8').replaceAll(
    /[\u00a0\u202f]/g,
    ' ',
  );

const DAYS_OF_A_MONTH = 30.4;

test('the policy says how long the audience is kept, as the purge does it', () => {
  const months = Math.round(COUNT_RETENTION_DAYS / DAYS_OF_A_MONTH);
  expect(read('pages/politique-de-confidentialite')).toContain(
    `effacé après ${EVENT_RETENTION_DAYS} jours ; il n’en reste que des totaux, gardés ${months} mois au plus`,
  );
});

test('who has an account deleted is told how long the request itself is kept', () => {
  expect(retentionDays('account-deletion')).toBe(365);
  expect(read('mails')).toContain('Votre demande est gardée un an');
});
