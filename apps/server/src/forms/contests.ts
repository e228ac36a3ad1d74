import { type Contest, ContestRules } from '@vitrine/domain/content/contest';
import type { ContestCode } from '@vitrine/domain/forms/form-codes';
import type { ContentSource } from '../upstream/content-source.ts';

/** The rules in force, from the same content as the pages. */
export type Contests = { find: (code: ContestCode) => Promise<Contest | null> };

export function createContests(content: ContentSource): Contests {
  let known: { hash: string; rules: ContestRules } | null = null;
  return {
    async find(code) {
      const file = await content.read('contest');
      if (!file) return null;
      if (known?.hash !== file.hash) {
        const json: unknown = JSON.parse(file.content().toString('utf8'));
        known = { hash: file.hash, rules: ContestRules.parse(json) };
      }
      return known.rules.contests.find((contest) => contest.code === code) ?? null;
    },
  };
}
