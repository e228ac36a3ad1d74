import { ENVELOPE_NAMES } from '@vitrine/domain/forms/submission';

export type Envelope = {
  /** What protects the form. */
  envelope: Readonly<Record<string, unknown>>;
  /** What the visitor answered, unknown names included. */
  answers: Readonly<Record<string, unknown>>;
};

const names: ReadonlySet<string> = new Set(ENVELOPE_NAMES);

export function splitEnvelope(entries: Iterable<readonly [string, unknown]>): Envelope {
  const all = [...entries];
  return {
    envelope: Object.fromEntries(all.filter(([name]) => names.has(name))),
    answers: Object.fromEntries(all.filter(([name]) => !names.has(name))),
  };
}
