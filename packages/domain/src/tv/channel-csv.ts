import { Channel } from '../content/tv.ts';
import { readCsv } from '../csv.ts';
import type { KnownKeys } from './channel-filters.ts';

/**
 * The operator's channel list as a spreadsheet saves it, read all or nothing: either every line is a
 * channel, or each mistake is named with its line and nothing is kept.
 */
export const CSV_COLUMNS = [
  'numero',
  'nom',
  'theme',
  'qualite',
  'freebox',
  'bouquets',
  'replay',
] as const;

export type CsvProblem = { readonly line: number; readonly message: string };

export type ChannelCsv =
  | { readonly ok: true; readonly channels: readonly Channel[] }
  | { readonly ok: false; readonly problems: readonly CsvProblem[] };

const LIST_SEPARATOR = '|';
const QUALITIES = new Set(['SD', 'HD', 'UHD']);

export function readChannelCsv(text: string, known: KnownKeys): ChannelCsv {
  const { records, unclosedAt } = readCsv(text, separatorOf(text));
  if (unclosedAt !== null) return refused(unclosedAt, 'a quotation mark is never closed');
  const [header, ...lines] = records;
  if (header?.cells.join() !== CSV_COLUMNS.join())
    return refused(1, `the first line must be ${CSV_COLUMNS.join(';')}`);

  const problems: CsvProblem[] = [];
  const numbers = new Map<number, number>();
  const names = new Map<string, number>();
  const channels = lines.flatMap(({ line, cells }): Channel[] => {
    const report = (message: string) => void problems.push({ line, message });
    if (cells.length !== CSV_COLUMNS.length) {
      report(`${cells.length} columns instead of ${CSV_COLUMNS.length}`);
      return [];
    }
    const [
      number = '',
      name = '',
      category = '',
      quality = '',
      boxes = '',
      packs = '',
      replay = '',
    ] = cells.map((cell) => cell.trim());
    if (!/^[1-9]\d{0,3}$/.test(number)) report(`numero "${number}" is not a channel number`);
    if (name === '') report('nom is empty');
    if (!known.categories.has(category)) report(`theme "${category}" is unknown`);
    if (!QUALITIES.has(quality)) report(`qualite "${quality}" is not SD, HD or UHD`);
    if (replay !== 'oui' && replay !== 'non') report(`replay "${replay}" is not oui or non`);
    for (const box of list(boxes)) if (!known.boxes.has(box)) report(`freebox "${box}" is unknown`);
    for (const pack of list(packs))
      if (!known.packs.has(pack)) report(`bouquet "${pack}" is unknown`);
    if (list(boxes).length === 0 && list(packs).length === 0)
      report('the channel is in no freebox and in no bouquet');
    repeated(numbers, Number(number), line, `numero ${number}`, report);
    repeated(names, name.toLowerCase(), line, `nom "${name}"`, report);

    const channel = Channel.safeParse({
      number: Number(number),
      name,
      category,
      quality,
      includedIn: list(boxes),
      packs: list(packs),
      replay: replay === 'oui',
    });
    return channel.success ? [channel.data] : [];
  });

  if (problems.length > 0) return { ok: false, problems };
  if (channels.length === 0) return refused(2, 'there is no channel');
  return { ok: true, channels: channels.toSorted((a, b) => a.number - b.number) };
}

/** French spreadsheets write ';', the others ','. */
function separatorOf(text: string): ';' | ',' {
  return /^[^\n]*;/.test(text) ? ';' : ',';
}

function refused(line: number, message: string): ChannelCsv {
  return { ok: false, problems: [{ line, message }] };
}

function list(field: string): string[] {
  return field
    .split(LIST_SEPARATOR)
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

function repeated<Value>(
  seen: Map<Value, number>,
  value: Value,
  line: number,
  what: string,
  report: (message: string) => void,
): void {
  const before = seen.get(value);
  if (before === undefined) seen.set(value, line);
  else report(`${what} is already on line ${before}`);
}

/** The list as the importer reads it: where an editor starts from. */
export function writeChannelCsv(channels: readonly Channel[]): string {
  const lines = channels.map((channel) =>
    [
      String(channel.number),
      channel.name,
      channel.category,
      channel.quality,
      channel.includedIn.join(LIST_SEPARATOR),
      channel.packs.join(LIST_SEPARATOR),
      channel.replay ? 'oui' : 'non',
    ]
      .map(quote)
      .join(';'),
  );
  return `${[CSV_COLUMNS.join(';'), ...lines].join('\n')}\n`;
}

function quote(field: string): string {
  return /["\n\r;]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field;
}
