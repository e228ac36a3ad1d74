import { setTimeout as delay } from 'node:timers/promises';
import { forEachOf } from '../../apps/server/src/for-each-of.ts';
import { check, type Drill } from './drill.ts';
import { filledContact, postContact } from './support/forms.ts';
import { request, sendRaw } from './support/raw-http.ts';
import { startServer } from './support/server.ts';
import { startService } from './support/services.ts';

/** Calls from one network in a minute: see apps/server/src/app.ts. */
const LIMIT = 1_200;
const CALLS = 1_300;

export const trustDrills: Drill[] = [
  {
    name: 'Spoofed forwarding headers, no proxy',
    expected: `${CALLS} calls, each claiming another address: ${LIMIT} answered, the others 429`,
    async run(tools) {
      const server = await startServer(tools);
      const counts = await callMany(server.origin, (index) => ({
        'x-forwarded-for': `10.${index >> 8}.${index & 255}.1`,
        'x-real-ip': `10.${index >> 8}.${index & 255}.1`,
        forwarded: `for=10.${index >> 8}.${index & 255}.1`,
        'cf-connecting-ip': `10.${index >> 8}.${index & 255}.1`,
        'true-client-ip': `10.${index >> 8}.${index & 255}.1`,
      }));
      check(counts.answered === LIMIT && counts.refused === CALLS - LIMIT, describe(counts));
      return describe(counts);
    },
  },
  {
    name: 'Spoofed forwarding headers, behind our proxy',
    expected: `A visitor who writes addresses before his own counts as one: ${LIMIT} answered, the others 429; other visitors are not concerned`,
    async run(tools) {
      const server = await startServer(tools, { env: { TRUSTED_PROXIES: '127.0.0.1' } });
      const counts = await callMany(server.origin, (index) => ({
        'x-forwarded-for': `10.${index >> 8}.${index & 255}.1, 203.0.113.9`,
      }));
      const other = await fetch(`${server.origin}/api/home/faq`, {
        headers: { 'x-forwarded-for': '198.51.100.7' },
      });
      check(counts.answered === LIMIT && other.status === 200, describe(counts));
      return `${describe(counts)}; another visitor: ${other.status}`;
    },
  },
  {
    name: 'Cookie tampering',
    expected: 'Cookies change no answer of the server, and none is set',
    async run(tools) {
      const server = await startServer(tools);
      const cookies = [
        'session=admin; role=admin; campagneConsent=true',
        `consent=${'%00'.repeat(500)}`,
        'campagneConsent=<script>alert(1)</script>; pk_source=puremium',
        '=; ;;; __proto__=1; constructor=1',
        `a=${'b'.repeat(8_000)}`,
        'consent=eyJhbGciOiJub25lIn0.e30.; vitrine-consent={"pixels":true}',
      ];
      const paths = ['/freebox/', '/freebox/cookies/', '/api/home/faq', '/api/box-comparator'];
      for (const path of paths) {
        const plain = await sendRaw(server.port, request(path));
        for (const cookie of cookies) {
          const answer = await sendRaw(server.port, request(path, { headers: { cookie } }));
          check(
            answer.status === 200 && answer.body === plain.body,
            `${path} changed with ${cookie.slice(0, 40)}: ${answer.status}`,
          );
          check(!answer.headers.some(([name]) => name === 'set-cookie'), `${path} sets a cookie`);
        }
      }
      return `${paths.length * cookies.length} of ${paths.length * cookies.length} the same, no cookie set`;
    },
  },
  {
    name: 'Tampered tokens and proofs of work',
    expected: 'A changed, foreign or reused token or proof is refused; nothing is stored for it',
    async run(tools) {
      const server = await startServer(tools);
      const wrong: string[] = [];
      for (const token of ['', 'a.b', 'e30.', `${'a'.repeat(2_000)}.b`, 'bnVsbA.AAAA', '{}'])
        await expectStatus(`${server.origin}/api/forms/receipt?token=${token}`, 404, wrong);
      const good = (await filledContact(server.origin)) as { captcha: string };
      const proof = JSON.parse(Buffer.from(good.captcha, 'base64').toString()) as {
        challenge: { parameters: Record<string, unknown>; signature: string };
      };
      const changes: Record<string, unknown>[] = [
        { data: { form: 'contact', until: 9_999_999_999_999 } },
        { cost: 1 },
        { data: { form: 'corail' } },
        { nonce: '0'.repeat(32) },
        { keyPrefix: '' },
      ];
      for (const change of changes) {
        const { challenge, ...rest } = proof;
        const parameters = { ...challenge.parameters, ...change };
        const captcha = encode({ ...rest, challenge: { ...challenge, parameters } });
        const { status } = await postContact(server.origin, { ...good, captcha });
        if (status !== 400 && status !== 403 && status !== 422)
          wrong.push(`proof with ${Object.keys(change)}: ${status}`);
      }
      const first = await postContact(server.origin, good);
      const again = await postContact(server.origin, {
        ...good,
        idempotencyKey: crypto.randomUUID(),
      });
      if (first.status !== 201) wrong.push(`the honest one: ${first.status}`);
      if (again.status < 400) wrong.push(`the same proof twice: ${again.status}`);
      check(wrong.length === 0, wrong.join('; '));
      return `6 tokens and ${changes.length + 1} proofs refused, the honest one accepted once`;
    },
  },
  {
    name: 'SSRF through searches and addresses',
    expected: 'No request of ours goes where a visitor or an upstream’s redirection says',
    async run(tools) {
      let trapped = 0;
      const trap = await startService(tools, (_request, response) => {
        trapped += 1;
        response.end();
      });
      const { host } = new URL(trap);
      const inside = `${trap}/latest/meta-data`;
      const asked: string[] = [];
      const geocoder = await startService(tools, ({ url = '' }, response) => {
        asked.push(url);
        response.writeHead(302, { location: inside }).end();
      });
      const server = await startServer(tools, {
        env: { GEOCODER_URL: geocoder, CONTENT_SERVICE_URL: geocoder },
      });
      const targets = [
        `/api/geo/search?q=${encodeURIComponent(inside)}`,
        `/api/geo/search?q=a&citycode=${encodeURIComponent(`@${host}`)}`,
        `/api/geo/search?q=${encodeURIComponent(`a#@${host}/`)}`,
        `/api/geo/search?q=..%2f..%2fadmin%3fx%3d`,
        `/api/home/faq?service=${encodeURIComponent(inside)}`,
        inside,
        `${trap}/api/home/faq`,
        `/pixels/frame/${encodeURIComponent(inside)}`,
        `/api/eligibility?citycode=${encodeURIComponent(inside)}`,
      ];
      for (const target of targets) {
        const { status } = await sendRaw(server.port, request(target));
        check(status > 0 && status < 500, `${target}: ${status}`);
      }
      await delay(200);
      const strange = asked.filter((path) => !/^\/(search\?|api\/)/.test(path));
      check(trapped === 0 && strange.length === 0, `${trapped} trapped; ${strange.join(' ')}`);
      return `${targets.length} attempts, 0 requests trapped, redirections of both upstreams not followed`;
    },
  },
];

async function callMany(origin: string, headers: (index: number) => Record<string, string>) {
  const counts = { answered: 0, refused: 0, other: 0 };
  await forEachOf([...Array(CALLS).keys()], 20, async (index) => {
    const response = await fetch(`${origin}/api/home/faq`, { headers: headers(index) });
    await response.arrayBuffer();
    const kind = ({ 200: 'answered', 429: 'refused' } as const)[response.status];
    counts[kind ?? 'other'] += 1;
  });
  return counts;
}

function describe({ answered, refused, other }: Awaited<ReturnType<typeof callMany>>): string {
  return `${answered} answered, ${refused} × 429${other > 0 ? `, ${other} other` : ''}`;
}

async function expectStatus(url: string, wanted: number, wrong: string[]): Promise<void> {
  const { status } = await fetch(url);
  if (status !== wanted) wrong.push(`${url.slice(-40)}: ${status}`);
}

function encode(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64');
}
