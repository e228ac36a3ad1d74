import { z } from 'zod';
import { BOX_CODES, type BoxCode, type Catalogue } from '../box-offer.ts';

/** What the box API says of each box: whether it can be had now. Boxes that it does not know stay on sale. */
export const BoxStock = z.object({
  boxes: z.array(z.object({ code: z.enum(BOX_CODES), available: z.boolean() })),
});
export type BoxStock = z.infer<typeof BoxStock>;

export function soldOutBoxes({ boxes }: BoxStock): BoxCode[] {
  return boxes.filter(({ available }) => !available).map(({ code }) => code);
}

/** The offers, with what is sold out marked so. What content says is sold out stays sold out. */
export function withStock(catalogue: Catalogue, soldOut: readonly BoxCode[]): Catalogue {
  if (soldOut.length === 0) return catalogue;
  return {
    ...catalogue,
    boxes: catalogue.boxes.map((offer) => ({
      ...offer,
      soldOut: offer.soldOut || soldOut.includes(offer.codeName),
    })),
  };
}
