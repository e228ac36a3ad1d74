const ISLAND = /(<astro-island\b.*?<\/astro-island>)/s;
const SEPARATOR = '<!-- -->';

/**
 * React writes a comment where two texts meet, to find them again when it hydrates. It hydrates islands,
 * which hold no other island: the rest of a page does without.
 */
export function withoutTextSeparators(html: string): string {
  return html
    .split(ISLAND)
    .map((part) => (part.startsWith('<astro-island') ? part : part.replaceAll(SEPARATOR, '')))
    .join('');
}
