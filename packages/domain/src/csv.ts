/** A cell that starts with one of these is a formula to a spreadsheet, whatever the file says. */
const FORMULA_START = /^(?:\p{Cc}|\s*[=+\-@＝＋－＠])/u;

/** One cell of a CSV file that a spreadsheet opens as text, never as a formula. */
export function csvCell(value: unknown): string {
  const text = asText(value);
  const safe = FORMULA_START.test(text) ? `'${text}` : text;
  return /[",;\r\n\t]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A line, ended as RFC 4180 says. Semicolons: what a French spreadsheet opens without asking. */
export function csvLine(values: readonly unknown[]): string {
  return `${values.map(csvCell).join(';')}\r\n`;
}

function asText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return value ? 'oui' : 'non';
  return JSON.stringify(value);
}

/** What a file says, in UTF-8 or, saved by a spreadsheet, in Windows-1252: accents are kept. */
export function csvText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** A record of a CSV file, and the line that it begins on. */
export type CsvRecord = { readonly line: number; readonly cells: readonly string[] };

export type CsvFile = {
  /** Without those that are blank: spreadsheets end with rows of nothing but separators. */
  readonly records: readonly CsvRecord[];
  /** Where a quotation mark opens that never closes; nothing is read from there on. */
  readonly unclosedAt: number | null;
};

/** Reads RFC 4180, with the separator of the one who wrote it, and a spreadsheet's byte order mark. */
export function readCsv(text: string, separator: ';' | ','): CsvFile {
  const records: CsvRecord[] = [];
  let cells: string[] = [];
  let cell = '';
  let quoted = false;
  let line = 1;
  let start = 1;
  const endRecord = () => {
    cells.push(cell);
    if (cells.some((each) => each.trim() !== '')) records.push({ line: start, cells });
    cells = [];
    cell = '';
    start = line + 1;
  };
  for (let at = text.startsWith('\uFEFF') ? 1 : 0; at < text.length; at += 1) {
    const letter = text[at] ?? '';
    if (letter === '"' && quoted && text[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (letter === '"' && (quoted || cell === '')) quoted = !quoted;
    else if (letter === separator && !quoted) {
      cells.push(cell);
      cell = '';
    } else if (letter === '\n') {
      if (quoted) cell += letter;
      else endRecord();
      line += 1;
    } else if (letter !== '\r' || quoted) cell += letter;
  }
  if (quoted) return { records, unclosedAt: start };
  endRecord();
  return { records, unclosedAt: null };
}
