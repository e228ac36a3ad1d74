import { Contest, ContestRules } from '@vitrine/domain/content/contest';
import { type ContestCode, endpointOf } from '@vitrine/domain/forms/form-codes';
import type { Site } from '../release/site.ts';
import type { ContestRecords } from '../store/contest-records.ts';

/** The contests on show, which one may enter, and those that once were. */
export type Contests = {
  all: () => Promise<readonly Contest[]>;
  find: (code: ContestCode) => Promise<Contest | null>;
  /** By what its addresses call it. */
  at: (endpoint: string) => Promise<Contest | null>;
  /** Those that are gone too, as they were when someone last entered: entries are to be read and drawn. */
  ever: () => Promise<readonly Contest[]>;
  known: (code: ContestCode) => Promise<Contest | null>;
  knownAt: (endpoint: string) => Promise<Contest | null>;
  /** Kept with its entries, for when it is gone. */
  keep: (contest: Contest) => Promise<void>;
};

export function contestsFrom(all: Contests['all'], records: ContestRecords): Contests {
  const kept = new Map<ContestCode, string>();

  async function ever(): Promise<readonly Contest[]> {
    const shown = await all();
    // As content was then: one that today's schema cannot read is as good as lost.
    const past = (await records.all()).flatMap((record) => Contest.safeParse(record).data ?? []);
    return [...shown, ...past.filter(({ code }) => !shown.some((one) => one.code === code))];
  }

  const named = async (code: ContestCode, of: Contests['all']) =>
    (await of()).find((contest) => contest.code === code) ?? null;
  const at = async (endpoint: string, of: Contests['all']) =>
    (await of()).find((contest) => endpointOf(contest) === endpoint) ?? null;

  return {
    all,
    ever,
    find: (code) => named(code, all),
    at: (endpoint) => at(endpoint, all),
    known: async (code) => (await named(code, all)) ?? named(code, ever),
    knownAt: async (endpoint) => (await at(endpoint, all)) ?? at(endpoint, ever),
    async keep(contest) {
      const text = JSON.stringify(contest);
      if (kept.get(contest.code) === text) return;
      await records.keep(contest.code, text);
      kept.set(contest.code, text);
    },
  };
}

/** Where a release keeps the rules that its pages show. */
const RULES_PATH = '/data-json/contest.json';

/**
 * Those of the release on show, which visitors read and the draw follows: not what a content service would
 * publish next.
 */
export function createContests(site: Pick<Site, 'file'>, records: ContestRecords): Contests {
  let known: { hash: string; rules: ContestRules } | null = null;
  return contestsFrom(async () => {
    const file = site.file(RULES_PATH);
    if (!file) return [];
    if (known?.hash !== file.hash) {
      const json: unknown = JSON.parse(file.content().toString('utf8'));
      known = { hash: file.hash, rules: ContestRules.parse(json) };
    }
    return known.rules.contests;
  }, records);
}
