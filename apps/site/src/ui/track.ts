/**
 * How static HTML says what it measures: `<a {...track('menu', 'freebox-pop')}>`. The page is the
 * document's (`<html data-page>`), and document/tracking.ts reads the rest when the element is used,
 * so nothing needs to be hydrated to be counted.
 */
export type Tracked = { 'data-track': string };

export function track(section: string, action: string): Tracked {
  return { 'data-track': `${section} > ${action}` };
}
