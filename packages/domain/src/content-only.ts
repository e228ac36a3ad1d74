export const CONTENT_ONLY = 'contentOnly';

/** `?contentOnly=true` hides header and footer. */
export function isContentOnly(query: URLSearchParams): boolean {
  return query.get(CONTENT_ONLY) === 'true';
}

/** Adds the flag to an address that lacks it; hash and other parameters stay as they are. */
export function withContentOnly(href: string): string {
  const [address = '', ...hash] = href.split('#');
  const [path = '', ...queryParts] = address.split('?');
  const query = queryParts.join('?');
  if (isContentOnly(new URLSearchParams(query))) return href;
  const others = query
    .split('&')
    .filter((part) => part !== '' && part.split('=')[0] !== CONTENT_ONLY);
  const suffix = hash.length > 0 ? `#${hash.join('#')}` : '';
  return `${path}?${[...others, `${CONTENT_ONLY}=true`].join('&')}${suffix}`;
}
