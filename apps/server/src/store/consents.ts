import { parisDay } from '@vitrine/domain/audience/paris-day';
import { kindOfChoice } from '@vitrine/domain/consent/choice';
import { type ConsentProof, PROOF_RETENTION_DAYS } from '@vitrine/domain/consent/proof';
import { addCounts, createTally } from './counts.ts';
import type { Database, StoreKind } from './tables.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

export type Consents = ReturnType<typeof createConsents>;

/** Proofs of what visitors chose: a random id, a date and the choice; nothing that says who. */
export function createConsents(db: Database, clock: () => Date, store: StoreKind) {
  const rowOf = (id: string) =>
    db
      .selectFrom('consents')
      .select(['id', 'at', 'text_version as textVersion'])
      .select(['vendor_list_version as vendorListVersion', 'purposes', 'vendors'])
      .where('id', '=', id)
      .executeTakeFirst();

  return {
    /** Stores a choice once, however many times it is sent; returns when it was first received. */
    async record(proof: ConsentProof) {
      const at = clock().toISOString();
      const kind = kindOfChoice(proof, proof.vendorListVersion);
      const isNew = await db.transaction().execute(async (trx) => {
        const { numInsertedOrUpdatedRows } = await trx
          .insertInto('consents')
          .values({
            id: proof.id,
            at,
            text_version: proof.textVersion,
            vendor_list_version: proof.vendorListVersion,
            kind,
            purposes: JSON.stringify(proof.purposes),
            vendors: JSON.stringify(proof.vendors),
          })
          .onConflict((conflict) => conflict.column('id').doNothing())
          .executeTakeFirst();
        if (numInsertedOrUpdatedRows !== 1n) return false;
        // For the dashboard, which reads counts only.
        const tally = createTally();
        const day = parisDay(new Date(at));
        tally(day, 'consent', '', kind, 1);
        for (const purpose of proof.purposes) tally(day, 'consent-purpose', '', String(purpose), 1);
        for (const vendor of proof.vendors) tally(day, 'consent-vendor', '', vendor, 1);
        await addCounts(trx, store, tally.rows());
        return true;
      });
      if (isNew) return { at };
      return { at: (await rowOf(proof.id))?.at ?? at };
    },

    /** The proof a visitor asks for by the id that only their browser has, or null. */
    async find(id: string) {
      const row = await rowOf(id);
      if (!row) return null;
      return {
        ...row,
        purposes: JSON.parse(row.purposes) as ConsentProof['purposes'],
        vendors: JSON.parse(row.vendors) as ConsentProof['vendors'],
      };
    },

    /** Deletes what has passed its retention; returns how many. */
    async purge() {
      const oldestKept = new Date(clock().getTime() - PROOF_RETENTION_DAYS * DAY_MS).toISOString();
      const result = await db
        .deleteFrom('consents')
        .where('at', '<', oldestKept)
        .executeTakeFirst();
      return Number(result.numDeletedRows);
    },
  };
}
