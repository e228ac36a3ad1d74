import { DEFAULT_BRAND } from '@vitrine/domain/brand';
import { FORM_KINDS } from '@vitrine/domain/forms/form-codes';
import { sampleAnswers } from '@vitrine/domain/forms/sample-answers';
import { expect, test } from 'vitest';
import { formsNow, stateRenderer, testForms } from '../testing/forms.ts';
import { pdfText } from '../testing/pdf-text.ts';
import { receiptPdf, type ReceiptPdf } from './receipt-pdf.ts';

const { forms } = testForms([]);
const declared = await forms.declared('termination', sampleAnswers('termination', formsNow));

async function made(changes: Partial<ReceiptPdf['receipt']> & { form?: ReceiptPdf['form'] } = {}) {
  const { form = 'termination', ...receipt } = changes;
  return receiptPdf({
    brand: { ...DEFAULT_BRAND, name: 'Nova' },
    form,
    receipt: {
      reference: '7K3M-Q9XD',
      receivedAt: formsNow.toISOString(),
      address: '',
      pdf: '',
      isMailed: true,
      canBeFollowed: true,
      declared,
      ...receipt,
    },
    texts: await stateRenderer.content('receipts'),
    followUp: { label: 'Suivre votre demande', url: 'https://nova.example/suivi/' },
  });
}

/** Lines end where the sheet does, and a change of font is no space: only letters count. */
const letters = (text: string) => text.replaceAll(/\s/g, '');
const lettersOf = (pdf: Buffer) => letters(pdfText(pdf));

test('says all that its page says: title, reference, instant, what follows, what was declared', async () => {
  const text = lettersOf(await made());
  const texts = await stateRenderer.content('receipts');
  for (const words of [
    'Nova',
    texts.requests.termination.title,
    '7K3M-Q9XD',
    '15 novembre 2026 à 11:00:00 (heure de Paris)',
    texts.requests.termination.next,
    texts.mailed,
    'https://nova.example/suivi/',
    'page 1 sur 1',
    ...declared.flatMap(({ label, value }) => [label, value]),
  ])
    expect(text).toContain(letters(words));
});

test.each(FORM_KINDS)('there is one for %s', async (form) => {
  const texts = await stateRenderer.content('receipts');
  expect(lettersOf(await made({ form, declared: [] }))).toContain(
    letters(texts.requests[form].title),
  );
});

test('promises no e-mail where none leaves', async () => {
  const texts = await stateRenderer.content('receipts');
  const text = lettersOf(await made({ form: 'account-deletion', isMailed: false, declared: [] }));
  expect(text).toContain(letters(texts.requests['account-deletion'].nextWithoutMail ?? '?'));
  expect(text).not.toContain(letters(texts.mailed));
});

test('leads to no follow-up where its sender stayed unknown', async () => {
  const texts = await stateRenderer.content('receipts');
  const unknown = { isMailed: false, canBeFollowed: false, declared: [] };
  const text = lettersOf(await made({ form: 'abuse', ...unknown }));
  expect(text).toContain(letters(texts.requests.abuse.nextWithoutFollowUp ?? '?'));
  expect(text).not.toContain('https://nova.example/suivi/');
});

test('names keep the letters of Europe’s languages; one that cannot be drawn is said', async () => {
  const texts = await stateRenderer.content('receipts');
  const named = async (value: string) =>
    lettersOf(await made({ declared: [{ label: 'Nom du titulaire', value }] }));
  const european = await named('Łukasz Œuvrard-Ÿ');
  expect(european).toContain('ŁukaszŒuvrard-Ÿ');
  expect(european).not.toContain(letters(texts.pdf.missing));
  expect(await named('李 Élodie')).toContain(letters(texts.pdf.missing));
});

test('a long declaration takes as many sheets as it needs, each with its number', async () => {
  const declared = Array.from({ length: 60 }, (_, at) => ({
    label: `Question ${at}`,
    value: 'Une réponse assez longue pour deux lignes, peut-être même un peu plus que cela.',
  }));
  const pdf = await made({ declared });
  const sheets = pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
  expect(sheets).toBeGreaterThan(2);
  const text = lettersOf(pdf);
  expect(text).toContain(`page${sheets}sur${sheets}`);
  expect(text).toContain('Question59');
});

test('is a tagged PDF in French, on A4, that readers call by its title', async () => {
  const pdf = (await made()).toString('latin1');
  expect(pdf).toMatch(/^%PDF-1\.7/);
  expect(pdf).toContain('/StructTreeRoot');
  expect(pdf).toContain('/Marked true');
  expect(pdf).toContain('/Lang (fr-FR)');
  expect(pdf).toContain('/MediaBox [0 0 595.28 841.89]');
  expect(pdf).toContain('/DisplayDocTitle true');
  expect(pdf).toMatch(/\/Title \d/);
  expect(pdf).toContain('(D:20261115');
  for (const tag of ['Document', 'H1', 'P']) expect(pdf).toMatch(new RegExp(`/S /${tag}\\s`));
  expect(pdf).toContain('/URI (https://nova.example/suivi/)');
});
