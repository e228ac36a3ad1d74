import { coverageClass, formatQuarter, formatShare, parseQuarter } from '@vitrine/geo/coverage';
import type { MapMunicipality } from '@vitrine/geo/map-shapes';
import { formatDay } from '@vitrine/domain/french';
import { countEvent } from '#browser/tracking.ts';
import { type Area, createMap, loadCountry, loadJson } from './map.ts';

type DepartmentRow = { code: string; name: string; share: number; href: string };

type FibreMapParts = {
  block: HTMLElement;
  container: HTMLElement;
  departments: HTMLSelectElement;
  towns: HTMLSelectElement;
};

/** The country, a department or a municipality, as the lists and the map itself have it. */
export async function drawFibreMap({
  block,
  container,
  departments,
  towns,
}: FibreMapParts): Promise<void> {
  const rows = readRows();
  const map = await createMap(container, { ground: 'land' });
  const shapes = await loadCountry();
  /** What the list of municipalities chooses from. */
  let choices = new Map<string, { place: MapMunicipality; area: Area }>();
  /** Only the last department asked for is drawn. */
  let turn = 0;
  const panel = block.querySelector<HTMLElement>('[data-map-panel]');
  const invitation = panel?.dataset['invitation'] ?? '';

  block.dataset['fibreMap'] = 'ready';
  departments.addEventListener('change', () => {
    if (departments.value === '') showCountry();
    else void showDepartment(departments.value);
  });
  towns.addEventListener('change', () => {
    const choice = choices.get(towns.value);
    if (choice) choose(choice.place.code, { near: true });
    else void showDepartment(departments.value);
  });
  if (departments.value === '') showCountry();
  else await showDepartment(departments.value);

  function showCountry(): void {
    turn += 1;
    map.clear();
    // Before anything is drawn: a change of view draws everything again.
    map.showCountry();
    listTowns([], 'Choisissez d’abord un département');
    offerTable(undefined);
    for (const row of rows) {
      const shape = shapes.departments[row.code];
      if (!shape) continue;
      map.area(shape, {
        className: `map-${coverageClass(row.share)}`,
        text: `${row.name} : ${formatShare(row.share)}`,
        onChoose: () => {
          departments.value = row.code;
          void showDepartment(row.code);
        },
      });
    }
    say(block, invitation);
  }

  async function showDepartment(code: string): Promise<void> {
    turn += 1;
    const own = turn;
    const name = departments.selectedOptions[0]?.textContent ?? code;
    say(block, `Chargement des communes : ${name}…`);
    const { municipalities } = await loadJson<{ municipalities: MapMunicipality[] }>(
      `/geo/${code.toLowerCase()}.json`,
    ).catch(() => ({ municipalities: null }));
    if (own !== turn) return;
    offerTable(rows.find((row) => row.code === code));
    if (municipalities === null) {
      say(
        block,
        'Les communes ne se chargent pas. Réessayez, ou ouvrez le tableau du département.',
      );
      return;
    }
    map.clear();
    choices = new Map(
      municipalities.map((place) => [place.code, { place, area: drawTown(place) }]),
    );
    listTowns(municipalities, 'Toutes les communes');
    map.fit([...choices.values()].map(({ area }) => area));
    say(block, `${name} : ${municipalities.length} communes. Choisissez-en une.`);
    countEvent('carte > departement');
  }

  function drawTown(place: MapMunicipality): Area {
    const share = place.share === null ? 'pas de données' : formatShare(place.share);
    return map.area(place.shape, {
      className: `map-${coverageClass(place.share ?? 0)}`,
      text: `${place.name} : ${share}`,
      onChoose: () => choose(place.code, { near: false }),
    });
  }

  /** Marks a municipality and says its figures, whichever way it was chosen. */
  function choose(code: string, { near }: { near: boolean }): void {
    const choice = choices.get(code);
    if (!choice) return;
    towns.value = code;
    for (const { area } of choices.values()) area.mark(area === choice.area);
    if (near) map.fit([choice.area]);
    say(block, describe(choice.place));
  }

  function listTowns(places: readonly MapMunicipality[], first: string): void {
    towns.replaceChildren(
      new Option(first, ''),
      ...places.map(({ code, name }) => new Option(name, code)),
    );
    towns.disabled = places.length === 0;
  }

  /** The same figures as a table: on a page of their own when this one has the country's. */
  function offerTable(row: DepartmentRow | undefined): void {
    const aside = block.querySelector('[data-map-aside]');
    aside?.querySelector('a')?.remove();
    if (row === undefined) return;
    const link = document.createElement('a');
    link.href = row.href;
    link.textContent = `Toutes ses communes en tableau : ${row.name}`;
    aside?.append(link);
  }
}

function describe({ name, share, quarter, closing }: MapMunicipality): string {
  const planned = quarter === null ? null : parseQuarter(quarter);
  return [
    share === null
      ? `${name} : pas encore de données.`
      : `${name} : ${formatShare(share)} des logements raccordables à la fibre.`,
    planned === null ? null : `Suite prévue au ${formatQuarter(planned)}.`,
    closing === null ? null : `L’ADSL s’y arrête le ${formatDay(closing)}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

function readRows(): DepartmentRow[] {
  return [...document.querySelectorAll<HTMLElement>('tr[data-code]')].map((row) => ({
    code: row.dataset['code'] ?? '',
    name: row.dataset['name'] ?? '',
    share: Number(row.dataset['share']),
    href: row.querySelector('a')?.href ?? '',
  }));
}

function say(block: HTMLElement, text: string): void {
  const panel = block.querySelector('[data-map-panel]');
  if (panel) panel.textContent = text;
}
