/**
 * The plain text of an e-mail, from the HTML that our templates write: no other markup comes here, and
 * what a visitor wrote arrives escaped.
 */
export function mailText(html: string): string {
  return (
    html
      .replace(/^[\s\S]*<body>/, '')
      // The mark is a picture of the name, which signs at the end.
      .replace(/<p class="mark">(.*?)<\/p>([\s\S]*)$/, '$2<p>$1</p>')
      .replaceAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/g, '$2\u00a0: $1')
      .replaceAll(/<\/th>/g, '\u00a0: ')
      .replaceAll(/<\/(?:p|h1|h2|blockquote|table)>/g, '\n\n')
      .replaceAll(/<\/tr>/g, '\n')
      .replaceAll(/<[^>]+>/g, '')
      .replaceAll(/&(?:lt|gt|quot|#x27|amp);/g, (entity) => CHARACTERS[entity] ?? entity)
      .replaceAll(/\n{3,}/g, '\n\n')
      .trim()
  );
}

/** All that React escapes. */
const CHARACTERS: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&amp;': '&',
};
