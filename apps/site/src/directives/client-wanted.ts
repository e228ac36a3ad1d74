import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** Teaches Astro `client:wanted` (wanted.ts). */
export function clientWanted(): AstroIntegration {
  return {
    name: 'client-wanted',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) =>
        addClientDirective({
          name: 'wanted',
          entrypoint: fileURLToPath(new URL('./wanted.ts', import.meta.url)),
        }),
    },
  };
}
