import { z } from 'zod';

/**
 * What a box brings with it, beyond its price and speeds. Written once, in the offers: sentences,
 * tables, steps and legal notices are derived from it (box-phrases.ts), and the rules over all
 * content (content/rules) refuse a text that denies it.
 */

/** Sockets on the back; `speed` in Mbit/s where it matters. */
const Port = z.strictObject({
  kind: z.enum(['ethernet', 'sfp', 'usb-c', 'usb']),
  count: z.int().positive(),
  speed: z.int().positive().optional(),
});

export const BoxFacts = z.strictObject({
  /** A TV player and its remote are in the parcel. */
  player: z.boolean(),
  /**
   * The TV application: the box's channels come through it ('channels'), it comes beside the
   * player ('beside'), or it is a service of its own that its subscribers may install ('apart').
   */
  tvApplication: z.enum(['channels', 'beside', 'apart']),
  /** Unlimited calls from a fixed line. */
  calls: z.boolean(),
  /** Slots for disks in the built-in server; 0 when there is no server. */
  diskSlots: z.int().nonnegative(),
  /** GHz, those that every model delivered has. */
  wifiBands: z.array(z.number().positive()).min(1),
  ports: z.array(Port).min(1),
});
export type BoxFacts = z.infer<typeof BoxFacts>;

/** Who may have the promotional price: whoever subscribes for the first time, or comes back. */
export const PromotionTerms = z.strictObject({
  /** Months since the termination after which a former subscriber counts as new. */
  returnAfterMonths: z.int().positive(),
});

/** What one formula of a video service gives for its price. */
export const VideoPlan = z.strictObject({
  quality: z.enum(['HD', 'UHD']),
  /** At the same time. */
  screens: z.int().positive(),
  advertising: z.boolean(),
});
export type VideoPlan = z.infer<typeof VideoPlan>;

type WithFacts = {
  readonly facts: BoxFacts;
  readonly includedChannelsNumber: number | null;
  readonly server?: unknown;
};

/** Why these facts cannot be true together, for whoever wrote them, or null. */
export function factsProblem({ facts, includedChannelsNumber, server }: WithFacts): string | null {
  const { player, tvApplication, diskSlots } = facts;
  if (includedChannelsNumber === null && (player || tvApplication !== 'apart'))
    return 'une box sans chaînes n’a ni player («\u00a0player\u00a0»\u00a0: false), ni application avec elle («\u00a0tvApplication\u00a0»\u00a0: "apart")';
  if (includedChannelsNumber !== null && player !== (tvApplication === 'beside'))
    return 'les chaînes viennent par le player («\u00a0player\u00a0»\u00a0: true et «\u00a0tvApplication\u00a0»\u00a0: "beside") ou par l’application («\u00a0player\u00a0»\u00a0: false et «\u00a0tvApplication\u00a0»\u00a0: "channels")';
  if ((server !== undefined) !== diskSlots > 0)
    return 'un serveur («\u00a0server\u00a0») a des emplacements de disque («\u00a0diskSlots\u00a0»), et lui seul';
  return null;
}
