import { PIXEL_VENDORS } from '@vitrine/domain/consent/vendor-ids';
import { hostsOf } from '@vitrine/domain/consent/vendors';
import { describe, expect, test, vi } from 'vitest';
import { startApp } from '../testing/app.ts';
import { createPixelSnippets } from '../upstream/pixel-snippets.ts';

const TRACKING = { PARTNER_TRACKING_ENABLED: 'true' };
const PARTNER = 'https://partners.example.org';
const inline = '<script>window.seen = true;</script>';

/** A partner API that answers from what the test says. */
function partner(answer: () => Response) {
  const fetch = vi.fn(async (_address: string) => answer());
  const lines: unknown[] = [];
  let now = Date.parse('2026-11-15T10:00:00Z');
  const snippets = createPixelSnippets({
    url: PARTNER,
    fetch: fetch as unknown as typeof globalThis.fetch,
    clock: () => new Date(now),
    log: (line) => lines.push(line),
  });
  const wait = (ms: number) => {
    now += ms;
  };
  return { snippets, fetch, lines, wait };
}

describe('the frame of a partner’s pixel', () => {
  test.each(PIXEL_VENDORS)('of %s may reach its own hosts and nothing else', async (vendor) => {
    const { snippets, fetch } = partner(() => new Response(inline));
    const { app } = await startApp({ env: TRACKING, pixelSnippets: snippets });

    const response = await app.inject(`/pixels/frame/${vendor}`);

    expect(response.statusCode).toBe(200);
    expect(fetch.mock.calls[0]?.[0]).toBe(`${PARTNER}/pixels/${vendor}`);
    expect(response.body).toContain(inline);
    const policy = new Map(
      String(response.headers['content-security-policy'])
        .split('; ')
        .map((directive) => {
          const [name = '', ...sources] = directive.split(' ');
          return [name, sources] as const;
        }),
    );
    expect(policy.get('default-src')).toEqual(["'none'"]);
    expect(policy.get('sandbox')).toEqual(['allow-scripts']);
    expect(policy.get('frame-ancestors')).toEqual(["'self'"]);
    expect(policy.get('img-src')).toEqual(hostsOf(vendor));
    expect(policy.get('connect-src')).toEqual(hostsOf(vendor));
    expect(policy.get('script-src')?.slice(0, -1)).toEqual(hostsOf(vendor));
    expect(policy.get('script-src')?.at(-1)).toMatch(/^'sha256-/);
    expect(response.headers['x-frame-options']).toBe('SAMEORIGIN');
    expect(response.headers['set-cookie']).toBeUndefined();
  });

  test('works from samples when there is no partner API', async () => {
    const { app } = await startApp({ env: TRACKING });
    for (const vendor of PIXEL_VENDORS) {
      const { body } = await app.inject(`/pixels/frame/${vendor}`);
      const [, address = ''] = /<script async src="([^"]+)">/.exec(body) ?? [];
      expect(hostsOf(vendor)).toContain(new URL(address).origin);
    }
  });

  test.each([
    ['refuses', () => new Response('non', { status: 403 })],
    ['fails', () => new Response('', { status: 500 })],
    ['sends too much', () => new Response('x'.repeat(70_000))],
    [
      'is away',
      () => {
        throw new Error('no network');
      },
    ],
  ])('is not given when the partner API %s, and the log says why once', async (_how, answer) => {
    const { snippets, lines, fetch, wait } = partner(answer);
    const { app } = await startApp({ env: TRACKING, pixelSnippets: snippets });

    const [first, second] = [
      await app.inject('/pixels/frame/meta'),
      await app.inject('/pixels/frame/meta'),
    ];

    expect([first.statusCode, second.statusCode]).toEqual([502, 502]);
    expect(first.body).toBe('Failed to fetch script.');
    expect(lines).toHaveLength(1);
    wait(31_000);
    await app.inject('/pixels/frame/meta');
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  test('asks the partner API once for many visitors', async () => {
    const { snippets, fetch } = partner(() => new Response(inline));
    const { app } = await startApp({ env: TRACKING, pixelSnippets: snippets });
    await Promise.all(Array.from({ length: 20 }, () => app.inject('/pixels/frame/google')));
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test('does not exist while partner tracking is off, or for anyone else', async () => {
    const off = await startApp();
    expect((await off.app.inject('/pixels/frame/google')).statusCode).toBe(404);
    const on = await startApp({ env: TRACKING });
    expect((await on.app.inject('/pixels/frame/nobody')).statusCode).toBe(404);
  });
});
