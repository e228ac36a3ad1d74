import { createHash, hash, randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import type { Contest } from '@vitrine/domain/content/contest';
import { csvLine } from '@vitrine/domain/csv';
import { answerKey } from '@vitrine/domain/forms/contest';
import { readableValue } from '@vitrine/domain/forms/answers';
import { drawLine, type DrawRequest, openDraw, readDrawLine } from '@vitrine/domain/draw';
import type { ContestCode } from '@vitrine/domain/forms/form-codes';
import { tellDeadline } from '@vitrine/domain/forms/follow-up';
import { DrawRecord, prizeNamed, recordOf } from '../forms/draw-record.ts';
import { isOverdue, UNANSWERED, type Winner, winnersOf } from '../forms/winners.ts';
import type { DrawnResult } from '../store/draws.ts';
import { canonicalReference } from '../store/reference.ts';
import { readContestCode, type Terminal } from './cli.ts';
import { UsageError } from './usage-error.ts';

export const DRAW_USAGE = `vitrine draw <command>, or npm run draw -- <command>
  freeze <contest>                      once it is closed: the list of references; its page shows the hash
  run <contest> [--seed <64 hex>]       after that: winners and substitutes; its page shows them
  verify --record <file> [--list <file>]  do a published draw again, without the store
  tell <contest>                        an e-mail to each winner not told yet: within seven days of the draw
  replace <contest> <reference> [--declined]
                                        a winner who did not confirm in time, or said no; the next substitute is told
  winners <contest> --to <file.csv>     who the winners and substitutes are, for those who give them their prize
  status <contest>
  answer <text>                         how a contest's record says which answer it accepts`;

/** A request under way when the contest closed has been answered by then. */
const SETTLING_MS = 60_000;

/** Of two who tell at once, one does. */
const BEFORE_TOLD = UNANSWERED.filter((state) => state !== 'told');

const NO_MAIL = 'No e-mail leaves from here: set SMTP_URL.';

const sha256 = (text: string) => hash('sha256', text);

/** The list is written and read in pieces of about this size: a stream step for each line is slow. */
const PIECE = 64 * 1_024;

function optionsIn(args: string[]) {
  return parseArgs({
    args,
    allowPositionals: true,
    options: {
      seed: { type: 'string' },
      record: { type: 'string' },
      list: { type: 'string' },
      to: { type: 'string' },
      declined: { type: 'boolean', default: false },
    },
  });
}

export async function drawCommand(args: string[], terminal: Terminal): Promise<void> {
  const { positionals, values } = optionsIn(args);
  const [command, subject, detail] = positionals;
  switch (command) {
    case 'freeze':
      return freeze(await readContestCode(subject, terminal), terminal);
    case 'run':
      return run(await readContestCode(subject, terminal), values.seed, terminal);
    case 'verify':
      return verifyDraw(args, terminal.print);
    case 'tell':
      return tell(await readContestCode(subject, terminal), terminal);
    case 'replace':
      return replace(await readContestCode(subject, terminal), detail, values.declined, terminal);
    case 'winners':
      if (!values.to) throw new UsageError('Write them where? Add --to <file.csv>.');
      return winners(await readContestCode(subject, terminal), values.to, terminal);
    case 'answer':
      return sealAnswer(args, terminal.print);
    case 'status':
      return status(await readContestCode(subject, terminal), terminal);
    default:
      throw new UsageError(DRAW_USAGE);
  }
}

/** For who writes a contest's record, where there may be no store yet. */
export function sealAnswer(args: string[], print: (line: string) => void): void {
  const [, text, ...more] = optionsIn(args).positionals;
  if (!text) throw new UsageError('Which answer? Give its text.');
  if (more.length > 0) throw new UsageError('Put the whole answer between quotes.');
  print(sha256(answerKey(text)));
}

async function freeze(code: ContestCode, terminal: Terminal): Promise<void> {
  const { store, print, actor, clock } = terminal;
  const contest = await contestNamed(code, terminal);
  if (clock().getTime() < Date.parse(contest.closesAt) + SETTLING_MS)
    throw new UsageError(`${code} closes at ${contest.closesAt}: freeze it a minute later.`);
  if (await store.draws.find(code)) throw new UsageError(`The list of ${code} is already frozen.`);

  const listSha256 = createHash('sha256');
  let entries = 0;
  async function* pieces() {
    let piece = '';
    for await (const { reference, receivedAt, choice } of listed(contest, store)) {
      if (Date.parse(receivedAt) >= Date.parse(contest.closesAt)) continue;
      entries += 1;
      piece += `${drawLine(reference, choice)}\n`;
      if (piece.length < PIECE) continue;
      listSha256.update(piece);
      yield piece;
      piece = '';
    }
    listSha256.update(piece);
    yield piece;
  }
  const file = await listFile(code, terminal);
  await pipeline(Readable.from(pieces()), createWriteStream(`${file}.part`));
  const listHash = listSha256.digest('hex');
  const frozen = createReadStream(`${file}.part`, { encoding: 'utf8', highWaterMark: PIECE });
  const draw = await store.draws.freeze(code, { entries, listHash, pieces: frozen });
  await rename(`${file}.part`, file);
  await store.audit.record({ actor, action: 'freeze', detail: draw });
  print(`${entries} entries frozen in ${file}`);
  print(`The contest's page shows its hash from now on: ${listHash}`);
}

/** Entries as the list says them; what they chose is read only where it decides something. */
async function* listed({ code, prizes }: Contest, store: Terminal['store']) {
  if (!prizes)
    for await (const entry of store.submissions.streamReferences(code))
      yield { ...entry, choice: null };
  else
    for await (const { reference, receivedAt, payload } of store.submissions.stream(code))
      yield { reference, receivedAt, choice: String(payload['prize']) };
}

async function run(
  code: ContestCode,
  givenSeed: string | undefined,
  terminal: Terminal,
): Promise<void> {
  const { store, print, actor } = terminal;
  const contest = await contestNamed(code, terminal);
  const frozen = await store.draws.find(code);
  if (!frozen) throw new UsageError(`The list of ${code} is not frozen yet.`);
  if (frozen.result && givenSeed !== undefined && givenSeed !== frozen.result.seed)
    throw new UsageError(`${code} was drawn on ${frozen.result.drawnAt} with another seed.`);
  const file = await listFile(code, terminal);
  // Frozen on another machine, or restored from a backup: the store has it.
  if (!existsSync(file)) {
    await writeFile(`${file}.part`, store.draws.list(code));
    await rename(`${file}.part`, file);
  }
  const seed = frozen.result?.seed ?? givenSeed ?? randomBytes(32).toString('hex');
  const { result, listHash } = await drawFrom(file, {
    seed,
    winners: contest.winners,
    substitutes: contest.substitutes,
    ...(contest.prizes && { prizes: contest.prizes }),
  });
  if (listHash !== frozen.listHash)
    throw new Error(`${file} is not the list that was frozen: its hash is ${listHash}.`);

  const draw = await store.draws.conclude(code, {
    ...result,
    seed,
    rulesVersion: contest.version,
    closesAt: contest.closesAt,
    ...(contest.prizes && {
      asked: { counts: contest.prizes, substitutes: contest.substitutes },
    }),
  });
  const record = recordOf(draw);
  if (!record || record.winners.join() !== result.winners.join())
    throw new Error('This draw differs from the recorded one.');
  const recordFile = join(terminal.drawsFolder, `${code}.record.json`);
  await writeFile(recordFile, `${JSON.stringify(record, null, 2)}\n`);
  await store.audit.record({
    actor,
    action: 'draw',
    detail: { contest: code, seed, winners: record.winners.length, again: frozen.result !== null },
  });
  print(`${record.winners.length} winners and ${record.substitutes.length} substitutes`);
  print(`The contest's page shows it from now on. Copies: ${recordFile}, ${file}`);
}

/** One pass over the list, for its hash (as `sha256sum` gives it) and for the draw. */
async function drawFrom(file: string, request: DrawRequest) {
  const listSha256 = createHash('sha256');
  const draw = openDraw(request, sha256);
  let rest = '';
  for await (const piece of createReadStream(file, { encoding: 'utf8', highWaterMark: PIECE })) {
    listSha256.update(piece);
    const lines = `${rest}${piece}`.split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) draw.add(...readDrawLine(line));
  }
  if (rest !== '') draw.add(...readDrawLine(rest));
  return { result: draw.result(), listHash: listSha256.digest('hex') };
}

/** Without the store: whoever has the two files can do it. */
export async function verifyDraw(args: string[], print: (line: string) => void): Promise<void> {
  const { record: recordFile, list } = optionsIn(args).values;
  if (!recordFile) throw new UsageError('Verify what? Add --record <file>.');
  const record = readRecord(await readFile(recordFile, 'utf8'));
  if (!record) throw new UsageError(`${recordFile} is not the record of a draw.`);
  const file = list ?? recordFile.replace(/\.record\.json$/, '.list.txt');
  const { result, listHash } = await drawFrom(file, {
    seed: record.seed,
    winners: record.winners.length,
    substitutes: record.prizes?.substitutes ?? record.substitutes.length,
    ...(record.prizes && { prizes: record.prizes.counts }),
  });
  const checks: [what: string, holds: boolean][] = [
    ['the list is the one that was published', listHash === record.listSha256],
    ['the number of entries', result.entries === record.entries],
    ['the winners, in order', result.winners.join() === record.winners.join()],
    ['the substitutes, in order', result.substitutes.join() === record.substitutes.join()],
    ['what each winner gets', same(result.prizes?.ofWinners, record.prizes?.ofWinners)],
    [
      'what each substitute waits for',
      same(result.prizes?.ofSubstitutes, record.prizes?.ofSubstitutes),
    ],
  ];
  for (const [what, holds] of checks) print(`${holds ? 'same' : 'DIFFERENT'}: ${what}`);
  if (checks.some(([, holds]) => !holds)) throw new Error('The record does not hold.');
}

function readRecord(text: string): DrawRecord | null {
  try {
    return DrawRecord.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

const same = (first: readonly string[] = [], second: readonly string[] = []) =>
  first.join() === second.join();

/** Each winner once, whoever asks again; substitutes only for those who are out. */
async function tell(code: ContestCode, terminal: Terminal): Promise<void> {
  const { store, print, actor, messages, forms } = terminal;
  const result = await drawnResult(code, terminal);
  const holders = await winnersOf(code, result, store);
  const untold = holders.filter(({ toldAt }) => toldAt === null);
  if (untold.some(({ submission }) => !messages.reaches(submission))) throw new UsageError(NO_MAIL);
  let told = 0;
  for (const { reference, submission, prize } of untold) {
    const won = await forms.won(code, prize);
    const step = await store.followUps.add(reference, {
      state: 'told',
      from: BEFORE_TOLD,
      messages: ({ at }) => messages.won(submission, { at, prize: won }),
    });
    if (step) told += 1;
  }
  await store.audit.record({ actor, action: 'tell', detail: { contest: code, told } });
  print(`${told} told, ${holders.length - untold.length} were already`);
  const missing = result.winners.length - holders.length;
  if (missing > 0) print(`${missing} prizes have nobody left: no substitute remains.`);
}

async function replace(
  code: ContestCode,
  reference: string | undefined,
  hasDeclined: boolean,
  terminal: Terminal,
): Promise<void> {
  const { store, print, actor, clock, messages } = terminal;
  const holders = await winnersOf(code, await drawnResult(code, terminal), store);
  const named = canonicalReference(reference ?? '');
  const holder = holders.find((one) => one.reference === named);
  if (!holder) throw new UsageError('Replace whom? Give the reference of one who has a prize.');
  // Before anything changes: nobody loses a prize that the next one would not hear of.
  if (!messages.leave) throw new UsageError(NO_MAIL);
  const isOver = hasDeclined || isOverdue(holder, clock());
  const lapsed =
    isOver &&
    (await store.followUps.add(holder.reference, {
      state: 'lapsed',
      ...(!hasDeclined && { from: UNANSWERED }),
    }));
  if (!lapsed)
    throw new UsageError(
      `${holder.reference} has confirmed, or has fifteen days from being told. Said no? Add --declined.`,
    );
  await store.audit.record({
    actor,
    action: 'replace',
    detail: { contest: code, reference: holder.reference, declined: hasDeclined },
  });
  print(`${holder.reference} is replaced`);
  await tell(code, terminal);
}

async function drawnResult(code: ContestCode, { store }: Terminal): Promise<DrawnResult> {
  const draw = await store.draws.find(code);
  if (!draw?.result) throw new UsageError(`${code} has not been drawn yet.`);
  return draw.result;
}

async function winners(code: ContestCode, to: string, terminal: Terminal): Promise<void> {
  const { store, print, actor } = terminal;
  const result = await drawnResult(code, terminal);
  const holders = new Map(
    (await winnersOf(code, result, store)).map((winner) => [winner.reference, winner]),
  );
  const references = [...result.winners, ...result.substitutes];
  // What only this contest asks: a size, a prize, an answer.
  const form = await terminal.forms.find(code);
  const { fields = {}, groups = [] } = form?.description ?? {};
  const own = groups[0]?.fields ?? [];
  const { ofWinners = [], ofSubstitutes = [] } = result.prizes ?? {};
  const prizes = [...ofWinners, ...ofSubstitutes];
  const drawn = await store.submissions.named(code, references);
  const kept = new Map(drawn.map(({ reference, payload }) => [reference, payload]));
  const lines = references.flatMap((reference, index) => {
    const payload = kept.get(reference);
    if (!payload) return [];
    const { firstName, lastName, email, phone } = payload;
    const isWinner = index < result.winners.length;
    const role = isWinner ? 'gagnant' : 'suppléant';
    const progress = progressOf(holders.get(reference), isWinner);
    const chosen = own.map((name) => {
      const field = fields[name];
      return field && readableValue(field, payload[name]);
    });
    const given = prizes[index];
    const won = given === undefined ? [] : [prizeNamed(form, given)];
    const place = [index + 1, role, progress, reference];
    return [csvLine([...place, firstName, lastName, email, phone, ...chosen, ...won])];
  });
  const columns = [
    'rang',
    'rôle',
    'avancement',
    'référence',
    'prénom',
    'nom',
    'e-mail',
    'téléphone',
  ];
  const head = csvLine([
    ...columns,
    ...own.map((name) => fields[name]?.label),
    ...(result.prizes ? ['lot attribué'] : []),
  ]);
  await writeFile(to, `\ufeff${head}${lines.join('')}`, { flag: 'wx', mode: 0o600 });
  await store.audit.record({ actor, action: 'winners', detail: { contest: code } });
  const erased = references.length - lines.length;
  print(`${lines.length} in ${to}${erased > 0 ? `, ${erased} erased since` : ''}`);
}

/** A winner who has no prize any more was replaced; a substitute who has one stands in. */
function progressOf(winner: Winner | undefined, isWinner: boolean): string {
  if (!winner) return isWinner ? 'remplacé' : 'en attente';
  if (winner.hasConfirmed) return 'confirmé';
  return winner.toldAt === null ? 'à prévenir' : 'prévenu';
}

async function status(code: ContestCode, { store, print, clock }: Terminal): Promise<void> {
  const draw = await store.draws.find(code);
  print(`${code}: ${await store.submissions.count(code)} entries stored`);
  if (!draw) return print('not frozen');
  print(`frozen at ${draw.frozenAt}: ${draw.entries} entries, hash ${draw.listHash}`);
  if (!draw.result) return print('not drawn');
  print(`drawn at ${draw.result.drawnAt}, seed ${draw.result.seed}`);
  const holders = await winnersOf(code, draw.result, store);
  const untold = holders.filter(({ toldAt }) => toldAt === null).length;
  const confirmed = holders.filter(({ hasConfirmed }) => hasConfirmed).length;
  const overdue = holders.filter((holder) => isOverdue(holder, clock()));
  print(`${untold} winners to tell before ${tellDeadline(draw.result.drawnAt)}`);
  print(`${confirmed} have confirmed, ${overdue.length} did not in time`);
  for (const { reference } of overdue) print(`to replace: ${reference}`);
}

async function contestNamed(code: ContestCode, { contests }: Terminal): Promise<Contest> {
  const found = await contests.known(code);
  if (!found)
    throw new UsageError(`The rules of ${code} are nowhere: not on show, not in the store.`);
  return found;
}

async function listFile(code: ContestCode, { drawsFolder }: Terminal): Promise<string> {
  await mkdir(drawsFolder, { recursive: true });
  return join(drawsFolder, `${code}.list.txt`);
}
