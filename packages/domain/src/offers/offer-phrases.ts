import { z } from 'zod';
import { Text } from '../content/parts.ts';
import { Sentence } from '../content/sentences.ts';

/**
 * What is said of any box from its facts (box-phrases.ts): the words, written beside the offers; what
 * holds of which box is theirs.
 */
export const OfferPhrases = z.strictObject({
  /** Who may have the promotional price. */
  promotion: Sentence('months'),
  /** Whether its price changes after a while, in a few words and in a sentence. */
  priceLife: z.strictObject({ lasting: Text, promoted: Text }),
  /** After what it gives: whether no box with fibre and TV costs less. */
  priceRank: z.strictObject({ smallest: Text, small: Text }),
  priceSentence: z.strictObject({
    lasting: Sentence('box', 'price'),
    promoted: Sentence('box', 'price'),
  }),
  tv: z.strictObject({
    none: Text,
    player: Sentence('count'),
    application: Sentence('count', 'application'),
  }),
  /** The same in a sentence, with what a subscriber of a box without TV can do. */
  tvSentence: z.strictObject({
    none: Sentence('box', 'application', 'count', 'price'),
    player: Sentence('count'),
    application: Sentence('count', 'application'),
  }),
  applicationPrice: z.strictObject({ included: Text, paid: Sentence('price') }),
  calls: z.strictObject({
    unlimited: Text,
    /** To how many at most, of those lines that have a limit. */
    limit: Text,
    limited: Sentence('unlimited', 'limit'),
    none: Text,
  }),
  bands: z.strictObject({ one: Sentence('count'), several: Sentence('count') }),
  ports: z.strictObject({
    one: Sentence('count', 'port'),
    several: Sentence('count', 'port'),
    atSpeed: Sentence('ports', 'speed'),
  }),
  screens: z.strictObject({ one: Text, several: Sentence('count') }),
  /** The small print of an offer: price, who may have it, fees, equipment. */
  conditions: z.strictObject({
    offer: z.strictObject({ tv: Text, noTv: Text }),
    subject: z.strictObject({ fibre: Text, '5g': Text }),
    promoted: Sentence('offer', 'subject', 'price', 'eligibility'),
    lasting: Sentence('offer', 'subject', 'price'),
    fee: Sentence('fee', 'amount'),
    lent: z.strictObject({ player: Text, box: Text }),
    returned: Sentence('lent'),
    returnedOrPaid: Sentence('lent', 'amount'),
  }),
  /** Who has the family's discount, on what, and until when. */
  family: Sentence('discount', 'lines', 'plans'),
});
export type OfferPhrases = z.infer<typeof OfferPhrases>;
