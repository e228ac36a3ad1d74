import { expect, type Page } from '@playwright/test';
import { PIXEL_VENDORS, type PixelVendor } from '@vitrine/domain/consent/vendor-ids';
import { hostsOf } from '@vitrine/domain/consent/vendors';
import { formPages } from '@vitrine/domain/forms/form-pages';
import { contestPages } from './built-pages.ts';
import type { watchPrivacy } from './privacy.ts';

/** Where one writes of oneself, even while a contest shows no form, reads one's rights or protects a child. */
const PRIVATE: ReadonlySet<string> = new Set([
  ...Object.values(formPages).flat(),
  ...contestPages.map(({ name }) => name),
  'obtenir-ma-lettre-de-resiliation',
  'protection-enfance',
  'informations-legales',
  'politique-de-confidentialite',
  'politique-de-gestion-des-contenus',
  'cookies',
]);

/** Looked at often: with two questions on each of eighty pages, waiting is most of the time. */
const often = (message: string) => ({ message, intervals: [20, 50, 100] });

/** By name: frames stand in the order in which their snippets came. */
export const pixelsOn = (page: Page) =>
  page
    .locator('iframe[data-pixel]')
    .evaluateAll((frames) =>
      frames.map((frame) => (frame as HTMLElement).dataset['pixel'] ?? '').toSorted(),
    );

/** Those whom a visitor who allowed everything meets on this page. */
export async function partnersAt(page: Page, name: string): Promise<readonly PixelVendor[]> {
  const isPrivate =
    PRIVATE.has(name) || (await page.locator('main form[method="post"]').count()) > 0;
  return isPrivate ? [] : PIXEL_VENDORS;
}

/** Each of them once, and nothing else of anyone: neither now nor when the page is left. */
export async function expectPartners(
  page: Page,
  seen: Awaited<ReturnType<typeof watchPrivacy>>,
  partners: readonly PixelVendor[],
): Promise<void> {
  const path = new URL(page.url()).pathname;
  await expect.poll(() => pixelsOn(page), often(path)).toEqual(partners);
  const asked = () => seen.outside.map((address) => new URL(address).origin).toSorted();
  const expected = partners.map((vendor) => hostsOf(vendor)[0] ?? '').toSorted();
  await expect.poll(asked, often(path)).toEqual(expected);
  if (partners.length === 0) expect(seen.partners, path).toEqual([]);
  await page.goto('about:blank');
  expect(asked(), path).toEqual(expected);
  expect(await page.context().cookies(), path).toEqual([]);
  expect(seen.notExempt(), path).toEqual([]);
}
