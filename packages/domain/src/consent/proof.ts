import { z } from 'zod';
import { PURPOSE_IDS, VENDOR_KEYS } from './vendor-ids.ts';

/** The months that a choice holds, and time to answer who asks about it afterwards. */
export const PROOF_RETENTION_MONTHS = 13;
export const PROOF_RETENTION_DAYS = PROOF_RETENTION_MONTHS * 30;

const Version = z.int().min(1).max(9_999);

/** What a browser sends to `POST /api/consent` when a visitor chooses. Says nothing of who. */
export const ConsentProof = z.strictObject({
  id: z.uuid(),
  textVersion: Version,
  vendorListVersion: Version,
  purposes: z
    .array(z.int().refine((id) => PURPOSE_IDS.includes(id), { message: 'unknown purpose' }))
    .max(PURPOSE_IDS.length),
  vendors: z.array(z.enum(VENDOR_KEYS)).max(VENDOR_KEYS.length),
});
export type ConsentProof = z.infer<typeof ConsentProof>;

export const ConsentReceipt = z.object({ id: z.uuid(), at: z.iso.datetime() });
