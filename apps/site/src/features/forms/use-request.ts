import { isContentOnly, withContentOnly } from '@vitrine/domain/content-only';
import { fromPost } from '@vitrine/domain/forms/answers';
import type { FormState, FormValues } from '@vitrine/domain/forms/form-state';
import { HONEYPOT_NAME, isEnvelopeName } from '@vitrine/domain/forms/submission';
import { type ChangeEvent, type SubmitEvent, useRef, useState } from 'react';
import { useEarlyValues } from '#directives/use-early-values.ts';
import { type Draft, fillUntouched, forgetDraft, keepDraft, readDraft } from './draft.ts';
import type { RequestFormProps } from './request-form-props.ts';

type Progress = 'idle' | 'checking' | 'sending';

/** A request under way: what makes sending it twice the same as sending it once. */
type Request = { key: string; isSent: boolean; isBusy: boolean };

/** HTTP's. */
const CONFLICT = 409;

/**
 * The life of a request in the browser: kept as a draft from the first key, judged, sent once under its
 * idempotency key with a proof of work begun while one types, receipted.
 */
export function useRequest(props: RequestFormProps) {
  const { form, initial } = props;
  const { refusals } = props.texts;
  const element = useRef<HTMLFormElement>(null);
  const [state, setState] = useState(initial);
  const [progress, setProgress] = useState<Progress>('idle');
  const [corrected, setCorrected] = useState<ReadonlySet<string>>(new Set());
  const request = useRef<Request | null>(null);
  const sender = useRef<ReturnType<typeof startSender>>(null);

  const current = () => (request.current ??= requestOf(readDraft(form.code)));
  /** Begun at the first focus, so that sending does not wait; tried again when the network was away. */
  const prepare = () => (sender.current ??= startSender(props, () => (sender.current = null)));

  useEarlyValues(element, (typed) => {
    const draft = readDraft(form.code);
    const isFresh = initial.kind === 'questions' && Object.keys(initial.values).length === 0;
    if (element.current && isFresh && draft) fillUntouched(element.current, draft.values);
    if (!canProve()) return;
    if (element.current && isFresh && isAnswered(props, valuesOf(props, typed)))
      keepChange(element.current);
    if (element.current?.contains(document.activeElement)) prepare();
  });

  const answers = (target: HTMLFormElement): FormValues => valuesOf(props, new FormData(target));

  function keepChange(target: HTMLFormElement): void {
    const under = current();
    // What was sent and then changed is another request.
    if (under.isSent) Object.assign(under, { key: crypto.randomUUID(), isSent: false });
    keepDraft({ form: form.code, key: under.key, values: answers(target) });
  }

  async function submit(target: HTMLFormElement, isConfirmed: boolean): Promise<FormState> {
    const values = answers(target);
    const { judge, send } = await prepare();
    const check = judge(values);
    if (!check.ok)
      return {
        kind: 'questions',
        values,
        refusal: { sentence: refusals.fields, errors: check.errors },
      };
    if (props.alwaysReviewed === true && !isConfirmed)
      return { kind: 'review', values, token: null, sentence: null };

    setProgress('sending');
    const { key } = Object.assign(current(), { isSent: true });
    keepDraft({ form: form.code, key, values, isSent: true });
    const trap = new FormData(target).get(HONEYPOT_NAME);
    const answer = await send({
      ...check.values,
      idempotencyKey: key,
      page: props.page,
      [HONEYPOT_NAME]: trap ?? '',
    });
    if (!answer.ok) {
      // Under this key something else has arrived, from another tab: after a reload it is another request.
      if (answer.status === CONFLICT)
        keepDraft({ form: form.code, key: crypto.randomUUID(), values });
      return {
        kind: 'questions',
        values,
        refusal: { sentence: answer.sentence ?? refusals.down, errors: answer.errors },
      };
    }
    forgetDraft(form.code);
    // A reload shows the receipt again, as much of a page as its form was.
    const { address } = answer.receipt;
    const isAlone = isContentOnly(new URLSearchParams(location.search));
    history.replaceState(history.state, '', isAlone ? withContentOnly(address) : address);
    return { kind: 'received', receipt: answer.receipt };
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    if (!canProve()) return;
    event.preventDefault();
    const target = event.currentTarget;
    const { submitter } = event.nativeEvent;
    const step = submitter instanceof HTMLButtonElement ? submitter.value : '';
    if (current().isBusy) return;
    if (step === 'edit')
      return setState({ kind: 'questions', values: answers(target), refusal: null });
    current().isBusy = true;
    setProgress('checking');
    void run(target, step === 'confirm');
  }

  async function run(target: HTMLFormElement, isConfirmed: boolean): Promise<void> {
    // That it is being checked is seen first: judging and drawing every error is the next frame's work.
    await new Promise((resolve) => setTimeout(resolve));
    const next = await submit(target, isConfirmed).catch((): FormState => ({
      kind: 'questions',
      values: answers(target),
      refusal: { sentence: refusals.down, errors: {} },
    }));
    current().isBusy = false;
    setProgress('idle');
    setCorrected(new Set());
    setState(next);
  }

  function onChange({ currentTarget, target }: ChangeEvent<HTMLFormElement>): void {
    if (!canProve()) return;
    keepChange(currentTarget);
    const { name } = target as Partial<HTMLInputElement>;
    if (name !== undefined) setCorrected((before) => new Set(before).add(name));
  }

  return {
    state,
    progress,
    /** Fields changed since they were refused. */
    corrected,
    /** No longer what the page came with. */
    hasChanged: state !== initial,
    bind: { ref: element, onSubmit, onChange, onFocus: () => void (canProve() && prepare()) },
  };
}

/** Where there is no proof of work (a page not served securely), the plain post remains. */
function canProve(): boolean {
  return globalThis.crypto?.subtle !== undefined;
}

/** The same filled form, after a reload, is the same request. */
function requestOf(draft: Draft | null): Request {
  return {
    key: draft?.key ?? crypto.randomUUID(),
    isSent: draft?.isSent ?? false,
    isBusy: false,
  };
}

function isAnswered({ form }: RequestFormProps, values: FormValues): boolean {
  return Object.entries(values).some(
    ([name, value]) => form.fields[name]?.control !== 'hidden' && value !== '',
  );
}

/** The form's own answers, without what protects it. */
function valuesOf({ form }: RequestFormProps, data: FormData): FormValues {
  const entries = [...data].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && !isEnvelopeName(entry[0]),
  );
  return fromPost(form, entries);
}

/** What judges and sends: only those who begin to fill in a form need it. */
function startSender(props: RequestFormProps, onFailure: () => void) {
  const started = import('./sender.ts').then(({ createSender }) => createSender(props));
  started.catch(onFailure);
  return started;
}
