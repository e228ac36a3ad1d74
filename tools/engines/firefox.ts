import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Engine, KEYS, pointingAt, pressing, untilReady } from './engine.ts';

const PROGRAM = 'firefox-esr';

/** French, still, and nothing fetched by itself. */
const PREFERENCES = {
  'intl.accept_languages': 'fr-FR, fr',
  'ui.prefersReducedMotion': 1,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'app.update.enabled': false,
};

/**
 * Firefox through WebDriver BiDi, which it speaks by itself: Debian has no geckodriver, and Selenium would
 * download one.
 */
export async function startFirefox(port: number): Promise<Engine> {
  const profile = await mkdtemp(join(tmpdir(), 'vitrine-firefox-'));
  const preferences = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  await writeFile(join(profile, 'user.js'), preferences.join('\n'));
  const browser = spawn(
    PROGRAM,
    ['--headless', '--no-remote', `--profile=${profile}`, `--remote-debugging-port=${port}`],
    { stdio: 'ignore', env: { ...process.env, HOME: profile } },
  );
  const socket = await untilReady(() => connected(`ws://127.0.0.1:${port}/session`), PROGRAM);
  const send = commandsOver(socket);
  const session = await send('session.new', { capabilities: {} });
  const { contexts } = await send('browsingContext.getTree', {});
  const context = contexts[0].context as string;
  return {
    name: 'firefox',
    version: session.capabilities.browserVersion,
    resize: (width, height) =>
      send('browsingContext.setViewport', { context, viewport: { width, height } }),
    open: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    evaluate: async (run, ...args) => {
      const { type, result, exceptionDetails } = await send('script.callFunction', {
        target: { context },
        functionDeclaration: `async () => JSON.stringify(await (${String(run)})(...${JSON.stringify(args)}))`,
        awaitPromise: true,
      });
      if (type === 'exception') throw new Error(exceptionDetails.text);
      return result.value === undefined ? undefined : JSON.parse(result.value);
    },
    click: (x, y) => send('input.performActions', { context, actions: pointingAt(x, y) }),
    type: (text) => send('input.performActions', { context, actions: pressing(text) }),
    press: (key) => send('input.performActions', { context, actions: pressing(KEYS[key]) }),
    close: async () => {
      const ended = once(browser, 'exit');
      await send('browser.close', {}).catch(() => browser.kill());
      await ended;
      await rm(profile, { recursive: true, force: true });
    },
  };
}

function connected(address: string): Promise<WebSocket> {
  const socket = new WebSocket(address);
  return new Promise((resolve, reject) => {
    socket.addEventListener('open', () => resolve(socket), { once: true });
    socket.addEventListener('error', () => reject(new Error(`no answer from ${address}`)), {
      once: true,
    });
  });
}

/** Answers come in any order, each with the number of its command. */
function commandsOver(socket: WebSocket) {
  // oxlint-disable-next-line typescript/no-explicit-any -- another program's answers, read field by field
  type Answer = any;
  const waiting = new Map<number, (answer: Answer) => void>();
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer;
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });
  let last = 0;
  return async (method: string, params: object): Promise<Answer> => {
    const id = ++last;
    const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve));
    socket.send(JSON.stringify({ id, method, params }));
    const answer = await answered;
    if (answer.type === 'error') throw new Error(`${method}: ${answer.error}, ${answer.message}`);
    return answer.result;
  };
}
