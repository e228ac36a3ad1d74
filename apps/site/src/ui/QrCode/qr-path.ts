import { encode } from 'uqr';

/** White modules that a reader needs around the code. */
const QUIET_ZONE = 4;

/** A QR code as one SVG path: each run of dark modules of a row is one rectangle. */
export function qrPath(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  let path = '';
  for (const [y, row] of data.entries()) {
    let from = 0;
    while (from < size) {
      if (row[from] !== true) {
        from += 1;
        continue;
      }
      let to = from;
      while (row[to] === true) to += 1;
      path += `M${from} ${y}h${to - from}v1h-${to - from}z`;
      from = to;
    }
  }
  return { size, path };
}
