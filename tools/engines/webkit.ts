import { spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import { Builder, Capabilities } from 'selenium-webdriver';
import { type Engine, KEYS, untilReady } from './engine.ts';

/** The screen that WebKitGTK's window is on: no larger than this can be photographed. */
const SCREEN = { display: ':97', size: '2000x1300x24' };

const BROWSER = '/usr/lib/*/webkit2gtk-4.1/MiniBrowser';

/** How long a page may take to learn of its window's size. */
const RESIZED_WITHIN_MS = 5_000;

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
  const viewport = async () => {
    const [width = 0, height = 0] = await session.executeScript<number[]>(
      'return [innerWidth, innerHeight]',
    );
    return { width, height };
  };
  let frame = { width: 0, height: 0 };
  const becomes = async (width: number, height: number) => {
    const isThere = async () => {
      const page = await viewport();
      if (page.width === width && page.height === height) return;
      throw new Error(`the window is ${page.width} × ${page.height}, not ${width} × ${height}`);
    };
    const size = { width: width + frame.width, height: height + frame.height };
    await window.setRect({ x: 0, y: 0, ...size });
    await untilReady(isThere, `A window of ${width} × ${height}`, RESIZED_WITHIN_MS);
  };
  const type = (keys: string) => session.actions({ async: true }).sendKeys(keys).perform();
  return {
    name: 'webkit',
    version: (await session.getCapabilities()).getBrowserVersion() ?? '',
    // The window has a frame of its own, and the page learns of a new size later than we do: once the
    // size without a frame is not reached, what lacks is the frame.
    resize: async (width, height) => {
      await becomes(width, height).catch(async () => {
        const page = await viewport();
        frame = {
          width: frame.width + width - page.width,
          height: frame.height + height - page.height,
        };
        await becomes(width, height);
      });
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
