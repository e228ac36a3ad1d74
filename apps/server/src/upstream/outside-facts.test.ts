import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { draftOf } from '../publishing/site-state.ts';
import { testConfig } from '../testing/config.ts';
import { FAULTS, patienceWith, startFakeService } from '../testing/fake-service.ts';
import { newVarFolder } from '../testing/releases.ts';
import { createOutsideFacts } from './outside-facts.ts';

const contentFolder = fileURLToPath(new URL('../../../../content', import.meta.url));

const review = {
  id: 'TP-77',
  rating: 4.5,
  review: 'Le débit est là, même le soir.',
  author: 'Nadia R.',
  box: 'Freebox Pop',
  publishedOn: '2026-11-02',
  experiencedOn: '2026-10-01',
  url: 'https://reviews.example.org/r/TP-77',
};
const older = { ...review, id: 'TP-12', publishedOn: '2025-02-01' };

/** Both services behind one address. */
async function startServices(unavailable = 'pop') {
  const fake = await startFakeService(({ url }) =>
    url.pathname === '/boxes'
      ? { boxes: [{ code: unavailable, available: false }] }
      : { average: 4.4, count: 812, reviews: [older, review] },
  );
  onTestFinished(fake.close);
  const varFolder = await newVarFolder();
  const lines: string[] = [];
  const config = testConfig({ BOX_API_URL: fake.url, REVIEWS_SERVICE_URL: fake.url });
  /** What a release made now would hold. */
  const release = () =>
    draftOf({
      config,
      contentFolder,
      varFolder,
      coverage: null,
      facts: createOutsideFacts({
        config,
        varFolder,
        timeoutMs: patienceWith(fake),
        log: ({ event }) => lines.push(event),
      }),
    }).at(new Date());
  const soldOut = async () =>
    (await release().content('box-comparator')).boxes
      .filter((offer) => offer.soldOut)
      .map(({ codeName }) => codeName);
  return { fake, lines, release, soldOut, varFolder };
}

describe('without services', () => {
  test('every box is on sale, and the embedded reviews say that they are samples', async () => {
    const config = testConfig();
    const facts = createOutsideFacts({ config, varFolder: '/nowhere', log: () => undefined });
    expect(await facts.soldOut()).toEqual([]);
    expect(await facts.reviews()).toBeNull();
  });
});

describe('the box API', () => {
  test('takes off sale what is out of stock', async () => {
    const { soldOut } = await startServices();
    expect(await soldOut()).toEqual(['pop']);
  });

  test('prices begin at what can be had, whoever says what cannot', async () => {
    const { release } = await startServices('v6');
    const flagged = draftOf({
      config: testConfig({ SOLD_OUT_BOX: 'v6' }),
      contentFolder,
      varFolder: await newVarFolder(),
      coverage: null,
    }).at(new Date());
    for (const state of [release(), flagged]) {
      expect((await state.content('pages/nos-offres-{line}')).intro).toContain('dès 23,99');
      const { boxes } = await state.content('box-comparator');
      expect(boxes.find(({ soldOut }) => soldOut)?.codeName).toBe('v6');
    }
  });

  test('when it is away and its last good answer is damaged, everything is sold', async () => {
    const { fake, soldOut, varFolder } = await startServices();
    await soldOut();
    fake.mode = 'refuses';
    const kept = join(varFolder, 'last-good', 'services', 'box-API.json');
    await writeFile(kept, (await readFile(kept)).subarray(0, 9));
    expect(await soldOut()).toEqual([]);
  });

  test.each(FAULTS)('when it %s, a first release sells everything', async (mode) => {
    const { fake, soldOut, lines } = await startServices();
    fake.mode = mode;
    expect(await soldOut()).toEqual([]);
    expect(lines).toEqual(['box API failed']);
  });

  test.each(FAULTS)('when it %s later, its last good answer holds', async (mode) => {
    const { fake, soldOut } = await startServices();
    await soldOut();
    fake.mode = mode;
    expect(await soldOut()).toEqual(['pop']);
  });
});

describe('the reviews service', () => {
  test('takes the place of the sample, newest first, and each review leads to its source', async () => {
    const { release } = await startServices();
    const { sample, total, reviews } = await release().content('reviews');
    expect(sample).toBeNull();
    expect(total).toEqual({ average: 4.4, count: 812 });
    expect(reviews.map(({ id }) => id)).toEqual(['TP-77', 'TP-12']);
    expect(reviews[0]).toMatchObject({
      url: review.url,
      publicationInfos: { mention: 'Avis vérifié', main: 'Nadia R., Freebox Pop' },
      tracking: { section: 'avis', action: 'tp-77' },
    });
  });

  test('gives the home page no more than it shows', async () => {
    const { fake, release } = await startServices();
    const embedded = JSON.parse(
      await readFile(join(contentFolder, 'home', 'reviews.json'), 'utf8'),
    ) as { reviews: unknown[] };
    const { reviews } = await release().content('home/reviews');
    expect(reviews.length).toBeLessThanOrEqual(embedded.reviews.length);
    expect(fake.requests.map(({ url }) => url.pathname)).toContain('/reviews');
  });

  test.each(FAULTS)('when it %s, the embedded reviews stay, as samples', async (mode) => {
    const { fake, release } = await startServices();
    fake.mode = mode;
    const { sample, reviews } = await release().content('reviews');
    expect(sample).not.toBeNull();
    expect(reviews.length).toBeGreaterThan(2);
  });
});
