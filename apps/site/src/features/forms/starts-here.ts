/**
 * What one must read first when a page is the answer to a form sent without script: its top is far above.
 * React writes `autoFocus` as `autofocus` and looks for it as `autoFocus`.
 */
export const STARTS_HERE = { tabIndex: -1, autoFocus: true, suppressHydrationWarning: true };
