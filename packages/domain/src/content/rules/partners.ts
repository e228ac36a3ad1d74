import type { ContentCall } from '../calls.ts';

type PartnerCall<Part extends string> = Extract<ContentCall, `partners/${string}/${Part}`>;

/** One part of every partner's page: its banners, its items, its questions. */
export function partnerCalls<Part extends 'banner' | 'items' | 'faq'>(
  calls: readonly ContentCall[],
  part: Part,
): PartnerCall<Part>[] {
  return calls.filter(
    (call): call is PartnerCall<Part> => call.startsWith('partners/') && call.endsWith(`/${part}`),
  );
}
