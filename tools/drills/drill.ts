/** A fault on purpose: what must happen, and what did. */
export type Drill = {
  readonly name: string;
  /** In one sentence, for the report. */
  readonly expected: string;
  /** What was seen, in figures; throws when it is not what was expected. */
  readonly run: (tools: DrillTools) => Promise<string>;
};

export type DrillTools = {
  /** A folder of this drill's own, removed after it. */
  readonly folder: string;
  /** A release of the whole site, made before the drills. */
  readonly release: { readonly id: string; readonly varFolder: string };
  /** Called when the drill ends, the last one first, whatever happened. */
  readonly afterwards: (undo: () => Promise<void> | void) => void;
};

/** This drill cannot be done on this machine: reported as such, never as passed. */
export class CannotDrill extends Error {
  override name = 'CannotDrill';
}

export function check(isAsExpected: boolean, seen: string): asserts isAsExpected {
  if (!isAsExpected) throw new Error(seen);
}
