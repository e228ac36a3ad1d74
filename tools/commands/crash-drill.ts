import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crashDrill } from '../../apps/server/src/testing/crash-drill.ts';
import { startPostgres } from '../../apps/server/src/testing/postgres.ts';

/**
 * Kills writing servers, on each store, as many times as asked (50 unless told), and says what was
 * lost. `npm test` does the same with fewer kills.
 *
 *     node tools/run.mjs crash-drill 200
 */
const kills = Number(process.argv[2] ?? 50);
const dataFolder = await mkdtemp(join(tmpdir(), 'vitrine-drill-'));
const postgres = await startPostgres();
try {
  for (const [name, databaseUrl] of [
    ['SQLite', undefined],
    ['PostgreSQL', postgres.url],
  ] as const) {
    const report = await crashDrill({ databaseUrl, dataFolder }, kills);
    console.log(
      `${name}: ${report.kills} kills, ${report.acknowledged} acknowledged, ${report.stored} stored, ` +
        `${report.lost.length} lost, ${report.torn.length} torn, ${report.duplicated.length} duplicated`,
    );
    if (report.lost.length + report.torn.length + report.duplicated.length > 0)
      process.exitCode = 1;
  }
} finally {
  await postgres.stop();
  await rm(dataFolder, { recursive: true, force: true });
}
