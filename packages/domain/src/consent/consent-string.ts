/**
 * The consent string of the IAB's framework, version 1.1: a header, 24 bits of purposes, then vendors
 * as one bit each or as ranges, whichever is shorter; whole bytes in base64url without padding.
 */
export type ConsentData = {
  /** To the tenth of a second, as the format keeps it. */
  readonly created: Date;
  readonly lastUpdated: Date;
  readonly cmpId: number;
  readonly cmpVersion: number;
  readonly consentScreen: number;
  /** Two letters. */
  readonly language: string;
  readonly vendorListVersion: number;
  /** Allowed, from 1 to 24. */
  readonly purposes: readonly number[];
  /** Allowed, from 1 to `maxVendorId`. */
  readonly vendors: readonly number[];
  readonly maxVendorId: number;
};

const VERSION = 1;
const DECISECOND_MS = 100;
const PURPOSE_COUNT = 24;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const LETTER_A = 65;
/** Of the fields, in bits. */
const WIDTH = {
  version: 6,
  time: 36,
  cmpId: 12,
  cmpVersion: 12,
  screen: 6,
  letter: 6,
  listVersion: 12,
  vendorId: 16,
  entryCount: 12,
} as const;

export function encodeConsentString(data: ConsentData): string {
  const head =
    header(data, true) +
    bitsOf(data.purposes, PURPOSE_COUNT) +
    number(data.maxVendorId, WIDTH.vendorId);
  const ranges = rangesOf(data.vendors);
  const asRanges = toBase64(
    [
      head,
      '1', // ranges
      '0', // of vendors with consent: the others have none
      number(ranges.length, WIDTH.entryCount),
      ...ranges.map(([first, last]) =>
        first === last
          ? `0${number(first, WIDTH.vendorId)}`
          : `1${number(first, WIDTH.vendorId)}${number(last, WIDTH.vendorId)}`,
      ),
    ].join(''),
  );
  const asBits = toBase64(`${head}0${bitsOf(data.vendors, data.maxVendorId)}`);
  return asBits.length < asRanges.length ? asBits : asRanges;
}

/** The header alone, which says nothing of what was allowed: `metadata` in answers of `__cmp`. */
export function encodeMetadata(data: ConsentData): string {
  return toBase64(header(data, false));
}

function header(data: ConsentData, withLanguage: boolean): string {
  const letters = withLanguage
    ? [...data.language.toUpperCase()].map((letter) =>
        number(letter.charCodeAt(0) - LETTER_A, WIDTH.letter),
      )
    : [];
  return [
    number(VERSION, WIDTH.version),
    ...[data.created, data.lastUpdated].map((date) =>
      number(Math.floor(date.getTime() / DECISECOND_MS), WIDTH.time),
    ),
    number(data.cmpId, WIDTH.cmpId),
    number(data.cmpVersion, WIDTH.cmpVersion),
    number(data.consentScreen, WIDTH.screen),
    ...letters,
    number(data.vendorListVersion, WIDTH.listVersion),
  ].join('');
}

function number(value: number, width: number): string {
  return value.toString(2).padStart(width, '0');
}

function bitsOf(ids: readonly number[], count: number): string {
  const set = new Set(ids);
  return Array.from({ length: count }, (_, index) => (set.has(index + 1) ? '1' : '0')).join('');
}

/** First and last of each run of neighbours. */
function rangesOf(ids: readonly number[]): [first: number, last: number][] {
  const ranges: [number, number][] = [];
  for (const id of ids.toSorted((a, b) => a - b)) {
    const current = ranges.at(-1);
    if (current && id <= current[1] + 1) current[1] = id;
    else ranges.push([id, id]);
  }
  return ranges;
}

function toBase64(bits: string): string {
  const bytes = bits.padEnd(Math.ceil(bits.length / 8) * 8, '0');
  return bytes.replaceAll(/.{1,6}/g, (group) =>
    ALPHABET.charAt(Number.parseInt(group.padEnd(6, '0'), 2)),
  );
}
