import { expect, type Page } from '@playwright/test';

/** Waits until every island that is near the screen answers: Astro removes `ssr` once it hydrated. */
export async function hydrated(page: Page): Promise<void> {
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
}
