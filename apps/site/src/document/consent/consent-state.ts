import type { ConsentChoice, Grants } from '@vitrine/domain/consent/choice';

/** What the document and the second layer share: the choice that holds, and whether the layer is open. */
export type ConsentState = {
  readonly choice: ConsentChoice | null;
  readonly isPanelOpen: boolean;
};

const NOTHING_YET: ConsentState = { choice: null, isPanelOpen: false };

const listeners = new Set<() => void>();
let state = NOTHING_YET;
let keep: (grants: Grants) => void = () => undefined;

export const consentState = (): ConsentState => state;

/** Returns how to stop. */
export function onConsentState(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** For `useSyncExternalStore`; on the server and while hydrating, a page is the same for everyone. */
export const consentStates = [onConsentState, consentState, () => NOTHING_YET] as const;

function change(next: Partial<ConsentState>): void {
  state = { ...state, ...next };
  for (const listener of listeners) listener();
}

export const setChoice = (choice: ConsentChoice | null): void => change({ choice });
export const openPanel = (): void => change({ isPanelOpen: true });
export const closePanel = (): void => change({ isPanelOpen: false });

/** Who keeps a decision and acts on it. */
export function keepDecisions(by: (grants: Grants) => void): void {
  keep = by;
}

export function decide(grants: Grants): void {
  keep(grants);
}
