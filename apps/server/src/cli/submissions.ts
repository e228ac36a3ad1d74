import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { csvLine } from '@vitrine/domain/csv';
import {
  answerDeadline,
  isLate,
  isOpen,
  REQUEST_STATES,
  type RequestState,
  statesOf,
} from '@vitrine/domain/forms/follow-up';
import { type FormCode, isContest, retentionDays } from '@vitrine/domain/forms/form-codes';
import { knownWith } from '../forms/follow-up.ts';
import { canonicalReference } from '../store/reference.ts';
import type { Submission } from '../store/submissions.ts';
import { formCodes, readFormCode, type Terminal } from './cli.ts';
import { eraseAgain, erasePerson, exportPerson, readWhom } from './person.ts';
import { UsageError } from './usage-error.ts';

export const SUBMISSIONS_USAGE = `vitrine submissions <command>, or npm run submissions -- <command>
  counts                                how many of each form, and how long they are kept
  list <form> [--limit 20] [--search <text>] [--state <state>] [--late]
                                        the newest first, with their state and deadline
  show <reference>                      one request, what was sent and what became of it
  state <reference> <state>             ${statesOf('contact').join(', ')};
                                        a deletion: ${statesOf('account-deletion').join(', ')}
  answer <reference> --from <file.txt>  reaches its sender by e-mail and in the follow-up
  export <form> --to <file.csv>         all of them and when each was answered, safe to open in a spreadsheet
  export <whom> --to <folder>           everything about one person, as JSON and as a page to read
  purge [--confirm]                     delete what has passed its retention
  erase <whom> [--proof] [--confirm]    one person everywhere, legal proof apart unless --proof;
                                        lists only, without --confirm
                                        <whom>: an e-mail, a reference, or --name and --postcode
  erased                                what was, by reference: to keep beside backups
  erase --from <list> [--confirm]       it again, where an earlier backup was restored
  backlog [--revive]                    messages that wait; --revive tries abandoned ones again
  audit                                 what operators did`;

const DEFAULT_LIMIT = '20';

export async function submissionsCommand(args: string[], terminal: Terminal): Promise<void> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      limit: { type: 'string' },
      search: { type: 'string' },
      state: { type: 'string' },
      late: { type: 'boolean', default: false },
      from: { type: 'string' },
      to: { type: 'string' },
      name: { type: 'string' },
      postcode: { type: 'string' },
      street: { type: 'string' },
      proof: { type: 'boolean', default: false },
      confirm: { type: 'boolean', default: false },
      revive: { type: 'boolean', default: false },
    },
  });
  const [command, subject, detail] = positionals;
  const { store, print } = terminal;
  switch (command) {
    case 'counts':
      for (const code of await formCodes(terminal))
        print(`${code}: ${await store.submissions.count(code)} (kept ${retentionDays(code)} days)`);
      return;
    case 'list':
      return list(
        await readFormCode(subject, terminal),
        {
          limit: readLimit(values.limit),
          search: values.search ?? null,
          state: values.state === undefined ? null : readState(values.state),
          late: values.late,
        },
        terminal,
      );
    case 'show':
      return show(await requestNamed(subject, terminal), terminal);
    case 'state':
      return changeState(await requestNamed(subject, terminal), readState(detail), terminal);
    case 'answer':
      if (!values.from) throw new UsageError('Answer with what? Add --from <file.txt>.');
      return answer(
        await requestNamed(subject, terminal),
        await readFile(values.from, 'utf8'),
        terminal,
      );
    case 'export':
      if (!values.to) throw new UsageError('Export where? Add --to <file.csv or folder>.');
      return (await formCodes(terminal)).some((code) => code === subject)
        ? exportCsv(await readFormCode(subject, terminal), values.to, terminal)
        : exportPerson(readWhom(subject, values), values.to, terminal);
    case 'purge':
      return purge(values.confirm, terminal);
    case 'erase':
      if (values.from !== undefined)
        return eraseAgain(await readFile(values.from, 'utf8'), values.confirm, terminal);
      return erasePerson(readWhom(subject, values), values, terminal);
    case 'erased':
      for (const { reference, at } of await store.submissions.erased())
        print(`${reference}  ${at}`);
      return;
    case 'backlog':
      return backlog(values.revive, terminal);
    case 'audit':
      for (const entry of await store.audit.list())
        print(`${entry.at}  ${entry.actor}  ${entry.action}  ${JSON.stringify(entry.detail)}`);
      return;
    default:
      throw new UsageError(SUBMISSIONS_USAGE);
  }
}

type Filters = { limit: number; search: string | null; state: RequestState | null; late: boolean };

/** Those that match are looked for among this many. */
const SEARCHED = 5_000;

/** Without what was answered: who must read that asks for one request, and it is written down. */
async function list(code: FormCode, filters: Filters, terminal: Terminal): Promise<void> {
  const { store, print, actor, clock } = terminal;
  const { search, limit, state: wanted, late: isLateOnly } = filters;
  const found = await store.submissions.list(code, {
    limit: SEARCHED,
    // What is late is among the oldest that are open.
    newestFirst: !isLateOnly,
    ...(isLateOnly && { states: REQUEST_STATES.filter(isOpen) }),
    ...(wanted !== null && { states: [wanted] }),
  });
  const newest = isLateOnly ? found.toReversed() : found;
  const steps = await store.followUps.ofAll(newest.map(({ reference }) => reference));
  const rows = newest
    .map(({ reference, receivedAt, payload }) => ({
      reference,
      receivedAt,
      text: `${reference} ${JSON.stringify(payload)}`.toLowerCase(),
      state: steps.get(reference)?.at(-1)?.state ?? ('received' as const),
      deadline: answerDeadline({ kind: code, receivedAt, payload }, steps.get(reference)),
    }))
    .filter(({ text }) => search === null || text.includes(search.toLowerCase()))
    .filter(({ deadline, state }) => !isLateOnly || isLate(deadline, state, clock()))
    .slice(0, limit);
  if (search !== null)
    await store.audit.record({
      actor,
      action: 'search',
      detail: { form: code, found: rows.length },
    });
  for (const { reference, receivedAt, state, deadline } of rows) {
    const late = isLate(deadline, state, clock()) ? '  LATE' : '';
    print(`${reference}  ${receivedAt}  ${state}${deadline ? `  due ${deadline}` : ''}${late}`);
  }
  if (found.length === SEARCHED && rows.length < limit)
    print(`Looked at ${SEARCHED}: there may be others. An export has them all.`);
}

async function show(
  submission: Submission,
  { store, forms, print, actor }: Terminal,
): Promise<void> {
  const { reference, kind, receivedAt } = submission;
  await store.audit.record({ actor, action: 'show', detail: { reference } });
  const steps = await store.followUps.of(reference);
  print(`${reference}  ${kind}  ${receivedAt}  ${steps.at(-1)?.state ?? 'received'}`);
  const deadline = answerDeadline(submission, steps);
  if (deadline) print(`due ${deadline}`);
  for (const { label, value } of await forms.declared(kind, submission.payload))
    print(`${label}: ${value}`);
  for (const { at, state, answer: text } of steps)
    print(`${at}  ${state}${text ? `\n${text}` : ''}`);
}

async function changeState(
  submission: Submission,
  state: RequestState,
  { store, print, actor, messages }: Terminal,
): Promise<void> {
  const { reference, kind } = submission;
  if (!statesOf(kind).includes(state))
    throw new UsageError(`A request of ${kind} becomes ${statesOf(kind).join(', ')}.`);
  // Where its sender was sent a link, nothing is deleted without his word.
  const needsWord = messages.reaches(submission) && state !== 'closed';
  const step = await store.followUps.add(reference, {
    state,
    ...(kind === 'account-deletion' && {
      from: needsWord ? ['confirmed', 'in-progress'] : REQUEST_STATES.filter(isOpen),
    }),
    ...(state === 'done' && { messages: ({ at }) => messages.done(submission, at) }),
  });
  if (!step)
    throw new UsageError(
      `${reference} cannot become ${state}: it was not confirmed, or is over. Look with show.`,
    );
  await store.audit.record({ actor, action: 'state', detail: { reference, state } });
  print(`${reference} is ${state}`);
}

async function answer(submission: Submission, text: string, terminal: Terminal): Promise<void> {
  const { store, print, actor, messages } = terminal;
  const { reference } = submission;
  const written = text.replaceAll('\r\n', '\n').trim();
  if (written === '') throw new UsageError('The answer is empty.');
  // Read as what it is not: its sender would receive signs that nobody wrote.
  if (/[\0\uFFFD]/.test(written)) throw new UsageError('The answer is no text in UTF-8.');
  await store.followUps.add(reference, {
    // A deletion goes on: an answer to it is a word on the way.
    ...(submission.kind !== 'account-deletion' && { state: 'answered' }),
    answer: written,
    messages: ({ at }) => messages.answered(submission, { at, text: written }),
  });
  const byMail = messages.reaches(submission);
  await store.audit.record({ actor, action: 'answer', detail: { reference, byMail } });
  const unread =
    knownWith(submission) === null
      ? ': nobody can read it, its sender stayed unknown'
      : ': only the follow-up shows it';
  print(`${reference} is answered${byMail ? ', an e-mail leaves' : unread}`);
}

async function requestNamed(reference: string | undefined, { store }: Terminal) {
  const found = await store.submissions.find(canonicalReference(reference ?? ''));
  if (!found) throw new UsageError('Which request? Give the reference of one that is kept.');
  return found;
}

function readLimit(value = DEFAULT_LIMIT): number {
  if (!/^[1-9]\d*$/.test(value)) throw new UsageError('How many? Give --limit a number.');
  return Number(value);
}

function readState(value: string | undefined): RequestState {
  const state = REQUEST_STATES.find((known) => known === value);
  if (!state) throw new UsageError(`Which state? One of ${REQUEST_STATES.join(', ')}.`);
  return state;
}

/** A byte order mark, or a spreadsheet reads the accents as something else. */
const BOM = '\ufeff';

async function exportCsv(code: FormCode, file: string, terminal: Terminal): Promise<void> {
  const { store, forms, print, actor } = terminal;
  const form = await forms.find(code);
  const names = Object.keys(form?.definition.fields ?? {});
  // What became of an entry is its draw's to say.
  const isFollowed = !isContest(code);
  let rows = 0;
  async function* lines() {
    const life = isFollowed ? ['state', 'answeredAt'] : [];
    yield BOM + csvLine(['reference', 'receivedAt', ...names, ...life]);
    for await (const { reference, receivedAt, payload } of store.submissions.stream(code)) {
      const steps = isFollowed ? await store.followUps.of(reference) : [];
      const answered = steps.find(({ state }) => state === 'answered')?.at;
      const lived = isFollowed ? [steps.at(-1)?.state ?? 'received', answered] : [];
      rows += 1;
      yield csvLine([reference, receivedAt, ...names.map((name) => payload[name]), ...lived]);
    }
  }
  // Personal data: for its owner's eyes, and never over another file.
  await pipeline(Readable.from(lines()), createWriteStream(file, { flags: 'wx', mode: 0o600 }));
  await store.audit.record({ actor, action: 'export', detail: { form: code, rows } });
  print(`${rows} rows in ${file}`);
}

async function purge(confirmed: boolean, { store, print, actor }: Terminal): Promise<void> {
  const outcome = await store.retention.apply({ confirmed });
  await store.audit.record({ actor, action: 'purge', detail: { confirmed, ...outcome } });
  if (outcome.applied) return print(`${outcome.submissions} deleted`);
  throw new UsageError(`Nothing deleted: ${outcome.reason}. If that is right, add --confirm.`);
}

async function backlog(revive: boolean, { store, print, actor }: Terminal): Promise<void> {
  if (revive) {
    const revived = await store.outbox.revive();
    await store.audit.record({ actor, action: 'revive', detail: { revived } });
    print(`${revived} revived`);
  }
  const { waiting, oldest, abandoned } = await store.outbox.backlog();
  print(`${waiting} waiting${oldest ? ` since ${oldest}` : ''}, ${abandoned} abandoned`);
}
