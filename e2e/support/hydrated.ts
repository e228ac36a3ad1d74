import { expect, type Page } from '@playwright/test';

/** Some sleep until the visit keeps something (`client:wanted="key"`): nobody waits for those. */
const ASLEEP = `main astro-island[ssr]:not([opts*='"value":"'])`;

/** Waits until every island of the content answers: Astro removes `ssr` once it hydrated. */
export async function hydrated(page: Page): Promise<void> {
  await expect(page.locator(ASLEEP)).toHaveCount(0);
}
