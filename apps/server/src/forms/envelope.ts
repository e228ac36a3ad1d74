import { isEnvelopeName } from '@vitrine/domain/forms/submission';

export type Envelope = {
  /** What protects the form. */
  envelope: Readonly<Record<string, unknown>>;
  /** What the visitor answered, unknown names included. */
  answers: Readonly<Record<string, unknown>>;
};

export function splitEnvelope(entries: Iterable<readonly [string, unknown]>): Envelope {
  const all = [...entries];
  return {
    envelope: Object.fromEntries(all.filter(([name]) => isEnvelopeName(name))),
    answers: Object.fromEntries(all.filter(([name]) => !isEnvelopeName(name))),
  };
}
