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

export type Department = { readonly code: string; readonly name: string; readonly region: string };

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
  return file
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
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
    });
}

export function readDepartments(file: string): Department[] {
  return file
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [code = '', name = '', region = ''] = line.split('\t');
      return { code, name, region };
    });
}

/** Mayotte and Réunion have three digits, the Corsican ones a letter. */
export function departmentOf(citycode: string): string {
  return citycode.startsWith('97') || citycode.startsWith('98')
    ? citycode.slice(0, 3)
    : citycode.slice(0, 2);
}
