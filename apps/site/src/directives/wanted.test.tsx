import reactRenderer from '@astrojs/react/client.js';
import { getByLabelText, getByRole, waitFor } from '@testing-library/dom';
import { type ComponentType, type SubmitEvent, useRef, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useEarlyValues } from './use-early-values.ts';
import wanted, { HOLD_MS } from './wanted.ts';

/** The names that were sent, as the form held them. */
let greeted: unknown[];

/** What an island has to keep: a native form, a button that only React serves, a held link. */
function Greeting({ isNative = true }) {
  const form = useRef<HTMLFormElement>(null);
  const [name, setName] = useState('');
  const [count, setCount] = useState(0);
  const [said, setSaid] = useState('');
  useEarlyValues(form, (values) => setName(String(values.get('name'))));
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    greeted.push(new FormData(event.currentTarget).get('name'));
    setSaid(`Bonjour ${name}, ${count} fois`);
  };
  return (
    <form ref={form} {...(isNative && { action: '/bonjour/' })} onSubmit={send}>
      <input name="name" aria-label="Nom" onChange={(event) => setName(event.target.value)} />
      <button type="button" onClick={() => setCount((before) => before + 1)}>
        Encore
      </button>
      <button name="way" value="loud">
        Saluer
      </button>
      <a
        data-held
        href="#ailleurs"
        onClick={(event) => {
          event.preventDefault();
          setSaid('Ici même');
        }}
      >
        Ailleurs
      </a>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- a map's picture, of which lists do the same */}
      <img
        alt="Carte"
        data-replayed
        onClick={({ clientX, clientY }) => setSaid(`${clientX}, ${clientY}`)}
      />
      <output>{said}</output>
    </form>
  );
}

/** Nobody but React answers it: the form has no address. */
const GreetingOfReact = () => <Greeting isNative={false} />;

let island: HTMLElement;
let arrive: () => void;
let nearView: () => void;
let painted: () => void;
const watched = vi.fn<(part: Element) => void>();
const load = vi.fn<() => Promise<() => Promise<void>>>();

beforeEach(() => {
  greeted = [];
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        nearView = () => callback([{ isIntersecting: true }]);
      }
      observe = watched;
      disconnect = vi.fn<() => void>();
    },
  );
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(callback: () => void) {
        painted = callback;
      }
      observe = vi.fn<() => void>();
    },
  );
  watched.mockClear();
  start(Greeting);
});

/** An island as the server wrote it, before anyone came near. */
function start(Component: ComponentType, key: unknown = true): void {
  place(Component);
  define(key);
}

function place(Component: ComponentType): void {
  island?.remove();
  island = document.createElement('astro-island');
  island.setAttribute('ssr', '');
  island.innerHTML = renderToString(<Component />);
  document.body.append(island);
  load.mockReset().mockImplementation(async () => {
    await new Promise<void>((resolve) => {
      arrive = resolve;
    });
    // As Astro's own element does, with its own React renderer.
    return async () => {
      await Promise.resolve(reactRenderer(island)(Component, {}, {}, { client: 'wanted' }));
      island.removeAttribute('ssr');
      island.dispatchEvent(new CustomEvent('astro:hydrate'));
    };
  });
}

/** As Astro's own element does when the page's scripts define it. */
function define(key: unknown = true): void {
  wanted(load, { name: 'wanted', value: key as string }, island);
}

afterEach(() => {
  island.dispatchEvent(new CustomEvent('astro:unmount'));
  island.remove();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const button = (name: string) => getByRole(island, 'button', { name });
const said = () => getByRole(island, 'status').textContent;
/** What the browser is left to do by itself: the page it would go to. */
function nativeWays(type: 'submit' | 'click'): (string | null)[] {
  const ways: (string | null)[] = [];
  document.addEventListener(
    type,
    (event) => {
      if (event.defaultPrevented) return;
      event.preventDefault();
      const { submitter } = event as globalThis.SubmitEvent;
      ways.push(submitter?.getAttribute('value') ?? null);
    },
    { once: true },
  );
  return ways;
}

test.each(['pointerover', 'pointerdown', 'focusin', 'keydown', 'input', 'change'])(
  'the first %s wakes the island, once',
  (sign) => {
    expect(load).not.toHaveBeenCalled();
    button('Saluer').dispatchEvent(new Event(sign, { bubbles: true }));
    button('Saluer').dispatchEvent(new Event(sign, { bubbles: true }));
    expect(load).toHaveBeenCalledOnce();
  },
);

test('it is watched for coming near once the page is painted', () => {
  expect(watched).not.toHaveBeenCalled();
  painted();
  expect(watched).toHaveBeenCalledWith(island.firstElementChild);
});

test('so is what is in it, where its own element has no box', () => {
  painted();
  expect(watched).toHaveBeenCalledWith(button('Saluer'));
});

test('it wakes when it comes near the screen', () => {
  nearView();
  expect(load).toHaveBeenCalledOnce();
});

test('what was typed, clicked and sent before React is answered by React, in order', async () => {
  getByLabelText<HTMLInputElement>(island, 'Nom').value = 'Élodie';
  button('Encore').click();
  button('Encore').click();
  button('Saluer').click();
  button('Saluer').click();
  const ways = nativeWays('submit');
  arrive();
  await waitFor(() => expect(said()).toBe('Bonjour Élodie, 2 fois'));
  expect(ways).toEqual([]);
});

test('what was done before islands are defined is kept too', async () => {
  place(Greeting);
  button('Encore').click();
  button('Saluer').click();
  expect(load).not.toHaveBeenCalled();
  define();
  expect(load).toHaveBeenCalledOnce();
  arrive();
  await waitFor(() => expect(said()).toBe('Bonjour , 1 fois'));
});

test('an island that nobody wanted yet sleeps when it is defined', () => {
  place(Greeting);
  define();
  expect(load).not.toHaveBeenCalled();
});

test('every submit of a form that only React can answer arrives, with what was typed for it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  start(GreetingOfReact);
  const field = getByLabelText<HTMLInputElement>(island, 'Nom');
  const ways = nativeWays('submit');
  for (const name of ['Élodie', 'Karim']) {
    field.value = name;
    button('Saluer').click();
  }
  field.value = 'Zo';
  vi.advanceTimersByTime(HOLD_MS * 3);
  expect(ways).toEqual([]);
  vi.useRealTimers();
  arrive();
  await waitFor(() => expect(greeted).toEqual(['Élodie', 'Karim']));
  expect(field.value).toBe('Zo');
});

test('a click is heard once by those who count it', async () => {
  const heard = vi.fn<() => void>();
  document.addEventListener('click', heard);
  button('Encore').click();
  expect(heard).not.toHaveBeenCalled();
  arrive();
  await waitFor(() => expect(heard).toHaveBeenCalledOnce());
  document.removeEventListener('click', heard);
});

test('a submit that React does not answer in time goes natively, with its button', async () => {
  vi.useFakeTimers();
  const ways = nativeWays('submit');
  button('Saluer').click();
  vi.advanceTimersByTime(HOLD_MS - 1);
  expect(ways).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(ways).toEqual(['loud']);
});

test('nothing wakes on a page that is prerendered, until it is shown', () => {
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  start(Greeting);
  dispatchEvent(new Event('pageshow'));
  button('Saluer').dispatchEvent(new Event('focusin', { bubbles: true }));
  expect(load).not.toHaveBeenCalled();
  Reflect.deleteProperty(document, 'prerendering');
  document.dispatchEvent(new Event('prerenderingchange'));
  nearView();
  expect(load).toHaveBeenCalledOnce();
});

/** Boxes and radio buttons that React controls. */
function Choice() {
  const [isTicked, setTicked] = useState(false);
  const [months, setMonths] = useState('12');
  return (
    <div>
      <input
        type="checkbox"
        aria-label="Différences"
        checked={isTicked}
        onChange={() => setTicked((before) => !before)}
      />
      {['12', '24'].map((value) => (
        <input
          key={value}
          type="radio"
          name="months"
          aria-label={value}
          checked={months === value}
          onChange={() => setMonths(value)}
        />
      ))}
      <output>{`${isTicked} ${months}`}</output>
    </div>
  );
}

test('what was chosen before React outside a form is chosen, as often as it was', async () => {
  start(Choice);
  const box = getByRole<HTMLInputElement>(island, 'checkbox');
  const radio = getByRole<HTMLInputElement>(island, 'radio', { name: '24' });
  for (const click of [box, radio, box, box]) click.click();
  expect([box.checked, radio.checked]).toEqual([true, true]);
  arrive();
  await waitFor(() =>
    expect([said(), box.checked, radio.checked]).toEqual(['true 24', true, true]),
  );
});

test('a sign of interest wakes an island that has nothing new to say', () => {
  start(Choice, 'place');
  getByRole(island, 'checkbox').dispatchEvent(new Event('focusin', { bubbles: true }));
  expect(load).toHaveBeenCalledOnce();
});

test('coming near does not, until the visit keeps what it is for', () => {
  nearView = () => {};
  start(Choice, 'place');
  nearView();
  dispatchEvent(new Event('pageshow'));
  expect(load).not.toHaveBeenCalled();
  sessionStorage.setItem('place', 'Lille');
  dispatchEvent(new Event('kept'));
  nearView();
  expect(load).toHaveBeenCalledOnce();
  sessionStorage.clear();
});

test('a click at a point is made again at that point', async () => {
  getByRole(island, 'img').dispatchEvent(
    new MouseEvent('click', { bubbles: true, clientX: 12, clientY: 34 }),
  );
  arrive();
  await waitFor(() => expect(getByRole(island, 'status').textContent).toBe('12, 34'));
});

test('a held link is React’s when React comes in time', async () => {
  getByRole(island, 'link').click();
  arrive();
  await waitFor(() => expect(said()).toBe('Ici même'));
});

test('a held link is followed when React is late, and at once in a new tab', () => {
  vi.useFakeTimers();
  let ways = nativeWays('click');
  getByRole(island, 'link').dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }),
  );
  expect(ways).toHaveLength(1);

  ways = nativeWays('click');
  getByRole(island, 'link').click();
  expect(ways).toHaveLength(0);
  vi.advanceTimersByTime(HOLD_MS);
  expect(ways).toHaveLength(1);
});

test('when its file is lost, the next sign of interest tries again', async () => {
  load.mockResolvedValueOnce(async () => {});
  nearView();
  await vi.waitFor(() => {
    button('Saluer').dispatchEvent(new Event('focusin', { bubbles: true }));
    expect(load).toHaveBeenCalledTimes(2);
  }, 10_000);
  arrive();
  await waitFor(() => expect(island.hasAttribute('ssr')).toBe(false));
  getByRole(island, 'link').click();
  await waitFor(() => expect(said()).toBe('Ici même'));
});
