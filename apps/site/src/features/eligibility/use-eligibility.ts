import {
  ANSWER_ADDRESS,
  answerOf,
  type EligibilityOutcome,
} from '@vitrine/geo/eligibility-outcome';
import type { Place } from '@vitrine/geo/place';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { framePainted } from '#document/frame-painted.ts';
import { countEvent } from '#document/tracking.ts';
import { keepVisitAnswer, visitAnswers } from '#document/visit-answer.ts';
import { type EligibilityAnswers, readAnswers } from './answers.ts';
import { answerFor, answerForText } from './eligibility-calls.ts';

/** What the test says now, and how to ask it. What the visit knows is said until something is asked. */
export function useEligibility(
  initial: EligibilityOutcome | null,
  rendered: EligibilityAnswers | null,
) {
  const kept = useSyncExternalStore(...visitAnswers);
  /** What the page came with, until another address is asked for. */
  const [given, setGiven] = useState(initial);
  const [asked, setAsked] = useState<EligibilityOutcome | null>(null);
  const [answers, setAnswers] = useState(rendered);
  const [isAsking, setAsking] = useState(false);
  /** Stale-response guard: only the last question is answered. */
  const turn = useRef(0);

  // Sent while this was on its way, and answered by the server: it is kept for the visit all the same.
  useEffect(() => {
    const isAnswerPage = location.pathname === ANSWER_ADDRESS;
    if (isAnswerPage && initial?.kind === 'answer') keepVisitAnswer(initial);
  }, [initial]);
  useEffect(() => {
    // What the page came with stays when they cannot be had.
    if (kept) void readAnswers().then((words) => setAnswers((before) => words ?? before));
  }, [kept]);

  async function ask(question: Promise<EligibilityOutcome>): Promise<void> {
    turn.current += 1;
    const own = turn.current;
    setAsking(true);
    const [outcome, words] = await Promise.all([question, readAnswers()]);
    if (own !== turn.current) return;
    if (outcome.kind === 'answer') keepVisitAnswer(outcome);
    // What else it changes in the page is seen first: the answer takes the focus, in a frame of its own.
    await framePainted();
    if (own !== turn.current) return;
    setAsking(false);
    setAnswers(words);
    setAsked(outcome);
    countEvent(`eligibilite > reponse-${answerOf(outcome) ?? 'plusieurs'}`);
  }

  const known: EligibilityOutcome | null = kept &&
    answers && { kind: 'answer', ...kept, others: [] };
  return {
    outcome: asked ?? given ?? known,
    answers,
    /** The last answer asked for on this page: what the visitor waits for. */
    fresh: asked,
    isAsking,
    askFor: (place: Place) => ask(answerFor(place)),
    askForText: (text: string) => ask(answerForText(text)),
    forget: () => {
      turn.current += 1;
      setAsking(false);
      setAsked(null);
      setGiven(null);
      keepVisitAnswer(null);
    },
  };
}
