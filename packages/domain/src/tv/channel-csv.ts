import { Channel } from '../content/tv.ts';

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

/** What the lines may refer to. */
export type ChannelReferences = {
  readonly categories: ReadonlySet<string>;
  readonly boxes: ReadonlySet<string>;
  readonly packs: ReadonlySet<string>;
};

export type CsvProblem = { readonly line: number; readonly message: string };

export type ChannelCsv =
  | { readonly ok: true; readonly channels: readonly Channel[] }
  | { readonly ok: false; readonly problems: readonly CsvProblem[] };

const LIST_SEPARATOR = '|';
const QUALITIES = new Set(['SD', 'HD', 'UHD']);

export function readChannelCsv(text: string, known: ChannelReferences): ChannelCsv {
  const records = parseCsv(text.replace(/^\uFEFF/, ''));
  if (!records.ok) return records;
  const [header, ...lines] = records.records;
  if (header?.fields.join() !== CSV_COLUMNS.join())
    return refused(1, `the first line must be ${CSV_COLUMNS.join(';')}`);

  const problems: CsvProblem[] = [];
  const numbers = new Map<number, number>();
  const names = new Map<string, number>();
  const channels = lines.flatMap(({ line, fields }): Channel[] => {
    const report = (message: string) => void problems.push({ line, message });
    if (fields.length !== CSV_COLUMNS.length) {
      report(`${fields.length} columns instead of ${CSV_COLUMNS.length}`);
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
    ] = fields.map((field) => field.trim());
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

type CsvRecord = { readonly line: number; readonly fields: readonly string[] };
type CsvRecords =
  | { readonly ok: true; readonly records: readonly CsvRecord[] }
  | { readonly ok: false; readonly problems: readonly CsvProblem[] };

/** RFC 4180, with ';' (French spreadsheets) or ',' as the first line has it; blank lines are skipped. */
function parseCsv(text: string): CsvRecords {
  const separator = (text.split(/\r?\n/, 1)[0] ?? '').includes(';') ? ';' : ',';
  const records: CsvRecord[] = [];
  let fields: string[] = [];
  let field = '';
  let quoted = false;
  let line = 1;
  let start = 1;
  const endRecord = () => {
    if (fields.length > 0 || field.trim() !== '')
      records.push({ line: start, fields: [...fields, field] });
    fields = [];
    field = '';
    start = line + 1;
  };
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at];
    if (quoted) {
      if (letter === '\n') line += 1;
      if (letter !== '"') field += letter;
      else if (text[at + 1] === '"') {
        field += '"';
        at += 1;
      } else quoted = false;
    } else if (letter === '"' && field === '') quoted = true;
    else if (letter === separator) {
      fields.push(field);
      field = '';
    } else if (letter === '\n') {
      endRecord();
      line += 1;
    } else if (letter !== '\r') field += letter;
  }
  if (quoted)
    return { ok: false, problems: [{ line: start, message: 'a quotation mark is never closed' }] };
  endRecord();
  return { ok: true, records };
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
