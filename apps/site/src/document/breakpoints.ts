import { atom, onMount } from 'nanostores';

/** The specification's design set, in px: the width from which each flag is on. */
export const BREAKPOINTS = {
  isTablet: 768,
  isLaptop: 1024,
  isDesktop: 1280,
  isLargeDesktop: 1440,
  isExtraLargeDesktop: 1920,
} as const;
type Flag = keyof typeof BREAKPOINTS;
export type BreakpointFlags = Readonly<Record<Flag, boolean>>;

const flags = Object.keys(BREAKPOINTS) as Flag[];
const queryOf = (flag: Flag) => `(width >= ${BREAKPOINTS[flag]}px)`;

const flagsWhere = (isOn: (flag: Flag) => boolean): BreakpointFlags => ({
  isTablet: isOn('isTablet'),
  isLaptop: isOn('isLaptop'),
  isDesktop: isOn('isDesktop'),
  isLargeDesktop: isOn('isLargeDesktop'),
  isExtraLargeDesktop: isOn('isExtraLargeDesktop'),
});

/**
 * How wide the window is. Style sheets answer most of what depends on it; this is for an island
 * whose behaviour does. The first value is a phone's, as the server rendered it.
 */
export const breakpoint = atom<BreakpointFlags>(flagsWhere(() => false));

onMount(breakpoint, () => {
  const queries = flags.map((flag) => matchMedia(queryOf(flag)));
  const read = () => breakpoint.set(flagsWhere((flag) => matchMedia(queryOf(flag)).matches));
  read();
  for (const query of queries) query.addEventListener('change', read);
  return () => {
    for (const query of queries) query.removeEventListener('change', read);
  };
});
