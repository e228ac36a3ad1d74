import { describe, expect, test } from 'vitest';
import { crashDrill } from '../testing/crash-drill.ts';
import { stores } from '../testing/stores.ts';

const KILLS = 25;

describe.each(stores)(
  'a server killed again and again while it writes to %s',
  (_name, newStore) => {
    test('loses nothing it acknowledged, tears nothing, stores nothing twice', async () => {
      const report = await crashDrill(await newStore(), KILLS);

      expect(report).toMatchObject({ kills: KILLS, lost: [], torn: [], duplicated: [] });
      expect(report.acknowledged).toBeGreaterThan(KILLS);
      expect(report.stored).toBeGreaterThanOrEqual(report.acknowledged);
    }, 120_000);
  },
);
