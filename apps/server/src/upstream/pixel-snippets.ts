import { PIXEL_VENDORS, type PixelVendor } from '@vitrine/domain/consent/vendor-ids';
import { createUpstream, type UpstreamOptions } from '@vitrine/domain/upstream';

export type PixelSnippets = ReturnType<typeof createPixelSnippets>;

/** Nobody waits for a pixel, but a connection is held meanwhile. */
const TIMEOUT_MS = 2_000;
/** A snippet changes when marketing changes it. */
const KEPT_MS = 5 * 60_000;
/** After a failure the partner API is left alone. */
const FAILURES_BEFORE_REST = 1;
const REST_MS = 30_000;
const ANSWER_LIMIT_BYTES = 64 * 1024;

/** Each partner's own script, for no account: enough to see it load where it may, and nowhere else. */
const SAMPLES: Readonly<Record<PixelVendor, string>> = {
  google: sample('https://www.googletagmanager.com/gtag/js?id=exemple'),
  meta: sample('https://connect.facebook.net/fr_FR/fbevents.js'),
  snapchat: sample('https://sc-static.net/scevent.min.js'),
  tiktok: sample('https://analytics.tiktok.com/i18n/pixel/events.js?sdkid=exemple'),
};

/** The HTML that a partner wants run for visitors who agreed, from the partner API. */
export function createPixelSnippets({
  url,
  clock = () => new Date(),
  log,
}: {
  /** Null: samples that ship with the project. */
  url: string | null;
  clock?: () => Date;
  log: UpstreamOptions['log'];
}) {
  if (url === null) return { get: async (vendor: PixelVendor) => SAMPLES[vendor] };
  const known = new Map<PixelVendor, { until: number; snippet: Promise<string | null> }>();
  /** One for each partner: one that fails does not rest the others. */
  const upstreams = Object.fromEntries(
    PIXEL_VENDORS.map((vendor) => [
      vendor,
      createUpstream({
        name: `pixel snippet of ${vendor}`,
        timeoutMs: TIMEOUT_MS,
        limitBytes: ANSWER_LIMIT_BYTES,
        failuresBeforeRest: FAILURES_BEFORE_REST,
        restMs: REST_MS,
        log,
      }),
    ]),
  ) as Record<PixelVendor, ReturnType<typeof createUpstream>>;
  const request = { headers: { accept: 'text/html' } };

  return {
    /** Null when it cannot be had now. */
    async get(vendor: PixelVendor) {
      const now = clock().getTime();
      const held = known.get(vendor);
      if (held && now < held.until) return held.snippet;
      const snippet = upstreams[vendor]
        .ask(`${url}/pixels/${vendor}`, ({ text }) => text, request)
        .catch(() => null);
      // Those who come meanwhile wait for the same answer.
      known.set(vendor, { until: now + KEPT_MS, snippet });
      if ((await snippet) === null) known.delete(vendor);
      return snippet;
    },
  };
}

function sample(address: string): string {
  return `<script async src="${address}"></script>`;
}
