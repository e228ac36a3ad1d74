import type { RequestListener } from 'node:http';
import { contentFaults } from '../../apps/server/src/testing/content-faults.ts';
import { check, type Drill } from './drill.ts';
import { until } from '../support/until.ts';
import { startServer } from './support/server.ts';
import { startService, timed } from './support/services.ts';

const CALL = '/api/home/faq';
/** A second for the service, and what a busy machine adds. */
const FIRST_ANSWER_MS = 2_000;
const NEXT_ANSWER_MS = 500;

const redirectsElsewhere: RequestListener = (_request, response) =>
  void response.writeHead(302, { location: 'http://169.254.169.254/' }).end();

export const contentServiceDrills: Drill[] = [
  ...contentFaults,
  ['redirects elsewhere', redirectsElsewhere] as const,
].map(([name, behaviour]) => ({
  name: `Content service ${name}`,
  expected:
    'Calls answer 200 with the release’s content, first within 2 s, then at once; pages are not concerned; one log line a fault',
  async run(tools) {
    const service = await startService(tools, behaviour);
    const server = await startServer(tools, { env: { CONTENT_SERVICE_URL: service } });
    const own = await (await fetch(`${server.origin}/data-json/home/faq.json`)).text();

    const first = await timed(`${server.origin}${CALL}`);
    const next = await timed(`${server.origin}${CALL}`);
    const page = await timed(`${server.origin}/freebox/`);

    const outages = () =>
      server.log.filter(({ msg }) => /^content (service failed|refused)/.test(msg));
    await until(() => outages().length > 0);
    const lines = outages();
    const seen = `${first.status} in ${first.ms} ms, then ${next.status} in ${next.ms} ms; page ${page.status}; logged: ${lines.map(({ msg }) => msg).join(', ')}`;
    check(first.status === 200 && next.status === 200 && page.status === 200, seen);
    check(first.text === own && next.text === own, `${seen}; not the release’s content`);
    check(first.ms <= FIRST_ANSWER_MS && next.ms <= NEXT_ANSWER_MS, seen);
    check(lines.length <= 2, seen);
    return seen;
  },
}));
