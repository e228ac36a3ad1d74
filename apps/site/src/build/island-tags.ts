import definition from 'astro/runtime/server/astro-island.prebuilt.js';

const ISLAND_TAG = /<astro-island\b[^>]*>/g;
const QUOTED = /="([^"]*&quot;[^"]*)"/g;
/** For Astro's development server alone: an island's own mark, and what its component is called. */
const FOR_DEVELOPMENT = / uid="[^"]*"|(?<= opts='\{)"name":"[^"]*",/g;

/**
 * What an island is given is JSON in an attribute, each of its quotes written as six characters: between
 * single quotes they are one. 0.2 KB compressed of a page, 0.4 of one with long lists.
 */
export function withShortIslandTags(html: string): string {
  return html.replaceAll(ISLAND_TAG, (tag) =>
    tag
      .replaceAll(
        QUOTED,
        (_, value: string) => `='${value.replaceAll("'", '&#39;').replaceAll('&quot;', '"')}'`,
      )
      .replaceAll(FOR_DEVELOPMENT, ''),
  );
}

/** The page's own scripts define islands, after the paint (document/islands.ts). */
export function withoutIslandDefinition(html: string): string {
  return html.replace(`<script>${definition}</script>`, '');
}
