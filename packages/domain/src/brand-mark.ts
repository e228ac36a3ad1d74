/** Our mark, drawn beside the brand's name on pages and on paper. */
export const BRAND_MARK = {
  /** The square that it fills. */
  origin: 3,
  side: 42,
  path: 'M23 3v20H3A20 20 0 0 1 23 3ZM25 45V25h20a20 20 0 0 1-20 20ZM3 25h20v20A20 20 0 0 1 3 25Z',
  dot: { x: 35, y: 13, radius: 10 },
} as const;
