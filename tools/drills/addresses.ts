import { check, type Drill, type DrillTools } from './drill.ts';
import { attemptAll } from './support/attempts.ts';
import { headerOf, type RawAnswer, request, sendRaw } from './support/raw-http.ts';
import { sharedServer } from './support/server.ts';

const TRAVERSALS = [
  '/../../../../etc/passwd',
  '/..%2f..%2f..%2f..%2fetc%2fpasswd',
  '/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
  '/%252e%252e%252f%252e%252e%252fetc%252fpasswd',
  '/..%5c..%5c..%5cetc%5cpasswd',
  '/..\\..\\..\\etc\\passwd',
  '/..%c0%af..%c0%afetc/passwd',
  '/%c0%ae%c0%ae/%c0%ae%c0%ae/etc/passwd',
  '/..;/..;/etc/passwd',
  '/./.././../etc/passwd',
  '/freebox/../../release.json',
  '/freebox/%2e%2e/%2e%2e/release.json',
  '/_astro/../../release.json',
  '/pictures/..%2f..%2frelease.json',
  '/data-json/..%2f..%2f..%2f..%2fdata%2fvitrine.sqlite',
  '/data-json/%2e%2e/%2e%2e/data/vitrine.sqlite',
  '/freebox/index.html%00.css',
  '/%00',
  '/freebox/%',
  '/freebox/%zz',
  '/freebox/%u002e',
  '/freebox/%ff%fe',
  '/.env',
  '/.git/config',
  '/release.json',
  '/package.json',
  '/freebox/index.html.br',
  '/api/../.env',
  '/api/%2e%2e/.env',
  '/api/tv/..%2f..%2fdata',
  'file:///etc/passwd',
  '*',
];
/** Words of files that no address may give. */
const SECRETS = /root:x:0|SITE_URL=|"fingerprint"|SQLite format 3|\[core\]|"workspaces"/;

const ELSEWHERE = 'evil.example';
const REDIRECTIONS = [
  `//${ELSEWHERE}/`,
  `//${ELSEWHERE}/freebox/freebox-pop`,
  `/\\${ELSEWHERE}`,
  `/%5c${ELSEWHERE}`,
  `/%2f%2f${ELSEWHERE}`,
  `/%2f${ELSEWHERE}/%2e%2e`,
  `/freebox//${ELSEWHERE}`,
  `/freebox/..//${ELSEWHERE}`,
  `/.${ELSEWHERE}`,
  `/@${ELSEWHERE}`,
  `http://${ELSEWHERE}/freebox/freebox-pop`,
  `http://${ELSEWHERE}//freebox/freebox-pop`,
  `https://${ELSEWHERE}/`,
  `/freebox/freebox-pop?next=//${ELSEWHERE}`,
  `/freebox/freebox-pop?//${ELSEWHERE}`,
  `/?url=https://${ELSEWHERE}`,
  `/apps/connect?target=https://${ELSEWHERE}`,
  `/FREEBOX/FREEBOX-POP?redirect=https:${ELSEWHERE}`,
  `/api/forms/receipt?token=https://${ELSEWHERE}`,
];

const INJECTION = '%0d%0aset-cookie:%20drill=1%0d%0a%0d%0a<script>';
const INJECTIONS = [
  `/freebox/freebox-pop?${INJECTION}`,
  `/freebox/freebox-pop${INJECTION}`,
  `/${INJECTION}`,
  `/freebox/freebox-pop?a=%0aset-cookie:drill=1`,
  `/freebox/freebox-pop?a=%E5%98%8D%E5%98%8Aset-cookie:drill=1`,
  '/freebox/freebox-pop?a=\u010a\u010dset-cookie:drill=1',
  '/freebox/freebox-pop?é=ü',
  `/api/geo/search?q=${INJECTION}`,
  `/api/captcha/challenge?form=${INJECTION}`,
  `/api/forms/receipt?token=${INJECTION}`,
];

export const addressDrills: Drill[] = [
  {
    name: 'Path traversal and encodings',
    expected: 'Each answers 400, 404 or 405 with the security headers, and gives no file away',
    run: (tools) =>
      tryAll(tools, TRAVERSALS, (answer) => {
        if (SECRETS.test(answer.body)) return 'gives a file away';
        if (![400, 404, 405].includes(answer.status)) return `answers ${answer.status}`;
        return headerOf(answer, 'content-security-policy') || answer.status === 400
          ? null
          : 'has no policy';
      }),
  },
  {
    name: 'Open redirects',
    expected: 'No redirection leaves the site: a location is always a path of ours',
    run: (tools) =>
      tryAll(tools, REDIRECTIONS, (answer) => {
        const location = headerOf(answer, 'location');
        if (location !== undefined && !/^\/[a-z]/.test(location)) return `leads to ${location}`;
        if (headerOf(answer, 'refresh')) return 'refreshes';
        return answer.status >= 500 || answer.status === 0 ? `answers ${answer.status}` : null;
      }),
  },
  {
    name: 'Header injection',
    expected: 'No answer holds a header or a body that the address wrote',
    run: (tools) =>
      tryAll(tools, INJECTIONS, (answer) => {
        if (answer.headers.some(([name]) => name === 'set-cookie')) return 'sets a cookie';
        if (answer.body.includes('<script>%') || answer.body.startsWith('<script>'))
          return 'holds its markup';
        return answer.status >= 500 || answer.status === 0 ? `answers ${answer.status}` : null;
      }),
  },
  {
    name: 'Spoofed Host header',
    expected: 'Pages and redirections are the same whatever the host says',
    async run(tools) {
      const server = await sharedServer(tools);
      const ask = (path: string, headers: Record<string, string>) =>
        sendRaw(server.port, request(path, { headers }));
      const spoofed = {
        host: ELSEWHERE,
        'x-forwarded-host': ELSEWHERE,
        'x-forwarded-proto': 'https',
        'x-original-url': '/api/docs',
        'x-rewrite-url': '/api/docs',
        forwarded: `host=${ELSEWHERE}`,
      };
      const paths = ['/', '/freebox/', '/freebox/freebox-pop', '/plan-du-site/', '/sitemap.xml'];
      for (const path of paths) {
        const [honest, lying] = [await ask(path, {}), await ask(path, spoofed)];
        check(
          honest.status === lying.status && honest.body === lying.body,
          `${path} differs: ${honest.status} and ${lying.status}`,
        );
        check(!JSON.stringify(lying).includes(ELSEWHERE), `${path} repeats the host`);
      }
      return `${paths.length} of ${paths.length} the same`;
    },
  },
];

const tryAll = (
  tools: DrillTools,
  targets: readonly string[],
  whatIsWrong: (answer: RawAnswer) => string | null,
) =>
  attemptAll(
    tools,
    targets.map((target) => ({ what: target, bytes: request(target), whatIsWrong })),
  );
