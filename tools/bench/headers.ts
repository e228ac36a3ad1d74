import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadEnvironment } from '../../apps/site/environment.ts';
import { fail } from '../support/fail.ts';
import { install } from '../support/install.ts';
import { publish, varFolder } from '../support/release.ts';
import { root } from '../support/root.ts';
import { PORT } from './support/command.ts';
import { pageTypes } from './support/page-types.ts';
import { record } from './support/record.ts';
import { startOurs } from './support/servers.ts';

/**
 * The grade that MDN's HTTP Observatory gives our headers. Its scanner wants a host of the internet:
 * its own rules are given instead what our server answers, as if under https://www.example.fr with
 * http redirected to it, which is nginx's part (deploy/nginx.conf).
 */
const AT_LEAST = 130;
const HOST = 'www.example.fr';
const scanner = join(root, 'tools/bench/tools/node_modules/@mdn/mdn-http-observatory');

type Answer = { headers: Headers; status: number; html: string };
type Judged = { result: string; pass: boolean; constructor: { name: string } };
type Modules = {
  ALL_TESTS: readonly ((requests: unknown) => Judged)[];
  getScoreModifier: (result: string) => number;
  MINIMUM_SCORE_FOR_EXTRA_CREDIT: number;
  Requests: new (host: string) => {
    responses: Record<string, unknown>;
    resources: { path: string };
    session: unknown;
  };
  AxiosHeaders: new (headers: Record<string, string>) => object;
  parseHttpEquivHeaders: (html: string, base: string) => unknown;
};

loadEnvironment();
await measure().catch(fail);

async function measure(): Promise<void> {
  install('tools/bench/tools');
  await publish({ say: console.log });
  // Chrome's preload list, fetched when the scanner is installed: we are not on it.
  const preloaded = join(scanner, 'conf', 'hsts-preload.json');
  if (!existsSync(preloaded)) await writeFile(preloaded, '{}');
  const modules = await load();
  const server = await startOurs(PORT, varFolder(), {
    env: {
      LOG_LEVEL: 'error',
      SITE_URL: `https://${HOST}`,
      // A public site refuses the example’s.
      STATS_TOKEN: randomUUID(),
    },
  });
  try {
    const paths = [...Object.values(pageTypes), '/nulle-part/', '/api/home/faq', '/api/docs'];
    const scores: { path: string; score: number; notes: string }[] = [];
    for (const path of paths) {
      const response = await fetch(server.origin + path);
      const { headers, status } = response;
      const judged = score(modules, { headers, status, html: await response.text() });
      scores.push({ path, ...judged });
      console.log(`  ${path}: ${judged.score} (${judged.notes})`);
    }
    record(import.meta.filename, {
      title: 'Grade of the headers',
      how: 'MDN HTTP Observatory 1.4.8, its own rules on what our server answers, as if under https with http redirected to it. 100 is its base, 145 the most it gives; being on the browsers’ preload list is worth 5 that are the domain owner’s to ask for.',
      figures: scores.map(({ path, score: value }) => ({
        name: path,
        value,
        unit: '',
        ...(path.startsWith('/api/') ? {} : { atLeast: AT_LEAST }),
      })),
      busy: [],
    });
  } finally {
    await server.stop();
  }
}

async function load(): Promise<Modules> {
  const from = (file: string) =>
    import(pathToFileURL(join(scanner, file)).href) as Promise<Modules>;
  const axios = join(root, 'tools/bench/tools/node_modules/axios/index.js');
  return {
    ...(await from('src/constants.js')),
    ...(await from('src/grader/grader.js')),
    ...(await from('src/grader/charts.js')),
    ...(await from('src/types.js')),
    ...(await from('src/retriever/utils.js')),
    ...((await import(pathToFileURL(axios).href)) as Modules),
  };
}

function score(
  modules: Modules,
  { headers, status, html }: Answer,
): { score: number; notes: string } {
  const requests = new modules.Requests(HOST);
  const response = () => ({
    headers: new modules.AxiosHeaders(Object.fromEntries(headers)),
    request: { headers: new modules.AxiosHeaders({}) },
    status: status === 404 ? 200 : status,
    statusText: 'OK',
    verified: true,
    data: html,
    config: { headers: new modules.AxiosHeaders({}) },
    httpEquiv: modules.parseHttpEquivHeaders(html, `https://${HOST}/`),
  });
  for (const name of ['auto', 'cors', 'http', 'https']) requests.responses[name] = response();
  requests.resources.path = html;
  requests.responses['httpRedirects'] = [
    { url: new URL(`http://${HOST}/`), status: 301 },
    { url: new URL(`https://${HOST}/`), status: 200 },
  ];
  requests.responses['httpsRedirects'] = [{ url: new URL(`https://${HOST}/`), status: 200 }];
  requests.session = { url: new URL(`https://${HOST}/`), jar: undefined, redirectHistory: [] };
  const results = modules.ALL_TESTS.map((test) => test(requests));
  const modifiers = results.map(({ result }) => modules.getScoreModifier(result));
  const uncurved = 100 + modifiers.filter((one) => one < 0).reduce((sum, one) => sum + one, 0);
  const curved = 100 + modifiers.reduce((sum, one) => sum + one, 0);
  return {
    score: uncurved >= modules.MINIMUM_SCORE_FOR_EXTRA_CREDIT ? curved : uncurved,
    notes: results
      .map(({ result }, index) => ({ result, modifier: modifiers[index] ?? 0 }))
      .filter(({ modifier }) => modifier !== 0)
      .map(({ result, modifier }) => `${result} ${modifier > 0 ? '+' : ''}${modifier}`)
      .join(', '),
  };
}
