/** What `Picture` gives the one picture of the first screen, as React writes it. */
const FIRST = 'fetchPriority="high"';
const AVIF_SOURCE = /<source([^>]* type="image\/avif"[^>]*)>/g;

/**
 * The first picture stands after the menu, in the second half of what a page sends: named in the head, it
 * is fetched while the rest arrives. Browsers that cannot show AVIF find theirs where it stands.
 */
export function withFirstPictureAhead(html: string): string {
  const at = html.indexOf(FIRST);
  const picture = at < 0 ? '' : html.slice(html.lastIndexOf('<picture>', at), at);
  const sources = [...picture.matchAll(AVIF_SOURCE)].map(([, source = '']) => ({
    srcset: attribute(source, 'srcSet'),
    sizes: attribute(source, 'sizes'),
    media: attribute(source, 'media'),
  }));
  const framed = sources.find(({ media }) => media !== '');
  const links = sources.map(({ srcset, sizes, media }) => {
    const where = media || (framed && `not all and ${framed.media}`);
    return `<link rel="preload" as="image" type="image/avif" imagesrcset="${srcset}" imagesizes="${sizes}"${where ? ` media="${where}"` : ''} fetchpriority="high">`;
  });
  return html.replace('</title>', () => `</title>${links.join('')}`);
}

function attribute(tag: string, name: string): string {
  return new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
}
