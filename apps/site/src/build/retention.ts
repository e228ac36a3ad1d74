import type { RetentionTexts } from '@vitrine/domain/content/layout';
import { config } from '#build/config.ts';
import type { Render } from '#build/render.ts';

export const RETENTION_PATH = '/api/retention-offer';

/** What is said of offers to someone who leaves; null where no service knows of any. */
export async function retentionTexts({ content }: Render): Promise<RetentionTexts | null> {
  return config.partnerApiUrl === null ? null : content('layout/retention-offer');
}
