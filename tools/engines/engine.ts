import { setTimeout as delay } from 'node:timers/promises';

/** What a visitor does with a browser, whichever its engine. */
export type Engine = {
  readonly name: 'chromium' | 'firefox' | 'webkit';
  readonly version: string;
  readonly resize: (width: number, height: number) => Promise<void>;
  readonly open: (address: string) => Promise<void>;
  /** Runs a function in the page, with arguments and an answer that JSON can carry. */
  readonly evaluate: <Args extends readonly unknown[], Answer>(
    run: (...args: Args) => Answer,
    ...args: Args
  ) => Promise<Answer>;
  readonly click: (x: number, y: number) => Promise<void>;
  /** Types into what has the focus. */
  readonly type: (text: string) => Promise<void>;
  readonly press: (key: Key) => Promise<void>;
  readonly close: () => Promise<void>;
};

/** The code points that WebDriver gives to keys without a character. */
export const KEYS = { Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004' } as const;
export type Key = keyof typeof KEYS;

/** WebDriver's actions, the same in its classic and its bidirectional form. */
export const pressing = (keys: string) => [
  {
    type: 'key',
    id: 'keyboard',
    actions: [...keys].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  },
];

export const pointingAt = (x: number, y: number) => [
  {
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  },
];

/** Whatever stands between us and a browser that is starting. */
export async function untilReady<Answer>(
  attempt: () => Promise<Answer>,
  what: string,
  within = 30_000,
): Promise<Answer> {
  const until = performance.now() + within;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (performance.now() > until) throw new Error(`${what} did not start`, { cause: error });
      await delay(100);
    }
  }
}
