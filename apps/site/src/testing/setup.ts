import { format } from 'node:util';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

/** What jsdom lacks and a component asks for as soon as it is rendered: a window that never changes. */
globalThis.matchMedia ??= ((media: string) =>
  Object.assign(new EventTarget(), { matches: false, media })) as typeof matchMedia;

/** Nor does it tell how a page was reached. */
performance.getEntriesByType ??= () => [];

/** Nothing has a place in jsdom; a test without a window has no elements. */
if ('Element' in globalThis) Element.prototype.scrollIntoView ??= () => undefined;

/** Generous: a busy machine is slow, not wrong. */
configure({ asyncUtilTimeout: 10_000 });

/** React says on the console what it finds wrong, and goes on: a test in which it does has failed. */
const faults: string[] = [];
/** An element that jsdom is too old to know. */
const OF_JSDOM = /^The tag <search> is unrecognized/;

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation((...said: unknown[]) => {
    const fault = format(...said);
    if (!OF_JSDOM.test(fault)) faults.push(fault);
  });
});

afterEach(() => {
  cleanup();
  if (faults.length > 0) throw new Error(faults.splice(0).join('\n'));
});
