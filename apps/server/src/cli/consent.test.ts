import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { newSqlite } from '../testing/stores.ts';
import { startTerminal } from '../testing/terminal.ts';
import { consentCommand } from './consent.ts';

test('a proof is shown by its number, as a visitor copies it, and the reading is in the audit', async () => {
  const { terminal, store, lines } = await startTerminal(newSqlite);
  const id = randomUUID();
  await store.consents.record({
    id,
    textVersion: 3,
    vendorListVersion: 1,
    purposes: [1, 5],
    vendors: ['campaign'],
  });

  await consentCommand([` ${id.toUpperCase()} `], terminal);

  expect(lines).toEqual([
    `${id}  2026-11-15T10:00:00.000Z  customised`,
    'text version 3, vendor list version 1',
    'purposes: 1, 5 (asked: 1, 3, 5)',
    'vendors: campaign (asked: google, meta, snapchat, tiktok, campaign)',
  ]);
  const [read] = await store.audit.list();
  expect(read).toMatchObject({ actor: 'claire', action: 'consent', detail: { found: true } });
});

test('everything refused is a proof too', async () => {
  const { terminal, store, lines } = await startTerminal(newSqlite);
  const id = randomUUID();
  await store.consents.record({
    id,
    textVersion: 1,
    vendorListVersion: 2_049,
    purposes: [],
    vendors: [],
  });
  await consentCommand([id], terminal);
  expect(lines[0]).toMatch(/refused$/);
  expect(lines.slice(2)).toEqual([
    'purposes: none (asked: 1, 5)',
    'vendors: none (asked: campaign)',
  ]);
});

test('a number that no proof has is said', async () => {
  const { terminal } = await startTerminal(newSqlite);
  await expect(consentCommand([], terminal)).rejects.toThrow('Which proof?');
  await expect(consentCommand([randomUUID()], terminal)).rejects.toThrow('No proof has the number');
});
