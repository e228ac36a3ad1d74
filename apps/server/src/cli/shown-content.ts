import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ContentCall, contentCalls, type ContentOf } from '@vitrine/domain/content/calls';
import { contestsFrom } from '../forms/contests.ts';
import { createFormBook } from '../forms/form-book.ts';
import { readManifest } from '../release/load-release.ts';
import { PUBLIC_FOLDER } from '../release/manifest.ts';
import { releasesIn } from '../release/releases.ts';
import type { ContestRecords } from '../store/contest-records.ts';
import { UsageError } from './usage-error.ts';

export type ShownForms = ReturnType<typeof shownForms>;

export class NothingShownError extends UsageError {
  constructor() {
    super('There is no release on show: publish one first.');
  }
}

/** What visitors see and the server applies: what the release on show says of contests and forms. */
export function shownForms(varFolder: string, records: ContestRecords) {
  const contests = contestsFrom(
    async () => (await shownContent(varFolder, 'contest')).contests,
    records,
  );
  return {
    contests,
    forms: createFormBook(() => shownContent(varFolder, 'forms'), contests),
    /** Of how far a request has come. */
    followUp: () => shownContent(varFolder, 'pages/suivi'),
  };
}

export async function shownRelease(varFolder: string): Promise<{ id: string; folder: string }> {
  const releases = releasesIn(varFolder);
  const id = await releases.current();
  if (id === null) throw new NothingShownError();
  return { id, folder: releases.folderOf(id) };
}

/** A content file of the release on show. */
export async function shownContent<Call extends ContentCall>(
  varFolder: string,
  call: Call,
): Promise<ContentOf<Call>> {
  const { folder } = await shownRelease(varFolder);
  const { files } = await readManifest(folder);
  const file = files[`/data-json/${call}.json`];
  if (!file) throw new UsageError(`The release on show has no content/${call}.json.`);
  const json = await readFile(join(folder, PUBLIC_FOLDER, file.file), 'utf8');
  return contentCalls[call].parse(JSON.parse(json)) as ContentOf<Call>;
}
