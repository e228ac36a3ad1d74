import type { PixelVendor } from '@vitrine/domain/consent/vendor-ids';

/** The HTML that a partner wants run for visitors who agreed, from the partner API. */
export type PixelSnippets = {
  /** Null when it cannot be had now. */
  get: (vendor: PixelVendor) => Promise<string | null>;
};

export type PixelSnippetsOptions = {
  /** Null: samples that ship with the project. */
  url: string | null;
  fetch?: typeof globalThis.fetch;
  clock?: () => Date;
  log: (line: { event: string; vendor: PixelVendor; reason: string }) => void;
};

/** Nobody waits for a pixel, but a connection is held meanwhile. */
const TIMEOUT_MS = 2_000;
/** A snippet changes when marketing changes it. */
const KEPT_MS = 5 * 60_000;
/** After a failure the partner API is left alone. */
const REST_MS = 30_000;
const ANSWER_LIMIT_BYTES = 64 * 1024;

/** Each partner's own script, for no account: enough to see it load where it may, and nowhere else. */
const SAMPLES: Readonly<Record<PixelVendor, string>> = {
  google: sample('https://www.googletagmanager.com/gtag/js?id=exemple'),
  meta: sample('https://connect.facebook.net/fr_FR/fbevents.js'),
  snapchat: sample('https://sc-static.net/scevent.min.js'),
  tiktok: sample('https://analytics.tiktok.com/i18n/pixel/events.js?sdkid=exemple'),
};

export function createPixelSnippets({
  url,
  fetch = globalThis.fetch,
  clock = () => new Date(),
  log,
}: PixelSnippetsOptions): PixelSnippets {
  if (url === null) return { get: async (vendor) => SAMPLES[vendor] };
  const known = new Map<PixelVendor, { until: number; snippet: Promise<string | null> }>();

  async function ask(vendor: PixelVendor): Promise<string | null> {
    try {
      const response = await fetch(`${url}/pixels/${vendor}`, {
        signal: AbortSignal.timeout(TIMEOUT_MS),
        headers: { accept: 'text/html' },
        redirect: 'error',
      });
      if (!response.ok) {
        await response.body?.cancel();
        throw new Error(`status ${response.status}`);
      }
      const snippet = await response.text();
      if (Buffer.byteLength(snippet) > ANSWER_LIMIT_BYTES) throw new Error('too large');
      return snippet;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      log({ event: 'pixel snippet not loaded', vendor, reason });
      return null;
    }
  }

  return {
    async get(vendor) {
      const now = clock().getTime();
      const held = known.get(vendor);
      if (held && now < held.until) return held.snippet;
      const asked = { until: now + KEPT_MS, snippet: ask(vendor) };
      known.set(vendor, asked);
      const snippet = await asked.snippet;
      if (snippet === null) asked.until = now + REST_MS;
      return snippet;
    },
  };
}

function sample(address: string): string {
  return `<script async src="${address}"></script>`;
}
