import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { textProblems } from '@vitrine/domain/content/problems';
import { fixTypography } from '@vitrine/domain/typography';
import { formatted } from '../support/format.ts';

type SetTypography = {
  /** Files whose French was not as it should be, and is. */
  readonly fixed: readonly string[];
  /** What stands in the way: a file that is no JSON, or says a thing twice, is left as it is written. */
  readonly problems: readonly string[];
};

/** Sets the French of every file of a folder of content; each is named as `named` does. */
export async function setTypography(
  folder: string,
  named: (file: string) => string = (file) => `content/${file}`,
): Promise<SetTypography> {
  const fixed: string[] = [];
  const problems: string[] = [];
  for (const file of globSync('**/*.json', { cwd: folder }).toSorted()) {
    const path = join(folder, file);
    const text = readFileSync(path, 'utf8');
    const wrong = textProblems(named(file), text);
    problems.push(...wrong);
    if (wrong.length > 0) continue;
    const json: unknown = JSON.parse(text);
    const set = fixTypography(json);
    if (JSON.stringify(set) === JSON.stringify(json)) continue;
    writeFileSync(path, await formatted(path, JSON.stringify(set, null, 2)));
    fixed.push(named(file));
  }
  return { fixed, problems };
}
