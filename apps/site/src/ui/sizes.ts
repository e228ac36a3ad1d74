/** The specification's size names, shared by every block that has sizes. */
export const SIZES = ['s', 'm', 'l', 'xl'] as const;

export type Size = (typeof SIZES)[number];
