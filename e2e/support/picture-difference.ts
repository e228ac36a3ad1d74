import sharp from 'sharp';

/** Beyond what two ways of smoothing an edge make of the same colour. */
const VISIBLE = 40;

/** The share of pixels, 0 to 1, that a visitor would see change from one screenshot to the other. */
export async function differingShare(before: Buffer, after: Buffer): Promise<number> {
  const [one, other] = await Promise.all(
    [before, after].map((picture) => sharp(picture).removeAlpha().raw().toBuffer()),
  );
  if (one === undefined || one.length !== other?.length) return 1;
  const changed = one.filter((value, at) => Math.abs(value - (other[at] ?? 0)) > VISIBLE);
  return changed.length / one.length;
}
