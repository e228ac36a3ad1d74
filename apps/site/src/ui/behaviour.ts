/**
 * Gives an element what HTML lacks, and returns how to take it away again. Null is for React's types
 * alone: it never gives null to a callback ref that returns its clean-up.
 */
export type Attach<Root extends Element = HTMLElement> = (root: Root | null) => () => void;

const NOTHING_ATTACHED = () => {};

type EventsOf<Target> = Target extends Window
  ? WindowEventMap
  : Target extends MediaQueryList
    ? MediaQueryListEventMap
    : HTMLElementEventMap;

/** Listens for as long as a behaviour is attached. What has a name of our own is a plain event. */
export type Listen = {
  <Target extends EventTarget, Name extends keyof EventsOf<Target> & string>(
    target: Target,
    name: Name,
    listener: (event: EventsOf<Target>[Name]) => unknown,
    options?: AddEventListenerOptions,
  ): void;
  (
    target: EventTarget,
    name: string,
    listener: (event: Event) => unknown,
    options?: AddEventListenerOptions,
  ): void;
};

/**
 * A behaviour, attached at most once to an element. The page's enhancer attaches it to what the server
 * wrote; an island that wakes later attaches its own and takes the first one's place. As a callback ref
 * (`<div ref={attachTabs}>`) it follows whatever React renders, whenever it renders it. `attach` may return
 * what else is to be done at its end.
 */
export function behaviour<Root extends Element>(
  attach: (root: Root, on: Listen) => void | (() => void),
): Attach<Root> {
  const attached = new WeakMap<Root, () => void>();
  return (root) => {
    if (root === null) return NOTHING_ATTACHED;
    attached.get(root)?.();
    const listening = new AbortController();
    const { signal } = listening;
    let end: (() => void) | void;
    const detach = () => {
      if (attached.get(root) === detach) attached.delete(root);
      listening.abort();
      end?.();
    };
    attached.set(root, detach);
    const on: Listen = (
      target: EventTarget,
      name: string,
      listener: (event: never) => unknown,
      options?: AddEventListenerOptions,
    ) => target.addEventListener(name, listener as EventListener, { ...options, signal });
    end = attach(root, on);
    return detach;
  };
}

/** A part that the behaviour cannot do without: its component forgot the mark. */
export function requiredIn<Part extends Element = HTMLElement>(
  root: ParentNode,
  selector: string,
): Part {
  const part = root.querySelector<Part>(selector);
  if (!part) throw new Error(`no ${selector} in ${nameOf(root)}`);
  return part;
}

/** What an attribute of the element names by its id, in the same tree. */
export function requiredById(element: Element, id: string | null): HTMLElement {
  const tree = element.getRootNode();
  const named =
    tree instanceof Document || tree instanceof ShadowRoot ? tree.getElementById(id ?? '') : null;
  if (!named) throw new Error(`no #${id} for ${nameOf(element)}`);
  return named;
}

function nameOf(root: ParentNode): string {
  return root instanceof Element
    ? `<${root.tagName.toLowerCase()} class="${root.className}">`
    : 'page';
}
