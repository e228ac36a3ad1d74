import type { Brand } from './brand.ts';

/** What a PDF's pen does: PDFKit's, which this package does not need. */
type Pen = {
  save(): Pen;
  translate(x: number, y: number): Pen;
  scale(factor: number): Pen;
  fillColor(colour: string): Pen;
  path(path: string): Pen;
  circle(x: number, y: number, radius: number): Pen;
  fill(): Pen;
  restore(): Pen;
};

/** Draws the operator's mark on paper, in a square whose corner is at `x`, `y`. */
export function drawBrandMark(
  pen: Pen,
  { mark, colour }: Pick<Brand, 'mark' | 'colour'>,
  { x, y, side }: { x: number; y: number; side: number },
): void {
  const { origin, path, dot } = mark;
  pen
    .save()
    .translate(x, y)
    .scale(side / mark.side)
    .translate(-origin, -origin);
  pen.fillColor(colour).path(path).fill();
  pen.circle(dot.x, dot.y, dot.radius).fill().restore();
}
