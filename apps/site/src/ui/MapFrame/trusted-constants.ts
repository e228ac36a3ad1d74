/**
 * Leaflet probes the browser once with `innerHTML = '<svg/>'`, which Trusted Types refuse. This
 * policy lets that one constant through and nothing else.
 */
const ALLOWED = new Set(['<svg/>']);

type PolicyFactory = {
  defaultPolicy: unknown;
  createPolicy(name: string, rules: { createHTML: (html: string) => string | null }): unknown;
};

export function allowMapProbe(): void {
  const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
  if (!factory || factory.defaultPolicy) return;
  factory.createPolicy('default', { createHTML: (html) => (ALLOWED.has(html) ? html : null) });
}
