import { orderedId } from './ordered-id.ts';
import type { Database } from './tables.ts';

/** What operators did by hand, and when. Only ever added to; names no visitor. */
export function createAudit(db: Database, clock: () => Date) {
  return {
    async record({ actor, action, detail }: { actor: string; action: string; detail: unknown }) {
      await db
        .insertInto('audit_log')
        .values({
          id: orderedId(),
          at: clock().toISOString(),
          actor,
          action,
          detail: JSON.stringify(detail),
        })
        .execute();
    },

    /** Oldest first. */
    async list() {
      const rows = await db
        .selectFrom('audit_log')
        .select(['at', 'actor', 'action', 'detail'])
        .orderBy('at')
        .orderBy('id')
        .execute();
      return rows.map((row) => ({ ...row, detail: JSON.parse(row.detail) as unknown }));
    },
  };
}
