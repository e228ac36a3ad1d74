/** The ten digits of a French line, however it was written; null when it is none. Apart: browsers ask it too. */
export function lineNumberOf(text: string): string | null {
  const digits = text.replaceAll(/[\s.-]/g, '');
  return /^0[1-9]\d{8}$/.test(digits) ? digits : null;
}
