/**
 * Everything an operator does, by one command: on a checkout (`npm run vitrine -- …`), in the
 * container and under systemd (`vitrine …`), all with the same settings and the same store.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '@vitrine/domain/config';
import { readBrands } from '../../../../brands/brands.ts';
import { withPublishingLock } from '../release/publishing-lock.ts';
import { releasesIn } from '../release/releases.ts';
import { giveRelease, rollBack, showShared } from '../release/share-releases.ts';
import { adoptShipped, takePlanned } from '../release/shipped-release.ts';
import { withSharedReleases } from '../release/with-shared-releases.ts';
import { readSettings, readVarFolder } from '../settings.ts';
import type { Contents } from '../store/copy.ts';
import { backup, migrateStore, restore } from './backup.ts';
import { withTerminal } from './cli.ts';
import { consentCommand } from './consent.ts';
import { exportContent } from './content.ts';
import { diagnose } from './doctor.ts';
import { DRAW_USAGE, drawCommand, sealAnswer, verifyDraw } from './draw.ts';
import { importCoverageFile } from './import-coverage.ts';
import { writeNginxRelease } from './nginx-release.ts';
import { SUBMISSIONS_USAGE, submissionsCommand } from './submissions.ts';
import { UsageError } from './usage-error.ts';

const USAGE = `vitrine <command>
  start                                   serve the current release
  publish                                 show what is in content/ to visitors (where the repository is);
                                          in an image: show the release that it carries, on every server
  rollback                                back to the release that the current one replaced
  submissions <…>                         what visitors sent
  draw <…>                                the draw of a contest
  consent <id>                            the proof of a visitor's choice about cookies
  backup --to <file>                      a whole copy of the store, while servers run
  restore <file> [--overwrite]            put it back, on either kind of store
  migrate-store --to <postgres://…> [--overwrite]   from this store to PostgreSQL
  import-coverage <file.csv> [--label …]  the regulator's fibre coverage
  content export <folder>                 the content on show, byte by byte, into an empty folder
  content import <folder>                 the other way round, checked first (where the repository is)
  import-channels <list.csv>              the operator's channel list (where the repository is)
  nginx-release <folder>                  what nginx needs for the current release; then nginx -s reload
  doctor                                  what is well, what is not, and what to do
  submissions --help, draw --help         what they do
BACKUP_PASSPHRASE encrypts a backup, and opens it.`;

const root = join(import.meta.dirname, '..', '..', '..', '..');

/** What cannot be done is said in one line, never as a stack trace. */
export function vitrine(args: string[]): Promise<void> {
  return obey(args).catch(say);
}

async function obey([command, ...args]: string[]): Promise<void> {
  if (args.includes('--help')) return console.error(usageOf(command));
  switch (command) {
    case 'start': {
      takesNothing(args);
      const { failToStart, serve } = await import('../server.ts');
      await serve(process.env).catch(failToStart);
      return;
    }
    case 'submissions':
      return withTerminal((terminal) => submissionsCommand(args, terminal));
    case 'draw':
      if (args[0] === 'verify') return verifyDraw(args, (line) => console.log(line));
      if (args[0] === 'answer') return sealAnswer(args, (line) => console.log(line));
      return withTerminal((terminal) => drawCommand(args, terminal));
    case 'consent':
      return withTerminal((terminal) => consentCommand(args, terminal));
    case 'publish': {
      const { shippedFolder } = readSettings(process.env);
      if (shippedFolder === null) return ofRepository('publish-content', args);
      takesNothing(args);
      return publishShipped(shippedFolder);
    }
    case 'rollback':
      takesNothing(args);
      return goBack();
    case 'backup':
      return backUp(args);
    case 'restore':
      return putBack(args);
    case 'migrate-store':
      return migrate(args);
    case 'content':
      return content(args);
    case 'import-channels':
      return ofRepository(command, args);
    case 'import-coverage':
      return importCoverageFile(args, readVarFolder(process.env));
    case 'nginx-release':
      return nginxRelease(args);
    case 'doctor':
      takesNothing(args);
      return doctor();
    default:
      console.error(USAGE);
      process.exitCode = command === undefined || command === '--help' ? 0 : 2;
  }
}

/** Needs no store: who asks may be looking for the one to name. */
function usageOf(command: string | undefined): string {
  if (command === 'submissions') return SUBMISSIONS_USAGE;
  return command === 'draw' ? DRAW_USAGE : USAGE;
}

async function content([action, folder]: string[]): Promise<void> {
  if (!folder || (action !== 'export' && action !== 'import'))
    throw new UsageError('content export <folder>, or content import <folder>');
  if (action === 'import') return ofRepository('import-content', [folder]);
  const id = await exportContent(readVarFolder(process.env), folder);
  console.log(`${folder}: the content of release ${id}`);
}

/** Throws for what a command would not heed: what was asked for would not be what is done. */
function takesNothing(args: string[]): void {
  parseArgs({ args });
}

/** Throws for an option that there is not. */
function optionsIn(args: string[]) {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { to: { type: 'string' }, overwrite: { type: 'boolean', default: false } },
  });
  return { ...values, place: positionals[0] };
}

const passphrase = () => process.env['BACKUP_PASSPHRASE'] || null;

async function goBack(): Promise<void> {
  const releases = releasesIn(readVarFolder(process.env));
  const id = await withSharedReleases(process.env, (shared) => rollBack(shared, releases), 'find');
  console.log(`Back to release ${id}.`);
}

async function backUp(args: string[]): Promise<void> {
  const { to } = optionsIn(args);
  const settings = readSettings(process.env);
  if (!to) throw new UsageError('Where to? Add --to <file>.');
  tell(await backup(settings, to, passphrase()));
  console.log(`${to}${passphrase() === null ? ', not encrypted' : ', encrypted'}`);
}

async function putBack(args: string[]): Promise<void> {
  const { place, overwrite } = optionsIn(args);
  if (!place) throw new UsageError('Restore what? Give the file of a backup.');
  const advice: string[] = [];
  const settings = readSettings(process.env);
  tell(await restore(settings, place, passphrase(), overwrite, (line) => advice.push(line)));
  for (const line of advice) console.log(line);
}

async function migrate(args: string[]): Promise<void> {
  const { to, overwrite } = optionsIn(args);
  const settings = readSettings(process.env);
  if (!to || !/^postgres(ql)?:\/\//.test(to))
    throw new UsageError('Where to? Add --to postgres://…');
  if (to === settings.databaseUrl) throw new UsageError('This is that store already.');
  tell(await migrateStore(settings, { databaseUrl: to, dataFolder: '' }, overwrite));
  console.log('Compared row by row: the same. Set DATABASE_URL and restart the servers.');
}

async function nginxRelease(args: string[]): Promise<void> {
  const { place } = optionsIn(args);
  if (!place) throw new UsageError('Where to? Give the folder that nginx includes from.');
  const varFolder = readVarFolder(process.env);
  const releases = releasesIn(varFolder);
  await withSharedReleases(
    process.env,
    async (shared) => shared && showShared(shared, releases),
    'find',
  );
  const id = await writeNginxRelease(varFolder, readConfig(process.env, readBrands()), place);
  console.log(`${place}: release ${id}`);
}

/** The release of this image and what is planned after it, for all servers of the database, or for this one. */
async function publishShipped(folder: string): Promise<void> {
  const releases = releasesIn(readVarFolder(process.env));
  const id = await withSharedReleases(process.env, (shared) =>
    withPublishingLock(releases.folder, shared, async () => {
      const shipped = await adoptShipped(releases, folder);
      if (shipped === null) throw new Error(`${folder} holds no release`);
      const planned = await takePlanned(releases, folder);
      if (shared) await giveRelease(shared, releases, shipped, planned);
      else await releases.plan(planned);
      await releases.switchTo(shipped);
      return shipped;
    }),
  );
  console.log(`Release ${id} is shown.`);
}

async function doctor(): Promise<void> {
  const findings = await diagnose(process.env);
  const marks = { well: '✓', unwell: '✗', 'not used': '–' } as const;
  for (const { what, state, seen, advice } of findings)
    console.log(`${marks[state]} ${what}: ${seen}${advice === undefined ? '' : ` → ${advice}`}`);
  if (findings.some(({ state }) => state === 'unwell')) process.exitCode = 1;
}

function tell(contents: Contents): void {
  for (const [table, { rows, hash }] of Object.entries(contents))
    console.log(`${table}: ${rows} rows, ${hash.slice(0, 16)}`);
}

/** What renders pages or writes content is not in the image, nor in the package of a server. */
function ofRepository(name: string, args: readonly string[]): void {
  const program = join(root, 'tools', 'commands', `${name}.ts`);
  if (existsSync(program)) return run(program, args);
  console.error(`${name} needs the repository: run it there, then give the servers its release.`);
  process.exitCode = 1;
}

function run(program: string, args: readonly string[]): void {
  const { status } = spawnSync(process.execPath, [program, ...args], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
}

function say(error: unknown): void {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

if (import.meta.main) await vitrine(process.argv.slice(2));
