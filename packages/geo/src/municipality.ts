/** A municipality of France, or a district (arrondissement) of Paris, Lyon or Marseille. */
export type Municipality = {
  /** INSEE code: five characters, '2A004' in Corsica. */
  readonly code: string;
  readonly name: string;
  /** '42', '2A', '974'. */
  readonly department: string;
  readonly postcodes: readonly string[];
  readonly population: number;
  readonly longitude: number;
  readonly latitude: number;
  /** The town a district belongs to: 'Paris' for 'Paris 11e Arrondissement'. */
  readonly districtOf: string | null;
  /** Former municipalities that merged into this one. */
  readonly formerNames: readonly string[];
};

export type Department = {
  readonly code: string;
  readonly name: string;
  readonly region: string;
  /** INSEE code of its main town. */
  readonly prefecture: string;
};

/** One line a municipality: the file that the preparation writes and the server loads. */
const COLUMNS = 9;

export function writeMunicipality(municipality: Municipality): string {
  return [
    municipality.code,
    municipality.name,
    municipality.department,
    municipality.postcodes.join(' '),
    municipality.population,
    municipality.longitude,
    municipality.latitude,
    municipality.districtOf ?? '',
    municipality.formerNames.join('|'),
  ].join('\t');
}

export function readMunicipalities(file: string): Municipality[] {
  return file.split('\n').filter(isRecord).map(readMunicipality);
}

/** What a search needs of an array of municipalities. */
export type MunicipalityList = Iterable<Municipality> &
  Pick<readonly Municipality[], 'length' | 'at'>;

/** The same, each read when it is asked for: as objects they weigh ten times their file. */
export function openMunicipalities(file: Uint8Array): MunicipalityList {
  const text = new TextDecoder();
  const starts: number[] = [];
  for (let start = 0; start < file.length; start = endOfLine(start) + 1)
    if (file[start] !== HASH && file[start] !== NEW_LINE) starts.push(start);
  const lines = Uint32Array.from(starts);
  const at = (index: number) => {
    const start = lines[index];
    if (start === undefined) return undefined;
    return readMunicipality(text.decode(file.subarray(start, endOfLine(start))));
  };

  return {
    length: lines.length,
    at,
    *[Symbol.iterator]() {
      for (const start of lines)
        yield readMunicipality(text.decode(file.subarray(start, endOfLine(start))));
    },
  };

  function endOfLine(start: number): number {
    const end = file.indexOf(NEW_LINE, start);
    return end === -1 ? file.length : end;
  }
}

const NEW_LINE = 10;
const HASH = 35;

function isRecord(line: string): boolean {
  return line !== '' && !line.startsWith('#');
}

function readMunicipality(line: string): Municipality {
  const cells = line.split('\t');
  if (cells.length !== COLUMNS) throw new Error(`unreadable municipality: ${line}`);
  const [code = '', name = '', department = '', postcodes = ''] = cells;
  const [population, longitude, latitude, districtOf = '', formerNames = ''] = cells.slice(4);
  return {
    code,
    name,
    department,
    postcodes: postcodes === '' ? [] : postcodes.split(' '),
    population: Number(population),
    longitude: Number(longitude),
    latitude: Number(latitude),
    districtOf: districtOf === '' ? null : districtOf,
    formerNames: formerNames === '' ? [] : formerNames.split('|'),
  };
}

export function readDepartments(file: string): Department[] {
  return file
    .split('\n')
    .filter(isRecord)
    .map((line) => {
      const [code = '', name = '', region = '', prefecture = ''] = line.split('\t');
      return { code, name, region, prefecture };
    });
}

/** Mayotte and Réunion have three digits, the Corsican ones a letter. */
export function departmentOf(citycode: string): string {
  return citycode.startsWith('97') || citycode.startsWith('98')
    ? citycode.slice(0, 3)
    : citycode.slice(0, 2);
}

/**
 * Paris, Lyon and Marseille: the only towns whose districts have codes of their own. `postcode` is what people
 * write for the whole of it, and no district has.
 */
export const TOWNS_WITH_DISTRICTS = [
  { town: '75056', districts: /^751\d\d$/, postcode: '75000' },
  { town: '69123', districts: /^6938\d$/, postcode: '69000' },
  { town: '13055', districts: /^132\d\d$/, postcode: '13000' },
] as const;

/** The town a district belongs to; any other municipality is its own. */
export function townOf(citycode: string): string {
  return TOWNS_WITH_DISTRICTS.find(({ districts }) => districts.test(citycode))?.town ?? citycode;
}
