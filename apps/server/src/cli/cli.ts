import { userInfo } from 'node:os';
import { join } from 'node:path';
import {
  type ContestCode,
  type FormCode,
  isContest,
  REQUEST_CODES,
} from '@vitrine/domain/forms/form-codes';
import { createMessages, type Messages } from '../outbox/messages.ts';
import { readSettings } from '../settings.ts';
import { openStore, type Store } from '../store/store.ts';
import { NothingShownError, type ShownForms, shownForms } from './shown-content.ts';
import { UsageError } from './usage-error.ts';

/** What a command needs of the outside, so that tests give their own. */
export type Terminal = {
  store: Store;
  print: (line: string) => void;
  /** Who is at the keyboard, for the audit log. */
  actor: string;
  clock: () => Date;
  /** Where records of draws are written. */
  drawsFolder: string;
  /** What visitors are told by e-mail; nothing, without a mail server. */
  messages: Messages;
} & ShownForms;

export async function withTerminal(work: (terminal: Terminal) => Promise<void>): Promise<void> {
  const settings = readSettings(process.env);
  const { varFolder, smtpUrl } = settings;
  const store = await openStore({ ...settings, opening: 'find' });
  try {
    await work({
      store,
      print: (line) => console.log(line),
      actor: process.env['OPERATOR']?.trim() || accountName(),
      clock: () => new Date(),
      drawsFolder: join(varFolder, 'draws'),
      messages: createMessages({ mail: smtpUrl !== null, partner: false }),
      ...shownForms(varFolder, store.contestRecords),
    });
  } finally {
    await store.close();
  }
}

/** The user of a container may have no account: then its number. */
function accountName(): string {
  try {
    return userInfo().username;
  } catch {
    return `uid ${process.getuid?.()}`;
  }
}

/** Every form that one may send, and every one of which something is stored. */
export async function formCodes({ store, contests }: Terminal): Promise<FormCode[]> {
  // What was sent is counted and listed where nothing is on show, too.
  const shown = await contests.all().catch((error: unknown) => {
    if (error instanceof NothingShownError) return [];
    throw error;
  });
  const codes = shown.map(({ code }) => code);
  return [...new Set([...REQUEST_CODES, ...codes, ...(await store.submissions.kinds())])];
}

export async function readFormCode(
  value: string | undefined,
  terminal: Terminal,
): Promise<FormCode> {
  return oneOf(value, 'form', await formCodes(terminal));
}

export async function readContestCode(
  value: string | undefined,
  terminal: Terminal,
): Promise<ContestCode> {
  return oneOf(value, 'contest', (await formCodes(terminal)).filter(isContest));
}

function oneOf(value: string | undefined, what: string, codes: readonly FormCode[]): FormCode {
  if (codes.length === 0) throw new UsageError(`No ${what} is on show, and none has entries.`);
  const code = codes.find((known) => known === value);
  if (code === undefined) throw new UsageError(`Which ${what}? One of ${codes.join(', ')}.`);
  return code;
}
