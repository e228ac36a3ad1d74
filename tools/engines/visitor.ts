import { setTimeout as delay } from 'node:timers/promises';
import type { Engine } from './engine.ts';

/** How long a page has to show what a visitor waits for. */
const PATIENCE_MS = 30_000;
const LOOK_AGAIN_MS = 100;

export type Target = {
  readonly kind: 'button' | 'link' | 'field' | 'choice' | 'summary';
  /** What is written on it. */
  readonly name: string;
  /** A part of the page, as CSS. */
  readonly within?: string;
};

/** Someone who reads what is on the screen, and uses a mouse and a keyboard. */
export function visitorOf(engine: Engine, origin: string, scriptless: string) {
  async function until<Answer>(
    look: () => Promise<Answer | null | undefined | false>,
    what: string,
  ): Promise<Answer> {
    const end = performance.now() + PATIENCE_MS;
    for (;;) {
      const seen = await look().catch(() => null);
      if (seen) return seen;
      if (performance.now() > end) throw new Error(`${what} in vain`);
      await delay(LOOK_AGAIN_MS);
    }
  }
  const find = (target: Target) =>
    until(() => engine.evaluate(locate, target), `looked for ${target.kind} « ${target.name} »`);
  const click = async (target: Target) => {
    const { x, y } = await find(target);
    await engine.click(x, y);
  };
  return {
    engine,
    open: async (path: string) => {
      await engine.open(origin + path);
      // Scripts start after the first paint.
      await until(
        () => engine.evaluate(() => 'started' in document.documentElement.dataset),
        `waited for the scripts of ${path}`,
      );
    },
    /** As someone whose browser runs no script. */
    openWithoutScript: (path: string) => engine.open(scriptless + path),
    click,
    /** Empties a field and types into it. */
    write: async (target: Target, text: string) => {
      await click(target);
      await engine.evaluate(() => {
        const field = document.activeElement;
        if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)
          field.select();
      });
      await engine.type(text);
    },
    /** Types into what has the focus already. */
    type: engine.type,
    press: engine.press,
    sees: (words: string, within = 'body') =>
      until(() => engine.evaluate(isShown, words, within), `looked for « ${words} »`),
    noLongerSees: (words: string, within = 'body') =>
      until(
        async () => !(await engine.evaluate(isShown, words, within)),
        `waited for « ${words} » to go`,
      ),
    holds: (what: string, question: () => boolean) =>
      until(() => engine.evaluate(question), `waited for ${what}`),
  };
}
export type Visitor = ReturnType<typeof visitorOf>;

/** In the page: the middle of the first thing that is shown with that name, brought into view. */
function locate({ kind, name, within = 'body' }: Target): { x: number; y: number } | null {
  const tidy = (text: string | null | undefined) =>
    (text ?? '').replace(/\s+/g, ' ').trim().toLocaleLowerCase('fr');
  const wanted = tidy(name);
  const selectors = {
    button: 'button, [role="button"], input[type="submit"]',
    link: 'a[href]',
    field: 'input:not([type="checkbox"], [type="radio"], [type="hidden"]), textarea, select',
    choice: 'input[type="checkbox"], input[type="radio"]',
    summary: 'summary',
  };
  const nameOf = (element: Element) => {
    const labels = 'labels' in element ? (element.labels as NodeListOf<Element> | null) : null;
    return tidy(
      element.getAttribute('aria-label') ??
        (labels && labels.length > 0
          ? [...labels].map(({ textContent }) => textContent).join(' ')
          : element.textContent),
    );
  };
  // The question about cookies is in a shadow tree of its own.
  const trees = [
    document,
    ...[...document.querySelectorAll('*')].flatMap((one) => one.shadowRoot ?? []),
  ];
  const named = trees
    .flatMap((tree) => [...tree.querySelectorAll(within)])
    .flatMap((part) => [...part.querySelectorAll(selectors[kind])])
    .map((element) => ({ element, name: nameOf(element) }));
  // « Nom » is not « Prénom »: the whole name first, then its beginning, then any part of it.
  const inOrder = [
    ...named.filter((one) => one.name === wanted),
    ...named.filter((one) => one.name.startsWith(wanted)),
    ...named.filter((one) => one.name.includes(wanted)),
  ];
  for (const { element } of inOrder) {
    // What is drawn is often the label, over a control without size.
    const labels = 'labels' in element ? (element.labels as NodeListOf<Element> | null) : null;
    const shown = [element, ...(kind === 'choice' ? (labels ?? []) : [])].find(
      (one) => one.checkVisibility({ visibilityProperty: true }) && one.getClientRects()[0],
    );
    if (!shown) continue;
    shown.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const { x, y, width, height } = shown.getBoundingClientRect();
    if (width < 2 || height < 2) continue;
    const middle = { x: x + width / 2, y: y + height / 2 };
    // Under something else, or out of sight: a visitor would not press there.
    const tree = shown.getRootNode() as Document | ShadowRoot;
    const top = tree.elementFromPoint(middle.x, middle.y);
    if (
      top &&
      (shown.contains(top) ||
        top.contains(shown) ||
        [...(labels ?? [])].some((l) => l.contains(top)))
    )
      return middle;
  }
  return null;
}

/** In the page: whether these words can be read. */
function isShown(words: string, within: string): boolean {
  const tidy = (text: string) => text.replace(/\s+/g, ' ').toLocaleLowerCase('fr');
  return [...document.querySelectorAll<HTMLElement>(within)].some(
    (part) => part.checkVisibility() && tidy(part.innerText).includes(tidy(words)),
  );
}
