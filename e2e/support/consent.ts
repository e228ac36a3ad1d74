import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ConsentChoice, consentVersion, type Grants } from '@vitrine/domain/consent/choice';
import { VENDOR_LIST_VERSION } from '@vitrine/domain/consent/vendor-ids';
import { CONSENT_KEY } from '@vitrine/domain/storage-keys';

const root = join(import.meta.dirname, '..', '..');
const { version } = JSON.parse(
  readFileSync(join(root, 'content', 'layout', 'consent.json'), 'utf8'),
) as { version: number };

/** What the browser keeps of a choice made now, for the text and the list of now. */
export function keptChoice(grants: Grants, at = new Date()): ConsentChoice {
  return {
    id: '8b1d3a52-4f43-4a5e-9a1e-5e8a9a0a7e11',
    at: at.toISOString(),
    version: consentVersion(version, VENDOR_LIST_VERSION),
    proven: true,
    ...grants,
  };
}

/** A browser's storage with that choice in it. */
export function storageWith(origin: string, choice: ConsentChoice) {
  return {
    cookies: [],
    origins: [{ origin, localStorage: [{ name: CONSENT_KEY, value: JSON.stringify(choice) }] }],
  };
}

/** A first visit. */
export const NEW_VISITOR = { cookies: [], origins: [] };
