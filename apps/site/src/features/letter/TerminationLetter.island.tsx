import type { Controls } from '@vitrine/domain/content/controls';
import type { LetterTexts } from '@vitrine/domain/content/places';
import { parisClock } from '@vitrine/domain/paris-time';
import { letterPdf } from '@vitrine/domain/letter-pdf';
import {
  composeLetter,
  type LetterAnswers,
  letterErrors,
  type LetterNeed,
  TERMINATION_REASONS,
} from '@vitrine/domain/termination-letter';
import { useId, useRef, useState } from 'react';
import { useEarlyValues } from '#directives/use-early-values.ts';
import { Button } from '#ui/Button/Button.tsx';
import { ErrorSummary } from '#ui/ErrorSummary/ErrorSummary.tsx';
import { Input } from '#ui/Input/Input.tsx';
import { Select } from '#ui/Select/Select.tsx';
import { showToast } from '#ui/Toast/toasts.ts';
import { ToastRegion } from '#ui/Toast/ToastRegion.island.tsx';
import { LetterPreview } from './LetterPreview.tsx';
import styles from './TerminationLetter.module.css';

export type TerminationLetterProps = {
  texts: LetterTexts;
  controls: Pick<Controls, 'optional' | 'toasts'>;
};

const FILE_NAME = 'lettre-de-resiliation.pdf';
/** Long enough for a browser that asks where to save before it reads. */
const DOWNLOAD_LIVES_MS = 10_000;

/** Without script, a model to print; with it, the visitor's own letter, as a PDF. Nothing is sent. */
export function TerminationLetter({ texts, controls }: TerminationLetterProps) {
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const [answers, setAnswers] = useState<LetterAnswers | null>(null);
  const [errors, setErrors] = useState<readonly LetterNeed[]>([]);
  useEarlyValues(form, (values) => {
    // Until something is written, the model is the letter.
    if ([...values].some(([name, value]) => name !== 'reason' && value !== ''))
      setAnswers(answersOf(values));
  });

  /** Says what is wrong and gives nothing, or gives the letter to `use`. */
  function check(use: (letter: LetterAnswers) => void): void {
    if (!form.current) return;
    const given = answersOf(new FormData(form.current));
    const wrong = letterErrors(given);
    setErrors(wrong);
    if (wrong.length === 0) use(given);
  }

  const { fields } = texts;
  const messages = errors.map((field) => ({ field, message: texts.errors[field] }));
  const field = (name: keyof LetterTexts['fields']) => ({
    ...fields[name],
    id: `${id}-${name}`,
    name,
    error: messages.find(({ field }) => field === name)?.message,
  });
  return (
    <div className={styles.root}>
      <form
        ref={form}
        className={styles.form}
        noValidate
        aria-label={texts.form}
        onChange={({ currentTarget }) => setAnswers(answersOf(new FormData(currentTarget)))}
        onSubmit={(event) => {
          event.preventDefault();
          check((letter) => {
            download(letterPdf(composeLetter(letter, texts.letter)));
            showToast({ message: texts.downloaded, variant: 'success' });
          });
        }}
      >
        {errors.length > 0 && (
          <ErrorSummary
            title={texts.refused}
            errors={messages.map(({ field: name, message }) => ({
              controlId: `${id}-${name}`,
              message,
            }))}
            takesFocus={errors}
          />
        )}
        <Input {...field('name')} autoComplete="name" required />
        <Input {...field('street')} autoComplete="address-line1" required />
        <div className={styles.pair}>
          <Input {...field('postcode')} autoComplete="postal-code" inputMode="numeric" required />
          <Input {...field('city')} autoComplete="address-level2" required />
        </div>
        <Input {...field('provider')} required />
        <Input {...field('providerAddress')} optional={controls.optional} />
        <Input {...field('contract')} required />
        <Input {...field('line')} optional={controls.optional} type="tel" autoComplete="tel" />
        <Select
          {...field('reason')}
          options={TERMINATION_REASONS.map((value) => ({ value, label: texts.reasons[value] }))}
        />
        <Input {...field('endDay')} optional={controls.optional} type="date" />
        <div className={styles.actions}>
          <Button type="submit" data-track="lettre > telecharger">
            {texts.download}
          </Button>
          <Button
            variant="secondary"
            data-track="lettre > imprimer"
            onClick={() => check(() => print())}
          >
            {texts.print}
          </Button>
        </div>
        <p className={styles.privacy}>{texts.privacy}</p>
      </form>
      <LetterPreview answers={answers} texts={texts} />
      <ToastRegion texts={controls.toasts} />
    </div>
  );
}

function answersOf(values: FormData): LetterAnswers {
  const text = (name: string) => String(values.get(name) ?? '');
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

function download(bytes: Uint8Array): void {
  const address = URL.createObjectURL(
    new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }),
  );
  const link = document.createElement('a');
  link.href = address;
  link.download = FILE_NAME;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), DOWNLOAD_LIVES_MS);
}
