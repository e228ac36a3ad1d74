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
  return typeof value === 'number' ? String(value) : JSON.stringify(value);
}
