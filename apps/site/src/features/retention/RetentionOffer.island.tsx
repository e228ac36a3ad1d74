import type { RetentionTexts } from '@vitrine/domain/content/layout';
import { lineNumberOf } from '@vitrine/domain/line-number';
import type { RetentionOffer as Offer } from '@vitrine/domain/retention-offer';
import { type SubmitEvent, useState } from 'react';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { Checkbox } from '#ui/Checkbox/Checkbox.tsx';
import { Input } from '#ui/Input/Input.tsx';
import { Section } from '#ui/Section/Section.tsx';
import type { Theme } from '#ui/theme-names.ts';
import styles from './RetentionOffer.module.css';

export type RetentionOfferProps = { texts: RetentionTexts; action: string; theme?: Theme };

type State = 'idle' | 'incomplete' | 'asking' | 'none' | Offer;

const TIMEOUT_MS = 4_000;

/**
 * Beside a termination, never before it: someone who wants to know, and agrees that it is asked, learns whether an
 * offer waits for their line. No answer is the same as no offer.
 */
export function RetentionOffer({ texts, action, theme }: RetentionOfferProps) {
  const [state, setState] = useState<State>('idle');

  async function ask(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const line = lineNumberOf(String(values.get('line')));
    if (line === null || !values.has('agreed')) return setState('incomplete');
    setState('asking');
    setState((await offerFor(action, line)) ?? 'none');
  }

  return (
    <div className={styles.root}>
      <Section title={texts.title} intro={texts.intro} {...(theme && { theme })}>
        <div className={styles.content}>
          <form className={styles.form} onSubmit={ask} noValidate>
            <Input
              label={texts.line.label}
              hint={texts.line.hint}
              name="line"
              type="tel"
              autoComplete="tel-national"
            />
            <Checkbox label={texts.agree} name="agreed" />
            <Button type="submit" variant="secondary" loading={state === 'asking' && texts.asking}>
              {texts.ask}
            </Button>
          </form>
          <output className={styles.status}>
            {typeof state === 'string' && state !== 'idle' && texts[state]}
          </output>
          {typeof state === 'object' && (
            <Card title={state.title} href={state.href} cue={texts.follow} tracking="offre > voir">
              <p>{state.text}</p>
            </Card>
          )}
        </div>
      </Section>
    </div>
  );
}

async function offerFor(action: string, line: string): Promise<Offer | null> {
  try {
    const response = await fetch(action, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ line, agreed: true }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return response.ok ? readOffer(await response.json()) : null;
  } catch {
    return null;
  }
}

function readOffer(json: unknown): Offer | null {
  const { title, text, href } = (json as { offer: Partial<Offer> | null }).offer ?? {};
  return isText(title) && isText(text) && isText(href) ? { title, text, href } : null;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
