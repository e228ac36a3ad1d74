/** What two spellings of a name have in common: no accents, no case, 'CANAL+' as 'canal plus'. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('+', ' plus ')
    .replaceAll('&', ' et ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
