import { DEFAULT_BRAND } from '@vitrine/domain/brand';
import { FORM_KINDS } from '@vitrine/domain/forms/form-codes';
import { sampleAnswers } from '@vitrine/domain/forms/sample-answers.fixture';
import { describe, expect, test } from 'vitest';
import { formsNow, stateRenderer, testForms } from '../testing/forms.ts';
import { type DrawnText, pdfText, readPdf } from '../testing/pdf-text.ts';
import { receiptPdf, type ReceiptPdf } from './receipt-pdf.ts';

const { forms } = testForms([]);
const declared = await forms.declared('termination', sampleAnswers('termination', formsNow));

type Changes = Partial<ReceiptPdf['receipt']> & { form?: ReceiptPdf['form']; name?: string };

async function made(changes: Changes = {}) {
  const { form = 'termination', name = 'Nova', ...receipt } = changes;
  return receiptPdf({
    brand: { ...DEFAULT_BRAND, name },
    form,
    formName: 'Jeu des cèdres',
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
    'Jeu des cèdres',
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

describe('on paper', () => {
  const MARGIN = 56;
  const SHEET = { width: 595.28, height: 841.89 };
  const [INK, MUTED] = ['#1f1f1f', '#5a5a62'];

  const drawn = async (changes: Changes = {}) => readPdf(await made(changes));
  const withWords = (texts: readonly DrawnText[], words: string) =>
    texts.find(({ text }) => letters(text).includes(letters(words))) ?? expect.fail(words);
  const partsOf = (texts: readonly DrawnText[]) => [
    ...Map.groupBy(
      texts.filter(({ tag }) => tag !== null),
      ({ sheet, part }) => `${sheet} ${part}`,
    ).values(),
  ];
  const textOf = (texts: readonly DrawnText[]) => texts.map(({ text }) => text).join('');
  const lowest = (texts: readonly { y: number }[]) => Math.min(...texts.map(({ y }) => y));
  const highest = (texts: readonly { y: number }[]) => Math.max(...texts.map(({ y }) => y));
  /** Of one row: what stands left, and what stands in the column of values. */
  const columnsOf = (row: readonly DrawnText[]) => ({
    label: row.filter(({ colour }) => colour === MUTED),
    value: row.filter(({ colour }) => colour === INK),
  });
  const words = (count: number) => Array<string>(count).fill('réponse').join(' ');
  /** Labels and values of one line and of several, longer than each other in turn. */
  const uneven = Array.from({ length: 60 }, (_, at) => ({
    label: words(1 + (at % 5) * 4),
    value: `${at} ${words(1 + ((at * 7) % 12) * 5)}`,
  }));

  test('nothing leaves the margins, whatever is declared', async () => {
    const { texts, rules } = await drawn({ declared: uneven });
    for (const { x, y, width } of [...texts, ...rules]) {
      expect(x).toBeGreaterThanOrEqual(MARGIN);
      expect(x + width).toBeLessThanOrEqual(SHEET.width - MARGIN + 0.01);
      expect(y).toBeGreaterThanOrEqual(MARGIN);
      expect(y).toBeLessThanOrEqual(SHEET.height - MARGIN);
    }
  });

  test('the title stands out, then the reference; what only names it is muted', async () => {
    const receipts = await stateRenderer.content('receipts');
    const { texts } = await drawn();
    const title = withWords(texts, receipts.requests.termination.title);
    const reference = withWords(texts, '7K3M-Q9XD');
    const label = withWords(texts, receipts.reference);
    const received = withWords(texts, receipts.received);
    expect(title.size).toBeGreaterThan(reference.size);
    expect(reference.size).toBeGreaterThan(received.size);
    expect([title, reference, label, received].map(({ isBold }) => isBold)).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect([title, reference, label, received].map(({ colour }) => colour)).toEqual([
      INK,
      INK,
      MUTED,
      INK,
    ]);
    expect([title, reference, label, received].map(({ tag }) => tag)).toEqual([
      'H1',
      'P',
      'P',
      'P',
    ]);
  });

  test('the name stands beside the mark in its colour, above the title, and is read by nobody', async () => {
    const pdf = await made();
    const { texts } = readPdf(pdf);
    const [name, title] = texts;
    expect(name).toMatchObject({ text: 'Nova', isBold: true, tag: null, colour: '#cc0000' });
    expect(name?.x).toBeGreaterThan(MARGIN + 30);
    expect(name?.y).toBeGreaterThan((title?.y ?? 0) + (title?.size ?? 0));
    expect(name?.y).toBeGreaterThan(SHEET.height - MARGIN - 30);
  });

  test('paragraphs stand one below the other; the reference is nearest to its label', async () => {
    const { texts } = await drawn({ declared: [] });
    const paragraphs = partsOf(texts);
    const spaces = paragraphs.slice(1).map((paragraph, before) => {
      const size = paragraph[0]?.size ?? 0;
      return lowest(paragraphs[before] ?? []) - highest(paragraph) - size;
    });
    expect(spaces).toHaveLength(7);
    const [belowName = 0, belowTitle = 0, belowLabel = 0, belowReference = 0, belowInstant = 0] =
      spaces;
    const others = spaces.slice(5);
    expect(Math.min(belowName, belowLabel)).toBeGreaterThan(0);
    expect(belowName).toBeLessThan(belowReference);
    expect(Math.min(belowReference, ...others)).toBeGreaterThan(belowLabel);
    // What identifies the request stands apart from the title and from what follows.
    expect(Math.min(belowTitle, belowInstant)).toBeGreaterThan(Math.max(belowReference, ...others));
  });

  test('the address of the follow-up is a link, where it stands', async () => {
    const { texts, links } = await drawn();
    const { x, y, width } = withWords(texts, 'https://nova.example/suivi/');
    expect(links.map(({ url }) => url)).toEqual(['https://nova.example/suivi/']);
    const [left = 0, bottom = 0, right = 0, top = 0] = links[0]?.rectangle ?? [];
    expect([left, right]).toEqual([x, expect.closeTo(x + width, 0)]);
    expect(y).toBeGreaterThan(bottom);
    expect(y).toBeLessThan(top);
  });

  test('labels stand left of their values, both below a rule across the sheet', async () => {
    const declared = [
      { label: 'Un', value: 'une ligne' },
      { label: words(9), value: 'plus courte que son nom' },
      { label: 'Trois', value: words(40) },
      { label: 'Quatre', value: 'la dernière' },
    ];
    const { texts, rules } = await drawn({ declared });
    const rows = partsOf(texts).slice(-declared.length);
    expect(rules).toHaveLength(declared.length);
    const said = withWords(texts, 'https://nova.example/suivi/');
    // A line apart from what is said above.
    expect(rules[0]?.y).toBeLessThan(said.y - 2 * said.size);
    for (const [index, row] of rows.entries()) {
      const { label, value } = columnsOf(row);
      const rule = { x: 0, y: 0, width: 0, ...rules[index] };
      expect(rule).toMatchObject({ x: MARGIN, tag: null, colour: '#e2e2e5' });
      expect(rule.x + rule.width).toBeCloseTo(SHEET.width - MARGIN);
      expect(new Set(row.map(({ size, isBold, tag }) => `${size} ${isBold} ${tag}`)).size).toBe(1);
      expect(new Set(label.map(({ x }) => x))).toEqual(new Set([MARGIN]));
      expect(new Set(value.map(({ x }) => x))).toEqual(new Set([MARGIN + 170]));
      for (const { x, width } of label) expect(x + width).toBeLessThanOrEqual(MARGIN + 170 - 12);
      expect(highest(label)).toBe(highest(value));
      expect(highest(row) + (row[0]?.size ?? 0)).toBeLessThan(rule.y);
      // The next one begins below the longer of both.
      expect(rules[index + 1]?.y ?? 0).toBeLessThan(lowest(row) - 7);
    }
  });

  test('a row is on one sheet, and a sheet has as many as fit above its foot', async () => {
    const { texts, rules } = await drawn({ declared: uneven });
    const rows = partsOf(texts).slice(-uneven.length);
    const sheetOf = (row: readonly DrawnText[] = []) => row[0]?.sheet;
    expect(rows).toHaveLength(uneven.length);
    /** Where a row ends and leaves as much below it as above: 2 for the line, 2.6 for its lowest letters. */
    const endOf = (row: readonly DrawnText[]) => lowest(row) - 2.6 - 2 - 7;
    const foot = MARGIN + 24;
    for (const [index, row] of rows.entries()) {
      expect(new Set(row.map(({ sheet }) => sheet)).size).toBe(1);
      expect(endOf(row)).toBeGreaterThan(foot - 0.1);
      const next = rows[index + 1];
      if (!next || sheetOf(next) === sheetOf(row)) continue;
      const height = (rules[index + 1]?.y ?? 0) - endOf(next);
      expect(endOf(row) - height).toBeLessThan(foot + 0.1);
      expect(rules[index + 1]?.y).toBeCloseTo(SHEET.height - MARGIN);
    }
  });

  test('a value longer than a sheet goes on to the next, and the next row stands right below its end', async () => {
    const { texts, rules } = await drawn({
      declared: [
        { label: words(40), value: words(380) },
        { label: 'Suite', value: 'après' },
      ],
    });
    const value = texts.filter(({ text, x, tag }) => tag && x > MARGIN && text.includes('réponse'));
    const next = withWords(texts, 'après');
    expect(value.at(-1)?.sheet).toBeGreaterThan(value[0]?.sheet ?? 0);
    expect(next.sheet).toBe(value.at(-1)?.sheet);
    const end = value.at(-1)?.y ?? 0;
    expect(rules.at(-1)?.y).toBeLessThan(end - 7);
    expect(rules.at(-1)?.y).toBeGreaterThan(end - 3 * next.size);
  });

  test('each sheet has its number at its foot, which is read by nobody', async () => {
    const { texts } = await drawn({ declared: uneven });
    const feet = texts.filter(({ text }) => letters(text).includes('page'));
    const count = (texts.at(-1)?.sheet ?? 0) + 1;
    expect(feet.map(({ sheet, text }) => [sheet, letters(text)])).toEqual(
      Array.from({ length: count }, (_, sheet) => [
        sheet,
        `Référence7K3M-Q9XD,page${sheet + 1}sur${count}`,
      ]),
    );
    for (const foot of feet)
      expect(foot).toMatchObject({ x: MARGIN, colour: MUTED, isBold: false, tag: null, size: 9 });
    // In the line that rows leave free.
    expect(highest(feet) + 9).toBeLessThan(MARGIN + 24);
  });

  test('the name and the foot take one line, however long they are', async () => {
    const name = 'Nova '.repeat(30).trim();
    const { texts } = await drawn({ name, reference: 'ABCD-'.repeat(40), declared: [] });
    expect(texts[0]?.text).toBe(name);
    expect(letters(texts.at(-1)?.text ?? '')).toMatch(/page1sur1$/);
    expect(new Set(texts.map(({ sheet }) => sheet))).toEqual(new Set([0]));
  });

  test('a line keeps its order and its weight where letters come from another file', async () => {
    const { texts } = await drawn({ declared: [{ label: 'Nom', value: 'Ana Łukasz Œuvrard' }] });
    const value = columnsOf(partsOf(texts).at(-1) ?? []).value;
    expect(textOf(value)).toBe('Ana Łukasz Œuvrard');
    expect(value.length).toBeGreaterThan(1);
    expect(new Set(value.map(({ y }) => y)).size).toBe(1);
    for (const [index, { x, width }] of value.slice(0, -1).entries())
      expect(value[index + 1]?.x).toBeCloseTo(x + width, 0);
  });

  test('lines of a message begin where its value does, whichever file their letters are in', async () => {
    const value = 'Zoé\nŁukasz\n\nZoé Łukasz';
    const { texts } = await drawn({ declared: [{ label: 'Message', value }] });
    const lines = Map.groupBy(columnsOf(partsOf(texts).at(-1) ?? []).value, ({ y }) => y);
    expect([...lines.values()].map(textOf)).toEqual(['Zoé', 'Łukasz', ' ', 'Zoé Łukasz']);
    for (const [{ x } = { x: 0 }] of lines.values()) expect(x).toBe(MARGIN + 170);
  });

  test('narrow spaces, tabs and composed accents are no missing letters', async () => {
    const value = 'Voici 12\u202f€\tpour\u2009Zoe\u0301.\nMerci';
    const { texts } = await drawn({ declared: [{ label: 'Message', value }] });
    const [row = []] = partsOf(texts).slice(-1);
    expect(textOf(columnsOf(row).value)).toBe('Voici 12\u00a0€ pour Zoé.Merci');
  });

  test('what cannot be drawn is said below the last row, in small', async () => {
    const receipts = await stateRenderer.content('receipts');
    const { texts } = await drawn({ declared: [{ label: 'Nom', value: '李' }] });
    const [row = [], said = []] = partsOf(texts).slice(-2);
    expect(letters(textOf(said))).toBe(letters(receipts.pdf.missing));
    expect(said[0]).toMatchObject({ colour: MUTED, size: 9.5, isBold: false });
    expect(highest(said)).toBeLessThan(lowest(row) - 2 * 9.5);
  });
});
