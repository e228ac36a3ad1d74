import { unbrokenWords } from '@vitrine/domain/typography';
import { createElement, Fragment, type ReactNode } from 'react';
import * as react from 'react/jsx-runtime';

/**
 * React's JSX, but for one thing: a compound or a unit in a text does not break at the end of a line
 * (« Wi-Fi », « 8 Gbit/s »), nor a name before its last letter (« Pop S »). HTML has no sign for that
 * which a search in the page, a copy or a screen reader would not stumble over, so the word stands in an
 * element of its own. Every text of every component passes here, on the server and in islands alike.
 */
export { Fragment };
export type { JSX } from 'react/jsx-runtime';

/** base.css says that it does not wrap. */
export const UNBROKEN = 'no-break';
/** Several words, which the narrowest phones let break (base.css). */
const NAME = /^\S{3,}\s\S{2}/;
const IS_NAME = { 'data-name': '' };
/** One text stays one item of a flex row, however many words of it are whole. */
const TEXT = 'text-run';

/** What holds characters only, draws them itself, or shows them as one types them. */
const CHARACTERS_ONLY = new Set([
  'option',
  'pre',
  'script',
  'style',
  'text',
  'textarea',
  'title',
  'tspan',
]);
/** Running text, unless a class lays it out: it needs nothing around its words. */
const RUNNING = new Set(['p', 'strong', 'em', 'dd', 'td']);

type Create = typeof react.jsx;
type Props = { children?: ReactNode; className?: unknown };

/** Wraps `jsx`, `jsxs` or `jsxDEV`. */
export function withUnbrokenWords<Args extends unknown[]>(
  create: (type: never, props: never, ...rest: Args) => ReturnType<Create>,
) {
  return (type: unknown, props: Props, ...rest: Args): ReturnType<Create> =>
    create(type as never, (isText(type) ? withWords(props, type) : props) as never, ...rest);
}

export const jsx = withUnbrokenWords(react.jsx);
export const jsxs = withUnbrokenWords(react.jsxs);

function isText(type: unknown): type is string | typeof Fragment {
  return type === Fragment || (typeof type === 'string' && !CHARACTERS_ONLY.has(type));
}

function withWords(props: Props, type: string | typeof Fragment): Props {
  const { children, className } = props;
  const isRunning = className === undefined && typeof type === 'string' && RUNNING.has(type);
  const whole = (child: ReactNode, at = 0) =>
    typeof child === 'string' ? words(child, isRunning, at) : child;
  if (typeof children === 'string') {
    const text = whole(children);
    return text === children ? props : { ...props, children: text };
  }
  return Array.isArray(children) && children.some((child, at) => child !== whole(child, at))
    ? { ...props, children: children.map(whole) }
    : props;
}

function words(text: string, isRunning: boolean, key: number): ReactNode {
  const parts = unbrokenWords(text);
  if (parts.length === 1) return text;
  const shown = parts.map((part, at) =>
    at % 2 === 1 ? createElement(UNBROKEN, NAME.test(part) ? IS_NAME : null, part) : part,
  );
  const isAlone = parts.length === 3 && parts[0] === '' && parts[2] === '';
  return createElement(
    isAlone || isRunning ? Fragment : TEXT,
    { key },
    ...shown.filter((part) => part !== ''),
  );
}
