import type { IncomingHttpHeaders } from 'node:http';

/** Whether a browser opens this address for its visitor to read: scripts and programs ask for anything, or JSON. */
export function wantsPage({ headers }: { readonly headers: IncomingHttpHeaders }): boolean {
  return headers.accept?.includes('text/html') === true;
}
