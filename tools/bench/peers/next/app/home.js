import { readFileSync } from 'node:fs';

/** Written by the bench (see tools/bench/support/peers.ts). */
export const home = JSON.parse(readFileSync(process.env.HOME_JSON, 'utf8'));
export const euros = (cents) => (cents / 100).toFixed(2).replace('.', ',');
export const plainText = (text) =>
  String(text ?? '')
    .replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .replaceAll('**', '');
