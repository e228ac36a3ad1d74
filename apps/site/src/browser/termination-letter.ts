import { parisClock } from '@vitrine/domain/paris-time';
import { letterPdf } from '@vitrine/domain/letter-pdf';
import {
  composeLetter,
  type Letter,
  type LetterAnswers,
  letterErrors,
  TERMINATION_REASONS,
} from '@vitrine/domain/termination-letter';

const FILE_NAME = 'lettre-de-resiliation.pdf';

/** Writes the letter as the visitor answers, and hands it over as a PDF. Nothing is sent. */
export function startTerminationLetter(): void {
  const root = document.querySelector<HTMLElement>('[data-letter]');
  const form = root?.querySelector('form');
  const preview = root?.querySelector<HTMLElement>('[data-letter-preview]');
  if (!root || !form || !preview) return;
  form.addEventListener('input', () => show(preview, composeLetter(filled(answersOf(form)))));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!check(form)) return;
    download(letterPdf(composeLetter(answersOf(form))));
  });
  root.querySelector('[data-letter-print]')?.addEventListener('click', () => {
    if (check(form)) print();
  });
}

function answersOf(form: HTMLFormElement): LetterAnswers {
  const answers = new FormData(form);
  const text = (name: string) => String(answers.get(name) ?? '');
  return {
    name: text('name'),
    street: text('street'),
    postcode: text('postcode'),
    city: text('city'),
    provider: text('provider'),
    providerAddress: text('providerAddress'),
    contract: text('contract'),
    line: text('line'),
    reason: TERMINATION_REASONS.find((reason) => reason === text('reason')) ?? 'unbound',
    endDay: text('endDay'),
    writtenOn: parisClock(new Date()).day,
  };
}

/** Dots where an answer is still missing. */
function filled(answers: LetterAnswers): LetterAnswers {
  const blank = (value: string) => (value.trim() === '' ? '…………………………' : value);
  return {
    ...answers,
    name: blank(answers.name),
    street: blank(answers.street),
    postcode: blank(answers.postcode),
    city: blank(answers.city),
    provider: blank(answers.provider),
    contract: blank(answers.contract),
  };
}

function check(form: HTMLFormElement): boolean {
  const errors = letterErrors(answersOf(form));
  const summary = form.querySelector<HTMLElement>('[data-letter-errors]');
  for (const control of form.querySelectorAll<HTMLInputElement>('input')) {
    const error = errors.find(({ field }) => field === control.name);
    if (error) control.setAttribute('aria-invalid', 'true');
    else control.removeAttribute('aria-invalid');
  }
  if (!summary) return errors.length === 0;
  summary.hidden = errors.length === 0;
  const list = document.createElement('ul');
  list.append(
    ...errors.map(({ field, message }) => {
      const item = document.createElement('li');
      const link = document.createElement('a');
      link.textContent = message;
      link.href = `#${form.querySelector(`[name=${field}]`)?.id ?? ''}`;
      item.append(link);
      return item;
    }),
  );
  summary.replaceChildren(list);
  if (errors.length > 0) summary.focus();
  return errors.length === 0;
}

function show(preview: HTMLElement, letter: Letter): void {
  const parts: Record<string, readonly string[]> = {
    sender: letter.sender,
    recipient: letter.recipient,
    heading: [letter.subject, ...letter.references, letter.mention],
    paragraphs: letter.paragraphs,
  };
  for (const [name, lines] of Object.entries(parts)) {
    preview.querySelector(`[data-part=${name}]`)?.replaceChildren(...lines.map(paragraphOf));
  }
  for (const name of ['placeAndDate', 'signature'] as const) {
    const part = preview.querySelector(`[data-part=${name}]`);
    if (part) part.textContent = letter[name];
  }
}

function paragraphOf(text: string): HTMLElement {
  const paragraph = document.createElement('p');
  paragraph.textContent = text;
  return paragraph;
}

function download(bytes: Uint8Array): void {
  const address = URL.createObjectURL(
    new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }),
  );
  const link = document.createElement('a');
  link.href = address;
  link.download = FILE_NAME;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
