import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { BROWSER_ARGUMENTS, ensureWholeBrowser } from '../../tools/support/browser.ts';

/**
 * A browser as visitors have it, which prerenders pages and keeps those that one left: Playwright switches
 * the latter off, its headless shell has neither. Asked over its own protocol, of whatever page it shows.
 */
export type PlainBrowser = {
  open: (address: string) => Promise<void>;
  /** What an expression is worth in the page on show, once it is; a promise is awaited. */
  ask: <Value>(expression: string) => Promise<Value>;
  /** The same in a page that is prerendered and not shown; null while there is none. */
  askAhead: <Value>(expression: string) => Promise<Value | null>;
  /** The pointer over the first element that matches, and a click there. */
  hover: (selector: string) => Promise<void>;
  click: (selector: string) => Promise<void>;
  /** Why pages that were made ready are so no longer, in the browser's words. */
  passedOver: readonly string[];
  close: () => Promise<void>;
};

type Message = {
  id?: number;
  result?: unknown;
  error?: { message: string };
  method?: string;
  params?: { sessionId: string; targetId: string; targetInfo: Target; prerenderStatus?: string };
};
type Target = { targetId: string; type: string; subtype?: string; url: string };

export async function openPlainBrowser({
  slowdown = 1,
}: {
  /** How many times slower than this machine its pages are, those that it makes ready too. */
  slowdown?: number;
} = {}): Promise<PlainBrowser> {
  const profile = await mkdtemp(join(tmpdir(), 'vitrine-browser-'));
  const child = spawn(
    ensureWholeBrowser(),
    [
      ...BROWSER_ARGUMENTS,
      '--headless=new',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      '--window-size=1280,900',
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const socket = new WebSocket(await addressOf(child.stderr));
  await once(socket, 'open');
  const waiting = new Map<
    number,
    { session: string | undefined; answer: (message: Message) => void }
  >();
  /** Pages that the tab shows, has ready or keeps, by target: one is attached through its tab. */
  const pages = new Map<string, string>();
  const passedOver: string[] = [];
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.id !== undefined) waiting.get(message.id)?.answer(message);
    const { method, params } = message;
    if (!params) return;
    if (method === 'Target.attachedToTarget' && params.targetInfo.type === 'page') {
      pages.set(params.targetInfo.targetId, params.sessionId);
      void prepare(params.sessionId).catch(() => undefined);
    }
    if (method === 'Target.detachedFromTarget') {
      pages.delete(params.targetId);
      // What it was asked is answered by nobody.
      for (const { session, answer } of waiting.values())
        if (session === params.sessionId) answer({ error: { message: 'the page is gone' } });
    }
    if (params.prerenderStatus !== undefined) passedOver.push(params.prerenderStatus);
  });
  let last = 0;

  async function send<Result>(method: string, params: object, sessionId?: string): Promise<Result> {
    last += 1;
    const id = last;
    const answered = new Promise<Message>(
      (answer) => void waiting.set(id, { session: sessionId, answer }),
    );
    socket.send(JSON.stringify({ id, method, params, sessionId }));
    const { result, error } = await answered;
    waiting.delete(id);
    if (error) throw new Error(`${method}: ${error.message}`);
    return result as Result;
  }

  /** A page that goes at once needs neither. */
  async function prepare(session: string): Promise<void> {
    await send('Preload.enable', {}, session);
    if (slowdown > 1) await send('Emulation.setCPUThrottlingRate', { rate: slowdown }, session);
  }

  const targets = async (type: string) =>
    (await send<{ targetInfos: Target[] }>('Target.getTargets', { filter: [{ type }] }))
      .targetInfos;
  const [tab] = await targets('tab');
  const { sessionId: tabSession } = await send<{ sessionId: string }>('Target.attachToTarget', {
    targetId: tab?.targetId,
    flatten: true,
  });
  const attach = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true };
  await send('Target.setAutoAttach', attach, tabSession);

  const shownTarget = async () =>
    (await targets('page')).find(({ subtype }) => !subtype)?.targetId ?? '';
  const shownSession = async () => {
    const session = pages.get(await shownTarget());
    if (session === undefined) throw new Error('no page is shown');
    return session;
  };

  async function evaluate<Value>(expression: string, session: string): Promise<Value> {
    const { result, exceptionDetails } = await send<{
      result: { value: Value };
      exceptionDetails?: { text: string };
    }>('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true }, session);
    if (exceptionDetails) throw new Error(`${expression}: ${exceptionDetails.text}`);
    return result.value;
  }

  const ask = async <Value>(expression: string) =>
    evaluate<Value>(expression, await shownSession());

  async function point(selector: string, types: readonly string[]): Promise<void> {
    const { x, y } = await ask<{ x: number; y: number }>(
      `(() => { const element = document.querySelector(${JSON.stringify(selector)});
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { x, y, width, height } = element.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 }; })()`,
    );
    const session = await shownSession();
    for (const type of types)
      await send(
        'Input.dispatchMouseEvent',
        { type, x, y, ...(type !== 'mouseMoved' && { button: 'left', clickCount: 1 }) },
        session,
      );
  }

  return {
    ask,
    async open(address) {
      await send('Page.navigate', { url: address }, await shownSession());
    },
    async askAhead(expression) {
      const shown = await shownTarget();
      const [, session] = [...pages].find(([target]) => target !== shown) ?? [];
      return session === undefined ? null : evaluate(expression, session);
    },
    hover: (selector) => point(selector, ['mouseMoved']),
    click: (selector) => point(selector, ['mouseMoved', 'mousePressed', 'mouseReleased']),
    passedOver,
    async close() {
      socket.close();
      const exit = once(child, 'exit');
      child.kill('SIGTERM');
      await exit;
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** A browser says on its error output where it can be asked. */
async function addressOf(output: NodeJS.ReadableStream): Promise<string> {
  let said = '';
  for await (const line of createInterface(output)) {
    const [, address] = /^DevTools listening on (ws:\S+)/.exec(line) ?? [];
    if (address !== undefined) {
      output.resume();
      return address;
    }
    said += `${line}\n`;
  }
  throw new Error(`the browser did not start: ${said}`);
}
