import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { csvLine } from '@vitrine/domain/csv';
import { allForms } from '@vitrine/domain/forms/all-forms';
import { canonicalMailbox } from '@vitrine/domain/forms/contest';
import { formCodes, retentionDays } from '@vitrine/domain/forms/form-codes';
import type { FormCode } from '@vitrine/domain/forms/form-codes';
import type { Submission } from '../store/submissions.ts';
import { readFormCode, UsageError } from './cli.ts';
import type { Terminal } from './cli.ts';

const USAGE = `npm run submissions -- <command>
  counts                                how many of each form, and how long they are kept
  list <form> [--limit 20]              the oldest first
  export <form> --to <file.csv>         all of them, safe to open in a spreadsheet
  purge [--confirm]                     delete what has passed its retention
  erase <e-mail> [--except a,b] [--confirm]   one person everywhere; lists only, without --confirm
  backlog [--revive]                    messages that wait; --revive tries abandoned ones again
  audit                                 what operators did`;

const DEFAULT_LIMIT = 20;

export async function submissionsCommand(args: string[], terminal: Terminal): Promise<void> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      limit: { type: 'string' },
      to: { type: 'string' },
      except: { type: 'string' },
      confirm: { type: 'boolean', default: false },
      revive: { type: 'boolean', default: false },
    },
  });
  const [command, subject] = positionals;
  const { store, print } = terminal;
  switch (command) {
    case 'counts':
      for (const code of formCodes)
        print(`${code}: ${await store.submissions.count(code)} (kept ${retentionDays[code]} days)`);
      return;
    case 'list':
      return list(readFormCode(subject), Number(values.limit ?? DEFAULT_LIMIT), terminal);
    case 'export':
      if (!values.to) throw new UsageError('Export where? Add --to <file.csv>.');
      return exportCsv(readFormCode(subject), values.to, terminal);
    case 'purge':
      return purge(values.confirm, terminal);
    case 'erase':
      if (!subject?.includes('@')) throw new UsageError('Erase whom? Give an e-mail address.');
      return erase(
        subject,
        (values.except ?? '').split(',').filter(Boolean).map(readFormCode),
        values.confirm,
        terminal,
      );
    case 'backlog':
      return backlog(values.revive, terminal);
    case 'audit':
      for (const entry of await store.audit.list())
        print(`${entry.at}  ${entry.actor}  ${entry.action}  ${JSON.stringify(entry.detail)}`);
      return;
    default:
      throw new UsageError(USAGE);
  }
}

async function list(code: FormCode, limit: number, { store, print }: Terminal): Promise<void> {
  for (const { reference, receivedAt, payload } of await store.submissions.list(code, { limit }))
    print(`${reference}  ${receivedAt}  ${JSON.stringify(payload)}`);
}

/** A byte order mark, or a spreadsheet reads the accents as something else. */
const BOM = '\ufeff';

async function exportCsv(code: FormCode, file: string, terminal: Terminal): Promise<void> {
  const { store, print, actor } = terminal;
  const names = Object.keys(allForms[code].fields);
  let rows = 0;
  async function* lines() {
    yield BOM + csvLine(['reference', 'receivedAt', ...names]);
    for await (const { reference, receivedAt, payload } of store.submissions.stream(code)) {
      const values = payload as Record<string, unknown>;
      rows += 1;
      yield csvLine([reference, receivedAt, ...names.map((name) => values[name])]);
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

async function erase(
  email: string,
  except: readonly FormCode[],
  confirmed: boolean,
  { store, print, actor }: Terminal,
): Promise<void> {
  const mailbox = canonicalMailbox(email);
  let found = 0;
  for (const code of formCodes.filter((known) => !except.includes(known))) {
    for await (const submission of store.submissions.stream(code)) {
      if (!belongsTo(submission, mailbox)) continue;
      found += 1;
      if (confirmed) await store.submissions.erase(submission.reference);
      const verb = confirmed ? 'erased' : 'would erase';
      print(`${verb} ${submission.kind} ${submission.reference} of ${submission.receivedAt}`);
    }
  }
  if (!confirmed) {
    print(`${found} found. Nothing erased: add --confirm to erase them.`);
    return;
  }
  // Who it was must not be written again; a hash lets us recognise the same request.
  const person = createHash('sha256').update(mailbox).digest('hex');
  await store.audit.record({ actor, action: 'erase', detail: { person, found, except } });
  print(`${found} erased`);
}

/** By any answer that is this person's mailbox: `email`, but also an account's `login`. */
function belongsTo({ payload }: Submission, mailbox: string): boolean {
  return Object.values(payload as Record<string, unknown>).some(
    (value) =>
      typeof value === 'string' && value.includes('@') && canonicalMailbox(value) === mailbox,
  );
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
