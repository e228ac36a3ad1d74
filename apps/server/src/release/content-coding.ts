import { remembered } from '../remembered.ts';

/** How the compressed copies of a file are called. */
export const encodingSuffix = { br: '.br', gzip: '.gz' } as const;
export type CopyEncoding = keyof typeof encodingSuffix;
/** Best first. */
export const COPY_ENCODINGS = ['br', 'gzip'] as const satisfies readonly CopyEncoding[];
export type ContentEncoding = CopyEncoding | 'identity';

/** Browsers send a handful of different headers: the answer to each is kept. */
const KEPT_ANSWERS = 100;

/** The encodings that a client accepts, best first; plain content is always accepted last. */
export const acceptedEncodings = remembered(KEPT_ANSWERS, parse);

function parse(header: string): readonly ContentEncoding[] {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    weights.set(name, weight === undefined ? 1 : Number.parseFloat(weight) || 0);
  }
  const weightOf = (name: string) => weights.get(name) ?? weights.get('*') ?? 0;
  const compressed = COPY_ENCODINGS.filter((name) => weightOf(name) > 0).toSorted(
    (a, b) => weightOf(b) - weightOf(a),
  );
  return [...compressed, 'identity'];
}

/** The names of these copies of a file end so. */
export function suffixesOf(copies: Readonly<Partial<Record<CopyEncoding, unknown>>>): string[] {
  return COPY_ENCODINGS.filter((encoding) => encoding in copies).map(
    (encoding) => encodingSuffix[encoding],
  );
}
