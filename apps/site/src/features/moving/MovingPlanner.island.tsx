import type { MovingTexts } from '@vitrine/domain/content/places';
import { type MovingAnswers, type MovingStep, movingSteps } from '@vitrine/geo/moving';
import { formatDay } from '@vitrine/domain/french';
import { parisClock } from '@vitrine/domain/paris-time';
import { sentenceWith } from '@vitrine/domain/sentence';
import { type FocusEvent, useRef, useState } from 'react';
import { useEarlyValues } from '#directives/use-early-values.ts';
import { Checkbox } from '#ui/Checkbox/Checkbox.tsx';
import { Input } from '#ui/Input/Input.tsx';
import { Section } from '#ui/Section/Section.tsx';
import { Select } from '#ui/Select/Select.tsx';
import styles from './MovingPlanner.module.css';

export type MovingPlannerProps = {
  texts: MovingTexts;
  /** After the name of a field that may stay empty. */
  optional: string;
  /** Within how many days the old equipment is awaited. */
  returnDays: number;
};

/** Without script, the usual removal with its delays; with it, the visitor's own dates. Nothing is sent. */
export function MovingPlanner({ texts, optional, returnDays }: MovingPlannerProps) {
  const form = useRef<HTMLFormElement>(null);
  /** With the day on which they were given: the page was built long before. */
  const [{ answers, today }, setState] = useState<State>({ answers: null, today: '' });
  const read = (values: FormData) =>
    setState({ answers: answersOf(values), today: todayInParis() });
  useEarlyValues(form, read);
  const { summary, steps } = calendarOf(answers, today, texts, returnDays);

  return (
    <Section title={texts.title} id="calendrier">
      <div className={styles.root}>
        <form
          ref={form}
          className={styles.form}
          aria-label={texts.form}
          data-screen
          onChange={({ currentTarget }) => read(new FormData(currentTarget))}
          onSubmit={(event) => event.preventDefault()}
        >
          <Input
            label={texts.movingDay.label}
            type="date"
            name="movingDay"
            onFocus={notBeforeToday}
            required
          />
          <Input
            {...texts.keysDay}
            optional={optional}
            type="date"
            name="keysDay"
            onFocus={notBeforeToday}
          />
          <Select
            label={texts.socket.label}
            name="socket"
            options={[
              { value: 'unknown', label: texts.socket.unknown },
              { value: 'yes', label: texts.socket.yes },
              { value: 'no', label: texts.socket.no },
            ]}
          />
          <Checkbox label={texts.keepsBox.label} name="keepsBox" defaultChecked />
          <p className={styles.privacy}>{texts.privacy}</p>
        </form>
        <div className={styles.plan}>
          <output className={styles.summary}>{summary}</output>
          <ol role="list" className={styles.steps}>
            {steps.map(({ key, when }) => (
              <li key={key} className={styles.step}>
                <p className={styles.when}>{when}</p>
                <h3 className={styles.name}>{texts.steps[key].title}</h3>
                <p>{texts.steps[key].text}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </Section>
  );
}

type State = { answers: MovingAnswers | null; today: string };

const todayInParis = () => parisClock(new Date()).day;

/** The calendar that opens begins today. */
function notBeforeToday({ currentTarget }: FocusEvent<HTMLInputElement>): void {
  currentTarget.min = todayInParis();
}

type Step = { key: keyof MovingTexts['steps']; when: string };

/** The usual removal until there is a day to count from. */
function calendarOf(
  answers: MovingAnswers | null,
  today: string,
  texts: MovingTexts,
  returnDays: number,
): { summary: string; steps: Step[] } {
  const usual = Object.entries(texts.steps).map(([key, { when }]) => ({ key, when }) as Step);
  if (answers === null) return { summary: texts.invitation, steps: usual };
  if (answers.movingDay < today) return { summary: texts.past, steps: usual };
  const steps = movingSteps(answers, today, returnDays);
  const [first] = steps;
  return {
    summary:
      first === undefined || first.timing === 'late'
        ? texts.summaryLate
        : sentenceWith(texts.summary, { day: formatDay(first.day) }),
    steps: steps.map((step) => ({ key: step.key, when: whenOf(step, texts) })),
  };
}

function whenOf({ key, day, timing }: MovingStep, texts: MovingTexts): string {
  if (timing === 'open' && (key === 'technician' || key === 'connect')) return texts.open[key];
  return sentenceWith(timing === 'late' ? texts.late : texts.on, { day: formatDay(day) });
}

/** Null while there is no day. */
function answersOf(values: FormData): MovingAnswers | null {
  const text = (name: string) => String(values.get(name) ?? '');
  const movingDay = text('movingDay');
  if (!/^\d{4}-\d{2}-\d{2}$/.test(movingDay)) return null;
  const socket = text('socket');
  return {
    movingDay,
    keysDay: text('keysDay') || undefined,
    socket: socket === 'unknown' ? null : socket === 'yes',
    keepsBox: values.has('keepsBox'),
  };
}
