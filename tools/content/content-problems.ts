import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Brand } from '@vitrine/domain/brand';
import { CATALOGUE_CALL, type ContentCall, contentCallNames } from '@vitrine/domain/content/calls';
import { OWN_TOKENS, validContent } from '@vitrine/domain/content/client';
import { type Tokens, tokensOf } from '@vitrine/domain/content-tokens';

/** What is wrong in a folder of content, file by file, each as `content/<call>.json: field: why`. */
export async function contentProblems(folder: string, brand: Brand): Promise<string[]> {
  const problems: string[] = [];
  const catalogue = await read(CATALOGUE_CALL, OWN_TOKENS);
  if (!catalogue)
    return problems.length > 0 ? problems : [`content/${CATALOGUE_CALL}.json is missing`];
  const tokens = tokensOf(catalogue);
  for (const call of contentCallNames) if (call !== CATALOGUE_CALL) await read(call, tokens);
  return problems;

  async function read<Call extends ContentCall>(call: Call, filled: Tokens | typeof OWN_TOKENS) {
    const text = await readFile(join(folder, `${call}.json`), 'utf8').catch(absentIsNull);
    if (text === null) return null; // it arrives with its page
    try {
      return validContent(call, JSON.parse(text), brand, filled);
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
