import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

/** What jsdom lacks and a component asks for as soon as it is rendered: a window that never changes. */
globalThis.matchMedia ??= ((media: string) =>
  Object.assign(new EventTarget(), { matches: false, media })) as typeof matchMedia;

/** Nor does it tell how a page was reached. */
performance.getEntriesByType ??= () => [];

/** Nothing has a place in jsdom; a test without a window has no elements. */
if ('Element' in globalThis) Element.prototype.scrollIntoView ??= () => undefined;

/** Generous: a busy machine is slow, not wrong. */
configure({ asyncUtilTimeout: 10_000 });

afterEach(cleanup);
