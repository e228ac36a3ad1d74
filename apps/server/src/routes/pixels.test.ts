import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PIXEL_VENDORS } from '@vitrine/domain/consent/vendor-ids';
import { hostsOf } from '@vitrine/domain/consent/vendors';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { startApp } from '../testing/app.ts';
import { createPixelSnippets } from '../upstream/pixel-snippets.ts';

const TRACKING = { PARTNER_TRACKING_ENABLED: 'true' };
const inline = '<script>window.seen = true;</script>';

/** A partner API on the network that answers as the test says. */
async function partner(answer: RequestListener) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    answer(request, response);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => {
    vi.useRealTimers();
    server.closeAllConnections();
    server.close();
  });
  const lines: unknown[] = [];
  const snippets = createPixelSnippets({
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    log: (line) => lines.push(line),
  });
  const wait = (ms: number) => void vi.setSystemTime(Date.now() + ms);
  return { snippets, asked, lines, wait };
}

describe('the frame of a partner’s pixel', () => {
  test.each(PIXEL_VENDORS)('of %s may reach its own hosts and nothing else', async (vendor) => {
    const { snippets, asked } = await partner((_request, response) => response.end(inline));
    const { app } = await startApp({ env: TRACKING, pixelSnippets: snippets });

    const response = await app.inject(`/pixels/frame/${vendor}`);

    expect(response.statusCode).toBe(200);
    expect(asked).toEqual([`/pixels/${vendor}`]);
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

  test.each<[string, RequestListener]>([
    ['refuses', (_request, response) => response.writeHead(403).end('non')],
    ['fails', (_request, response) => response.writeHead(500).end()],
    ['sends too much', (_request, response) => response.end('x'.repeat(70_000))],
    ['never ends', (_request, response) => pour(response)],
    ['sends elsewhere', (_request, response) => response.writeHead(302, { location: '/' }).end()],
    ['is away', (_request, response) => response.destroy()],
  ])('is not given when the partner API %s, and the log says why once', async (_how, answer) => {
    const { snippets, lines, asked, wait } = await partner(answer);
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
    expect(asked).toHaveLength(2);
  });

  test('asks the partner API once for many visitors', async () => {
    const { snippets, asked } = await partner((_request, response) => response.end(inline));
    const { app } = await startApp({ env: TRACKING, pixelSnippets: snippets });
    await Promise.all(Array.from({ length: 20 }, () => app.inject('/pixels/frame/google')));
    expect(asked).toHaveLength(1);
  });

  test('does not exist while partner tracking is off, or for anyone else', async () => {
    const off = await startApp();
    expect((await off.app.inject('/pixels/frame/google')).statusCode).toBe(404);
    const on = await startApp({ env: TRACKING });
    expect((await on.app.inject('/pixels/frame/nobody')).statusCode).toBe(404);
  });
});

/** Sends for as long as someone reads. */
function pour(response: ServerResponse): void {
  while (!response.destroyed && response.write(Buffer.alloc(64 * 1024, 'x')));
  response.once('drain', () => pour(response));
}
