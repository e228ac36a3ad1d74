import { config } from '#build/config.ts';

/** An address of ours in full, for those who read it elsewhere. */
export const absolute = (path: string): string => new URL(path, config.siteUrl).href;
