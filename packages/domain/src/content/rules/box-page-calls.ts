import type { ContentCall } from '../calls.ts';

/** The pages of boxes that are sold: they share one schema. */
export function boxPageCalls(calls: readonly ContentCall[]): 'boxes/pop/page'[] {
  return calls.filter(
    (call): call is 'boxes/pop/page' =>
      /^boxes\/.*\/page$/.test(call) && call !== 'boxes/crystal/page',
  );
}
