/**
 * `npm run pictures`: renders what changed, converts masters, writes the manifest.
 *
 *   -- --only box-ultra   only pictures whose name starts so (may be repeated)
 *   -- --draft                quick, small renders (marked stale, so the next run makes them again)
 *   -- --convert              no rendering: publish from the committed masters
 *   -- --accept               scripts changed but their look did not: keep the masters
 *   -- --sheet                also draw the contact sheet
 */
import { parseArgs } from 'node:util';
import { catalogue, turns } from './catalogue.ts';
import { drawSheet } from './contact-sheet.ts';
import { makeIcons } from './icons.ts';
import { hasMaster, readLedger, writeLedger, writeMaster } from './masters.ts';
import { publish, publishTurn, removeOrphans, writeManifest } from './publish.ts';
import { paint } from './light/paint.ts';
import { blenderVersion, renderPicture } from './render.ts';
import { sourceHash } from './source-hash.ts';

const { values: options } = parseArgs({
  options: {
    only: { type: 'string', multiple: true, default: [''] },
    draft: { type: 'boolean', default: false },
    convert: { type: 'boolean', default: false },
    accept: { type: 'boolean', default: false },
    sheet: { type: 'boolean', default: false },
  },
});

const DRAFT = 'draft';
const draftOf = (hash: string) => `${DRAFT} of ${hash}`;

/** Another run may have finished pictures meanwhile: never write back an old copy. */
async function note(name: string, made: string): Promise<void> {
  await writeLedger({ ...(await readLedger()), [name]: made });
}

async function makeMasters(): Promise<void> {
  const ledger = await readLedger();
  const wanted = [...catalogue, ...turns].filter(({ name }) =>
    options.only.some((start) => name.startsWith(start)),
  );
  let blender: string | undefined;
  for (const picture of wanted) {
    const hash = await sourceHash(picture);
    const known = ledger[picture.name];
    const master = await hasMaster(picture.name);
    if (master && (known === hash || (options.draft && known === draftOf(hash)))) continue;
    if (options.accept && master && known !== undefined && !known.startsWith(DRAFT)) {
      await note(picture.name, hash);
      continue;
    }
    const started = Date.now();
    if (picture.make.by === 'paint') {
      await writeMaster(picture, await paint(picture.make.script, picture.width, picture.height));
    } else {
      blender ??= await blenderVersion();
      await writeMaster(picture, await renderPicture(picture, options.draft));
    }
    const draft = options.draft && picture.make.by !== 'paint';
    await note(picture.name, draft ? draftOf(hash) : hash);
    console.log(`${picture.name}: ${Math.round((Date.now() - started) / 1000)} s`);
  }
}

async function run(): Promise<void> {
  if (!options.convert) await makeMasters();
  const present = [];
  for (const picture of catalogue) {
    if (await hasMaster(picture.name)) present.push(picture);
    else console.warn(`${picture.name}: no master yet`);
  }
  const published = [];
  for (const picture of present) published.push(await publish(picture));
  const turned = [];
  for (const turn of turns) if (await hasMaster(turn.name)) turned.push(await publishTurn(turn));
  await writeManifest(published, turned);
  await removeOrphans(published, turned);
  await makeIcons();
  console.log(`${published.length} of ${catalogue.length} pictures published`);
  if (options.sheet) console.log(await drawSheet());
}

try {
  await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
