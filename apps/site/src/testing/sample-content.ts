import { DEFAULT_BRAND } from '@vitrine/domain/brand';
import type { ContentCall, ContentOf } from '@vitrine/domain/content/calls';
import { validContent } from '@vitrine/domain/content/client';
import { tokensOf } from '@vitrine/domain/content-tokens';
import { catalogue } from './catalogue.ts';

/** A content file as its page gets it, schema checked, brand and figures filled: for stories. */
export function sampleContent<Call extends ContentCall>(
  call: Call,
  json: unknown,
): ContentOf<Call> {
  return validContent(call, json, DEFAULT_BRAND, tokensOf(catalogue));
}
