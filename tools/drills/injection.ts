import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sampleAnswers } from '@vitrine/domain/forms/sample-answers.fixture';
import { root } from '../support/root.ts';
import { check, type Drill } from './drill.ts';
import { sendContact } from './support/forms.ts';
import { ownVarFolder, sharedServer, startServer } from './support/server.ts';

const MARKUP = [
  '"><script>alert(1)</script>',
  `'><img src=x onerror=alert(1)>`,
  '</textarea><svg onload=alert(1)>',
  '<!--<script>',
  ']]><script>alert(1)</script>',
  '{{constructor.constructor("alert(1)")()}}',
  'javascript:alert(1)',
];
/** Markup of ours never holds these; what a visitor typed would. */
const ALIVE = /<script>alert|<img src=x|<svg onload|<!--<script>/;

const FORMULAS = [
  '=HYPERLINK("http://evil.example","Cliquez")',
  '+1+cmd|’ /C calc’!A0',
  '-2+3',
  '@SUM(A1:A9)',
  '\t=1+1',
  '＝1+1',
];

export const injectionDrills: Drill[] = [
  {
    name: 'Markup injection through forms without JavaScript',
    expected: 'What was typed comes back as text only, under the page’s own policy',
    async run(tools) {
      const server = await startServer(tools, { env: { TRUSTED_PROXIES: '127.0.0.1' } });
      let shown = 0;
      let posted = 0;
      for (const markup of MARKUP) {
        const answers = { ...sampleAnswers('contact', new Date()), message: `Bonjour ${markup}` };
        const posts: Record<string, string>[] = [
          { ...answers, firstName: markup, email: markup, page: markup, token: markup },
          { ...answers, step: 'edit' },
          answers as Record<string, string>,
        ];
        for (const post of posts) {
          posted += 1;
          const response = await fetch(`${server.origin}/api/forms/contact`, {
            method: 'POST',
            // Another visitor each time, or the rate limit would answer.
            headers: { 'x-forwarded-for': `10.0.${posted}.1` },
            body: new URLSearchParams(post),
          });
          const html = await response.text();
          check([200, 400, 409, 422].includes(response.status), `${response.status} to ${markup}`);
          check(!ALIVE.test(html), `${markup} is alive in the answer`);
          const policy = response.headers.get('content-security-policy') ?? '';
          check(
            /script-src 'self'/.test(policy) && !policy.includes('unsafe'),
            `policy: ${policy || 'none'}`,
          );
          shown += html.includes('Bonjour') ? 1 : 0;
        }
      }
      return `${posted} posts, typed text shown again ${shown} times, 0 alive`;
    },
  },
  {
    name: 'Markup injection through the API',
    expected: 'Errors are JSON that no browser runs, and repeat nothing as markup',
    async run(tools) {
      const server = await sharedServer(tools);
      for (const markup of MARKUP) {
        const text = encodeURIComponent(markup);
        for (const path of [
          `/api/geo/search?q=${text}&limit=${text}`,
          `/api/captcha/challenge?form=${text}`,
          `/api/forms/receipt?token=${text}`,
          `/api/${text}`,
          `/freebox/${text}/`,
          `/freebox/${text}?${text}`,
        ]) {
          const response = await fetch(`${server.origin}${path}`);
          const body = await response.text();
          const isJson = response.headers.get('content-type')?.includes('json') ?? false;
          check(response.status === 400 || response.status === 404, `${path}: ${response.status}`);
          check(isJson || !ALIVE.test(body), `${path} holds ${markup}`);
          check(response.headers.get('x-content-type-options') === 'nosniff', `${path} is sniffed`);
        }
      }
      return `${MARKUP.length * 6} addresses, 0 alive`;
    },
  },
  {
    name: 'CSV injection',
    expected: 'Every exported cell that a spreadsheet would run starts with an apostrophe',
    async run(tools) {
      const varFolder = await ownVarFolder(tools);
      const server = await startServer(tools, { varFolder });
      for (const formula of FORMULAS) {
        const { status, title } = await sendContact(server.origin, {
          message: `${formula} ${'et du texte'.repeat(2)}`,
          lastName: formula.trim(),
        });
        check(status === 201 || status === 422 || status === 400, `${status} ${title}`);
        if (status === 201) continue;
        const alone = await sendContact(server.origin, { message: `${formula} et du texte.` });
        check(alone.status === 201, `${formula}: ${alone.status} ${alone.title}`);
      }
      await server.stop();
      const file = join(tools.folder, 'contact.csv');
      await promisify(execFile)(
        process.execPath,
        [join(root, 'tools/commands/vitrine.ts'), 'submissions', 'export', 'contact', '--to', file],
        { cwd: root, env: { ...process.env, VAR_FOLDER: varFolder, DATABASE_URL: '' } },
      );
      const csv = await readFile(file, 'utf8');
      const cells = csv.split(/[;\r\n]+/).map((cell) => cell.replace(/^\ufeff?"?/, ''));
      const alive = cells.filter((cell) => /^\s*[=+\-@＝＋－＠\t]/.test(cell));
      const defused = cells.filter((cell) => /^'\s*[=+\-@＝＋－＠]/.test(cell));
      check(alive.length === 0 && defused.length >= FORMULAS.length, `alive: ${alive.join(' ')}`);
      return `${FORMULAS.length} formulas sent, ${defused.length} cells defused, 0 alive`;
    },
  },
];
