/** What the page's column is wide, as `sizes` of a picture: `--content-width` and the gutters beside it. */
export const ACROSS = '(width >= 1600px) 1440px, (width >= 1360px) 1280px, 94vw';

/** Half of it beside a text, all of it on a phone. */
export const HALF =
  '(width >= 1600px) 720px, (width >= 1360px) 640px, (width >= 1024px) 47vw, 94vw';
