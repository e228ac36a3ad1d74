import { randomUUID } from 'node:crypto';
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
          id: nextId(),
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

/** Sorts by the microsecond: two entries of one instant keep their order. */
function nextId(): string {
  const time = (performance.timeOrigin + performance.now()).toFixed(3).padStart(18, '0');
  return `${time}-${randomUUID()}`;
}
