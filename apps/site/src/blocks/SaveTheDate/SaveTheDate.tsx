import type { SaveTheDatePage } from '@vitrine/domain/content/pages';
import { Button } from '#ui/Button/Button.tsx';
import { attachCountdown } from './SaveTheDate.behaviour.ts';
import styles from './SaveTheDate.module.css';

export type SaveTheDateProps = {
  title: string;
  texts: Pick<SaveTheDatePage, 'now' | 'past' | 'calendar' | 'units'>;
  /** Null until a date is set. `until` is when it is over. */
  event: { iso: string; until: string; day: string; time: string; calendarHref: string } | null;
  fallback: { text: string; label: string; href: string };
};

const UNITS = ['days', 'hours', 'minutes', 'seconds'] as const;

/** A date to keep. The countdown is its behaviour's; the date itself is always in words. */
export function SaveTheDate({ title, texts, event, fallback }: SaveTheDateProps) {
  return (
    <section className={styles.root} data-theme="shaderDark" aria-labelledby="date-title">
      <div className={styles.inner}>
        <h1 id="date-title">{title}</h1>
        {event ? (
          <div className={styles.inner} ref={attachCountdown} data-countdown>
            <p className={styles.date}>
              <time dateTime={event.iso}>
                {event.day}
                <span>{event.time}</span>
              </time>
            </p>
            <div className={styles.countdown} hidden role="timer">
              {UNITS.map((unit) => (
                <p key={unit}>
                  <strong data-unit={unit}>0</strong>{' '}
                  <span data-one={texts.units[unit].one} data-many={texts.units[unit].many} />
                </p>
              ))}
            </div>
            <p
              className={styles.now}
              hidden
              data-countdown-over={event.until}
              data-now={texts.now}
              data-past={texts.past}
            />
            <Button href={event.calendarHref} size="l" download>
              {texts.calendar}
            </Button>
          </div>
        ) : (
          <>
            <p className={styles.lead}>{fallback.text}</p>
            <Button href={fallback.href} size="l" variant="secondary">
              {fallback.label}
            </Button>
          </>
        )}
      </div>
    </section>
  );
}
