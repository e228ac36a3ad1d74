import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/**
 * Astro's adapter for our own server: the built site is a module that a release carries, and whoever
 * publishes or answers asks it for pages (src/build/renderer.ts). It listens to nothing.
 */
export function renderer(): AstroIntegration {
  return {
    name: 'renderer',
    hooks: {
      'astro:config:done': ({ setAdapter }) =>
        setAdapter({
          name: 'renderer',
          entrypointResolution: 'auto',
          serverEntrypoint: fileURLToPath(new URL('../src/build/renderer.ts', import.meta.url)),
          supportedAstroFeatures: {
            staticOutput: 'unsupported',
            hybridOutput: 'unsupported',
            serverOutput: 'stable',
            sharpImageService: 'unsupported',
          },
        }),
    },
  };
}
