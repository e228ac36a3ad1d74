import { describe, expect, test } from 'vitest';
import type { Coverage } from './coverage.ts';
import { readCoverageFile, sampleTable, writeCoverageFile } from './coverage-file.ts';
import type { Municipality } from './municipality.ts';

const rows: Coverage[] = [
  {
    citycode: '01001',
    premises: 100,
    fibrePremises: 90,
    plannedQuarter: null,
    box5g: true,
    copper: { commercial: '2026-01-31', technical: '2027-01-31' },
  },
  {
    citycode: '75101',
    premises: 10,
    fibrePremises: 5,
    plannedQuarter: '2027-T2',
    box5g: false,
    copper: null,
  },
];
const place = (code: string, department = code.slice(0, 2)): Municipality => ({
  code,
  name: code,
  department,
  postcodes: [],
  population: 100,
  longitude: 0,
  latitude: 0,
  districtOf: null,
  formerNames: [],
});

describe('imported coverage', () => {
  const table = readCoverageFile(
    writeCoverageFile(rows, { label: 'Arcep,\nT3 2026', importedOn: '2026-11-15' }),
  );

  test('comes back as it was written, with where it comes from', () => {
    expect(table.source).toEqual({
      kind: 'regulator',
      label: 'Arcep, T3 2026',
      importedOn: '2026-11-15',
    });
    expect(table.of(place('01001'))).toEqual(rows[0]);
  });

  test('a municipality that it does not name has no figures: nothing is invented', () => {
    expect(table.of(place('01002'))).toBeNull();
  });

  test('a large town is the sum of its districts, and a district that is not named is its town', () => {
    expect(table.of(place('75056'))).toMatchObject({ premises: 10, fibrePremises: 5 });
    expect(table.of(place('75102'))).toMatchObject({ citycode: '75056' });
  });

  test('another file is refused', () => {
    expect(() => readCoverageFile('01001\t1\t1')).toThrow('no coverage file');
  });
});

test('the sample invents nothing where the operator sells nothing', () => {
  expect(sampleTable.of(place('97701', '977'))).toBeNull();
  expect(sampleTable.of(place('01001'))).not.toBeNull();
});
