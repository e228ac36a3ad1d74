import { z } from 'zod';
import { Markup, Text } from './parts.ts';

const Notice = z.strictObject({ text: Markup, pages: z.array(Text).min(1) });

export const LegalNotices = z.strictObject({
  mentions: z.array(Notice),
  extraMentions: z.array(Notice),
});
export type LegalNotices = z.infer<typeof LegalNotices>;
