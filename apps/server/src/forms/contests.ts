import { type Contest, ContestRules } from '@vitrine/domain/content/contest';
import type { ContestCode } from '@vitrine/domain/forms/form-codes';
import type { Site } from '../release/site.ts';

/** The rules in force. */
export type Contests = {
  all: () => Promise<readonly Contest[]>;
  find: (code: ContestCode) => Promise<Contest | null>;
};

export function contestsFrom(all: Contests['all']): Contests {
  return {
    all,
    find: async (code) => (await all()).find((contest) => contest.code === code) ?? null,
  };
}

/** Where a release keeps the rules that its pages show. */
const RULES_PATH = '/data-json/contest.json';

/**
 * Those of the release on show, which visitors read and the draw follows: not what a content service would
 * publish next.
 */
export function createContests(site: Pick<Site, 'file'>): Contests {
  let known: { hash: string; rules: ContestRules } | null = null;
  return contestsFrom(async () => {
    const file = site.file(RULES_PATH);
    if (!file) return [];
    if (known?.hash !== file.hash) {
      const json: unknown = JSON.parse(file.content().toString('utf8'));
      known = { hash: file.hash, rules: ContestRules.parse(json) };
    }
    return known.rules.contests;
  });
}
