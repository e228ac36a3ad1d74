import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Brand } from '@vitrine/domain/brand';
import { CATALOGUE_CALL, type ContentCall, contentCallNames } from '@vitrine/domain/content/calls';
import { OWN_TOKENS, validContent } from '@vitrine/domain/content/client';
import { brokenRules } from '@vitrine/domain/content/rules/all-rules';
import { contentSet } from '@vitrine/domain/content/rules/rule';
import { fillText, type Tokens, tokensOf } from '@vitrine/domain/content-tokens';

/** What is wrong in a folder of content, file by file, each as `content/<call>.json: field: why`. */
export async function contentProblems(folder: string, brand: Brand): Promise<string[]> {
  const problems: string[] = [];
  const raw = new Map<ContentCall, unknown>();
  const catalogue = await read(CATALOGUE_CALL, OWN_TOKENS);
  if (!catalogue)
    return problems.length > 0 ? problems : [`content/${CATALOGUE_CALL}.json is missing`];
  const tokens = tokensOf(catalogue);
  for (const call of contentCallNames) if (call !== CATALOGUE_CALL) await read(call, tokens);
  if (problems.length > 0) return problems; // rules over all content need all of it
  return brokenRules(contentSet(raw, brand, (text) => fillText(text, brand, tokens)));

  async function read<Call extends ContentCall>(call: Call, filled: Tokens | typeof OWN_TOKENS) {
    const text = await readFile(join(folder, `${call}.json`), 'utf8').catch(absentIsNull);
    if (text === null) return null; // it arrives with its page
    try {
      const json: unknown = JSON.parse(text);
      raw.set(call, json);
      return validContent(call, json, brand, filled);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      problems.push(reason.startsWith('content/') ? reason : `content/${call}.json: ${reason}`);
      return null;
    }
  }
}

function absentIsNull(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
