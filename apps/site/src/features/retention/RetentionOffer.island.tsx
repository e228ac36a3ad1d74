import type { RetentionTexts } from '@vitrine/domain/content/layout';
import { LineNumber, RetentionOffer as Offer } from '@vitrine/domain/retention-offer';
import { type SubmitEvent, useState } from 'react';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { Checkbox } from '#ui/Checkbox/Checkbox.tsx';
import { Input } from '#ui/Input/Input.tsx';
import styles from './RetentionOffer.module.css';

export type RetentionOfferProps = { texts: RetentionTexts; action: string };

type State = 'idle' | 'incomplete' | 'asking' | 'none' | Offer;

const TIMEOUT_MS = 4_000;

/**
 * Beside a termination, never before it: someone who wants to know, and agrees that it is asked, learns whether an
 * offer waits for their line. No answer is the same as no offer.
 */
export function RetentionOffer({ texts, action }: RetentionOfferProps) {
  const [state, setState] = useState<State>('idle');

  async function ask(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const line = LineNumber.safeParse(values.get('line'));
    if (!line.success || !values.has('agreed')) return setState('incomplete');
    setState('asking');
    setState((await offerFor(action, line.data)) ?? 'none');
  }

  return (
    <div className={styles.root}>
      <form className={styles.form} onSubmit={ask} data-waits noValidate>
        <Input
          label={texts.line.label}
          hint={texts.line.hint}
          name="line"
          type="tel"
          autoComplete="tel-national"
          unmarked
        />
        <Checkbox label={texts.agree} name="agreed" />
        <Button type="submit" variant="secondary" loading={state === 'asking'}>
          {texts.ask}
        </Button>
      </form>
      <output className={styles.status}>
        {typeof state === 'string' && SENTENCES[state](texts)}
      </output>
      {typeof state === 'object' && (
        <Card title={state.title} href={state.href} cue={texts.follow} tracking="offre > voir">
          <p>{state.text}</p>
        </Card>
      )}
    </div>
  );
}

const SENTENCES: Record<Extract<State, string>, (texts: RetentionTexts) => string> = {
  idle: () => '',
  incomplete: ({ incomplete }) => incomplete,
  asking: ({ asking }) => asking,
  none: ({ none }) => none,
};

async function offerFor(action: string, line: string): Promise<Offer | null> {
  try {
    const response = await fetch(action, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ line, agreed: true }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const { offer } = (await response.json()) as { offer?: unknown };
    return response.ok ? (Offer.safeParse(offer).data ?? null) : null;
  } catch {
    return null;
  }
}
