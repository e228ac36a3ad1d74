const MINUTE_MS = 60_000;
/** Beyond this many networks in a minute the count starts again: memory is bounded, not visitors. */
const NETWORKS_KEPT = 100_000;

/** So many a minute for each network. */
export function createNetworkLimit(perMinute: number, clock: () => Date) {
  let minute = Number.NaN;
  const taken = new Map<string, number>();
  function takenBy(network: string): number {
    const now = Math.floor(clock().getTime() / MINUTE_MS);
    if (now !== minute || taken.size >= NETWORKS_KEPT) {
      minute = now;
      taken.clear();
    }
    return taken.get(network) ?? 0;
  }
  return {
    /** Whether it could take one more. */
    hasLeft: (network: string) => takenBy(network) < perMinute,
    /** False when the network has had its share of this minute. */
    take(network: string, count: number) {
      const before = takenBy(network);
      if (before + count > perMinute) return false;
      taken.set(network, before + count);
      return true;
    },
  };
}
