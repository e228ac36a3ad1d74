/** What two spellings of a word share: no accent, no capital, no ligature. 'Œuvre' and 'oeuvre' are one. */
export function plainLetters(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae');
}
