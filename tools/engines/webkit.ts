import { spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import { Builder, Capabilities } from 'selenium-webdriver';
import { type Engine, KEYS, untilReady } from './engine.ts';

/** The screen that WebKitGTK's window is on: no larger than this can be photographed. */
const SCREEN = { display: ':97', size: '2000x1300x24' };

const BROWSER = '/usr/lib/*/webkit2gtk-4.1/MiniBrowser';

/** WebKitGTK through WebDriver, on a screen of its own. */
export async function startWebKit(port: number): Promise<Engine> {
  const [binary = ''] = globSync(BROWSER);
  const screen = spawn('Xvfb', [SCREEN.display, '-screen', '0', SCREEN.size], { stdio: 'ignore' });
  const driver = spawn('WebKitWebDriver', ['--host=127.0.0.1', `--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: SCREEN.display,
      LANG: 'fr_FR.UTF-8',
      LANGUAGE: 'fr',
      // No graphics card, and root has no sandbox.
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  const server = `http://127.0.0.1:${port}`;
  await untilReady(() => fetch(`${server}/status`), 'WebKitWebDriver');
  const capabilities = new Capabilities({
    'webkitgtk:browserOptions': { binary, args: ['--automation'] },
  }).setBrowserName('MiniBrowser');
  const session = await untilReady(
    () => new Builder().usingServer(server).withCapabilities(capabilities).build(),
    'WebKitGTK',
  );
  const window = session.manage().window();
  const type = (keys: string) => session.actions({ async: true }).sendKeys(keys).perform();
  return {
    name: 'webkit',
    version: (await session.getCapabilities()).getBrowserVersion() ?? '',
    // The window's frame is its own: ask twice.
    resize: async (width, height) => {
      await window.setRect({ x: 0, y: 0, width, height });
      const [w = width, h = height] = await session.executeScript<number[]>(
        'return [innerWidth, innerHeight]',
      );
      await window.setRect({ x: 0, y: 0, width: 2 * width - w, height: 2 * height - h });
    },
    open: (address) => session.get(address),
    evaluate: async <Args extends readonly unknown[], Answer>(
      run: (...args: Args) => Answer,
      ...args: Args
    ) => session.executeScript<Answer>(`return (${String(run)})(...arguments)`, ...args),
    click: (x, y) =>
      session
        .actions({ async: true })
        .move({ x: Math.round(x), y: Math.round(y) })
        .click()
        .perform(),
    type,
    press: (key) => type(KEYS[key]),
    close: async () => {
      await session.quit();
      driver.kill();
      screen.kill();
    },
  };
}
