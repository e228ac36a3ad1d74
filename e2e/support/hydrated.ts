import { expect, type Page } from '@playwright/test';

/** Waits until every island of the content answers: Astro removes `ssr` once it hydrated. */
export async function hydrated(page: Page): Promise<void> {
  await expect(page.locator('main astro-island[ssr]')).toHaveCount(0);
}
