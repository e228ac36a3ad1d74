import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { DEFAULT_BRAND } from '@vitrine/domain/brand';
import { validContent } from '@vitrine/domain/content/client';
import { REQUEST_CODES } from '@vitrine/domain/forms/form-codes';
import { formPages } from '@vitrine/domain/forms/form-pages';
import { sampleAnswers, sampleEntry } from '@vitrine/domain/forms/sample-answers.fixture';
import { pathOf } from '@vitrine/domain/routes';
import { root } from './root.ts';
import type { State } from './states.ts';

const REFERENCE = /^[2-9B-Z]{4}-[2-9B-Z]{4}$/;
/** Nobody enters a contest twice under one name: each picture has its own visitor. */
let visitors = Date.now() % 1_000_000;

const written: unknown = JSON.parse(readFileSync(join(root, 'content', 'contest.json'), 'utf8'));
const { contests } = validContent('contest', written, DEFAULT_BRAND, new Map());

type Sample = { code: string; path: string; answers: Record<string, unknown> };

const requests = REQUEST_CODES.map((code) => ({
  code,
  path: pathOf(formPages[code][0], DEFAULT_BRAND),
  answers: sampleAnswers(code, new Date()),
}));

const entries = contests.map((contest) => ({
  code: contest.code,
  path: contest.pages[0]?.path ?? '',
  answers: sampleEntry(contest),
}));

/** Every form as it is refused, and as it thanks. */
export const formStates: readonly State[] = [...requests, ...entries].flatMap((sample: Sample) => {
  const { code, path } = sample;
  return [
    {
      name: `form-errors-${code}`,
      path,
      whole: true,
      arrange: async (page: Page) => {
        if (await isClosed(page)) return;
        await send(formOf(page));
        await page.getByRole('region', { name: 'Certaines réponses sont à corriger.' }).waitFor();
      },
    },
    {
      name: `form-sent-${code}`,
      path,
      whole: true,
      arrange: async (page: Page) => (await isClosed(page)) || sent(page, sample.answers),
    },
  ];
});

/** A request found again with its reference. */
export const followed: State = {
  name: 'follow-up-found',
  path: pathOf(formPages.rgpd[0], DEFAULT_BRAND),
  whole: true,
  arrange: async (page) => {
    const email = await sent(page, sampleAnswers('rgpd', new Date()));
    const reference = await page.getByText(REFERENCE).textContent();
    await page.goto('/suivi/');
    await page.getByLabel('Référence').fill(reference ?? '');
    await page.getByLabel('Adresse e-mail donnée avec la demande').fill(email);
    await page.getByRole('button', { name: 'Retrouver ma demande' }).click();
    await page.getByRole('heading', { name: reference ?? '' }).waitFor();
  },
};

/** Fills a form with answers that it takes and sends it; says under which e-mail address. */
async function sent(page: Page, sample: Sample['answers']): Promise<string> {
  const form = formOf(page);
  visitors += 1;
  const email = `visite.${visitors}@exemple.fr`;
  await form.waitFor();
  const answers = {
    ...sample,
    lastName: `Nœl-${letters(visitors)}`,
    email,
  };
  for (const [name, value] of Object.entries(answers)) await answer(form, name, value);
  await send(form);
  const reference = page.getByText(REFERENCE);
  const confirm = page.getByRole('button', { name: /^Confirmer/ });
  await reference.or(confirm).first().waitFor();
  if (await confirm.isVisible()) await confirm.click();
  await reference.waitFor();
  return email;
}

/** A contest that is over has no form any more. */
const isClosed = async (page: Page) => (await formOf(page).count()) === 0;
const formOf = (page: Page) => page.locator('main form[method=post]');
const send = (form: Locator) => form.locator('button[type=submit]').last().click();

/** What a person does with each kind of field. */
async function answer(form: Locator, name: string, value: unknown): Promise<void> {
  const field = form.locator(`[name="${name}"]`).first();
  if ((await field.count()) === 0 || !(await field.isVisible())) return;
  const kind = await field.evaluate((element) =>
    element instanceof HTMLSelectElement ? 'select' : element.getAttribute('type'),
  );
  if (kind === 'select') await field.selectOption(String(value));
  else if (kind === 'radio')
    await form.locator(`[name="${name}"][value="${String(value)}"]`).check();
  else if (kind === 'checkbox') await field.setChecked(value === true);
  else if (kind !== 'hidden') await field.fill(String(value));
}

/** A number in letters: a name has no digits. */
const letters = (number: number) =>
  [...String(number)].map((digit) => 'abcdefghij'[Number(digit)]).join('');
