import { orderedId } from './ordered-id.ts';
import type { Database } from './tables.ts';

export type AuditEntry = { at: string; actor: string; action: string; detail: unknown };

/** What operators did by hand, and when. Only ever added to; names no visitor. */
export type Audit = {
  record: (entry: Omit<AuditEntry, 'at'>) => Promise<void>;
  /** Oldest first. */
  list: () => Promise<AuditEntry[]>;
};

export function createAudit(db: Database, clock: () => Date): Audit {
  return {
    async record({ actor, action, detail }) {
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
