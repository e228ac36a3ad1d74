import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates at the first sign of interest, or near the screen (directives/wanted.ts). */
    'client:wanted'?: boolean;
  }
}
