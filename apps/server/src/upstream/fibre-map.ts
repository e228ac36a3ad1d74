import { createUpstream, UpstreamError, type UpstreamOptions } from '@vitrine/domain/upstream';
import { importCoverage } from '@vitrine/geo/coverage-import';
import type { Geography } from '../geo/geography.ts';
import { keepCoverage } from '../geo/keep-coverage.ts';

/** Some thirty-five thousand lines; a release is being made and nobody waits on a page. */
const TIMEOUT_MS = 30_000;
const ANSWER_LIMIT_BYTES = 32 * 1024 * 1024;

/**
 * Brings the coverage by municipality up to date from the fibre map service, in the importer's own shape. All or
 * nothing: a file with one bad line, or none at all, leaves what was known. Says whether there is a new one.
 */
export async function refreshCoverage({
  url,
  varFolder,
  index,
  log,
  timeoutMs = TIMEOUT_MS,
}: {
  /** Null: what was imported, or the sample. */
  url: string | null;
  varFolder: string;
  index: Geography['index'];
  log: UpstreamOptions['log'];
  timeoutMs?: number;
}): Promise<boolean> {
  if (url === null) return false;
  const upstream = createUpstream({
    name: 'fibre map service',
    timeoutMs,
    limitBytes: ANSWER_LIMIT_BYTES,
    failuresBeforeRest: 1,
    restMs: timeoutMs,
    log,
  });
  const coverage = await upstream
    .ask(
      `${url}/coverage.csv`,
      ({ text }) => {
        const result = importCoverage(text, (citycode) => index.byCode(citycode) !== undefined);
        if (result.ok) return result.coverage;
        const [first] = result.errors;
        throw new UpstreamError(
          `a coverage with ${result.errors.length} bad line(s), line ${first?.line} first`,
        );
      },
      { headers: { accept: 'text/csv' } },
    )
    .catch(() => null);
  if (coverage === null) return false;
  await keepCoverage(varFolder, coverage, new URL(url).host);
  return true;
}
