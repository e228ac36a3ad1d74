/**
 * Fetches a piece of the site, and puts its elements with its style sheet where they belong. An island
 * among them can wake once its styles are there; without them nothing stays.
 */
export async function plantFragment(
  address: string,
  place: (nodes: readonly Element[]) => void,
): Promise<void> {
  const page = await fetchDocument(address);
  const sheets = [...page.querySelectorAll('link[rel="stylesheet"]')].map((link) => {
    const sheet = document.createElement('link');
    sheet.rel = 'stylesheet';
    sheet.href = link.getAttribute('href') ?? '';
    return sheet;
  });
  const styled = sheets.map(
    (sheet) =>
      new Promise((resolve, reject) => {
        sheet.addEventListener('load', resolve, { once: true });
        sheet.addEventListener('error', reject, { once: true });
      }),
  );
  // Built pages have no `style` elements; the development server's do.
  const styles = [...page.querySelectorAll('head style')].map((style) => document.adoptNode(style));
  const pieces = [...page.body.children]
    .filter(({ localName }) => localName !== 'script')
    .map((piece) => document.adoptNode(piece));
  const nodes = [...sheets, ...styles, ...pieces];
  place(nodes);
  try {
    await Promise.all(styled);
  } catch (error) {
    for (const node of nodes) node.remove();
    throw error;
  }
}

/** Parsed by the browser as it arrives: no text of ours becomes markup, which our policy forbids. */
function fetchDocument(address: string): Promise<Document> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', address);
    request.responseType = 'document';
    request.addEventListener('load', () =>
      request.status === 200 && request.response instanceof Document
        ? resolve(request.response)
        : reject(new Error(`status ${request.status}`)),
    );
    request.addEventListener('error', () => reject(new Error('no network')));
    request.send();
  });
}
