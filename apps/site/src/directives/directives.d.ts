import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /**
     * Hydrates at the first sign of interest, or near the screen (directives/wanted.ts); with a key of
     * session storage, not before something is kept there.
     */
    'client:wanted'?: boolean | string;
  }
}

declare global {
  interface Document {
    /** Whether the page is rendered ahead of being shown; unknown to some browsers. */
    readonly prerendering?: boolean;
  }
}
