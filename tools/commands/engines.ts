import { startChromium } from '../engines/chromium.ts';
import type { Engine } from '../engines/engine.ts';
import { startFirefox } from '../engines/firefox.ts';
import { type Box, differences, measure, SIGHTS } from '../engines/geometry.ts';
import { JOURNEYS } from '../engines/journeys.ts';
import { visitorOf } from '../engines/visitor.ts';
import { startWebKit } from '../engines/webkit.ts';
import { siteWithoutScript } from '../engines/without-script.ts';
import { ensureInstalled } from '../support/debian.ts';
import { freePort } from '../support/ports.ts';
import { withSite } from '../support/site.ts';

/**
 * The main journeys in Chromium, Firefox and WebKitGTK, and the places of header, menu, heroes, comparator
 * and footer compared with Chromium's. Names after `--` pick engines. Ends with 1 if anything failed.
 */
const STARTERS: Readonly<Record<Engine['name'], () => Promise<Engine>>> = {
  chromium: startChromium,
  firefox: async () => startFirefox(await freePort()),
  webkit: async () => startWebKit(await freePort()),
};

const wanted = process.argv.slice(2);
const engines = (Object.keys(STARTERS) as Engine['name'][]).filter(
  (name) => wanted.length === 0 || name === 'chromium' || wanted.includes(name),
);
ensureInstalled({
  'firefox-esr': 'firefox-esr',
  WebKitWebDriver: 'webkit2gtk-driver',
  Xvfb: 'xvfb',
});

const failures: string[] = [];
const places = new Map<string, readonly Box[]>();

async function walkIn(name: Engine['name'], origin: string, scriptless: string): Promise<void> {
  const engine = await STARTERS[name]();
  console.log(`\n${name} ${engine.version}`);
  const visitor = visitorOf(engine, origin, scriptless);
  try {
    await engine.resize(1280, 900);
    for (const journey of JOURNEYS) await attempt(name, journey.name, () => journey.walk(visitor));
    for (const sight of SIGHTS)
      await attempt(name, sight.name, async () => {
        const boxes = await measure(visitor, sight);
        const expected = places.get(sight.name);
        if (name === 'chromium') places.set(sight.name, boxes);
        else if (expected) {
          const found = differences(sight, name, expected, boxes);
          if (found.length > 0) throw new Error(found.slice(0, 6).join('\n      '));
        }
      });
  } finally {
    await engine.close();
  }
}

async function attempt(engine: string, what: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
    console.log(`  ✓ ${what}`);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    failures.push(`${engine}: ${what}`);
    console.log(`  ✗ ${what}\n      ${why}`);
  }
}

await withSite(async (origin) => {
  const scriptless = await siteWithoutScript(origin);
  for (const name of engines) await walkIn(name, origin, scriptless.origin);
  await scriptless.close();
});
console.log(
  failures.length === 0
    ? `\n${engines.length} engines: ${JOURNEYS.length} journeys and ${SIGHTS.length} places each`
    : `\n${failures.length} failed:\n  ${failures.join('\n  ')}`,
);
process.exitCode = failures.length === 0 ? 0 : 1;
