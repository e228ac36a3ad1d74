import {
  coverageClass,
  formatQuarter,
  formatShare,
  parseQuarter,
} from '@vitrine/domain/geo/coverage';
import type { MapMunicipality } from '@vitrine/domain/geo/map-shapes';
import { formatDay } from '@vitrine/domain/geo/opening-hours';
import type { SiteMap } from './map/map.ts';
import { countEvent } from './tracking.ts';
import { whenNear } from './when-near.ts';

type DepartmentRow = { code: string; name: string; share: number; href: string };

/** Draws the fibre map from the figures of the page's own table, when it comes near the screen. */
export function startFibreMap(): void {
  const block = document.querySelector<HTMLElement>('[data-fibre-map]');
  if (block) whenNear(block, () => void draw(block).catch(() => fail(block)));
}

function fail(block: HTMLElement): void {
  block.dataset['fibreMap'] = 'failed';
  say(block, 'La carte ne peut pas s’afficher. Le tableau ci-dessous contient les mêmes données.');
}

async function draw(block: HTMLElement): Promise<void> {
  const container = block.querySelector<HTMLElement>('[data-map-canvas]');
  const select = block.querySelector('select');
  if (!container || !select) return;
  const rows = readRows();
  const only = block.dataset['departement'];
  const { createMap, loadCountry, loadJson } = await import('./map/map.ts');
  const map = await createMap(container, { ground: 'land' });
  const shapes = await loadCountry();
  block.dataset['fibreMap'] = 'ready';
  block.querySelector('[data-map-country]')?.addEventListener('click', () => {
    select.value = '';
    showCountry();
  });
  select.addEventListener('change', () => {
    if (select.value === '') showCountry();
    else void showDepartment(select.value);
  });
  if (only) await showDepartment(only);
  else showCountry();

  function showCountry(): void {
    map.clear();
    for (const row of rows) {
      const shape = shapes.departments[row.code];
      if (!shape) continue;
      map.area(shape, {
        className: `map-${coverageClass(row.share)}`,
        text: `${row.name} : ${formatShare(row.share)}`,
        onChoose: () => {
          if (select) select.value = row.code;
          void showDepartment(row.code);
        },
      });
    }
    map.showCountry();
    say(block, 'Choisissez un département sur la carte ou dans la liste.');
  }

  async function showDepartment(code: string): Promise<void> {
    const name = select?.selectedOptions[0]?.textContent ?? code;
    say(block, `Chargement des communes : ${name}…`);
    const { municipalities } = await loadJson<{ municipalities: MapMunicipality[] }>(
      `/geo/${code.toLowerCase()}.json`,
    ).catch(() => ({ municipalities: null }));
    if (municipalities === null) {
      say(
        block,
        'Les communes ne se chargent pas. Réessayez, ou ouvrez le tableau du département.',
      );
      return;
    }
    map.clear();
    const { featureGroup } = await import('leaflet');
    const group = featureGroup(municipalities.map((place) => drawMunicipality(map, place, block)));
    map.fit(group.getBounds());
    say(block, `${name} : ${municipalities.length} communes. Touchez-en une pour ses chiffres.`);
    countEvent('carte > departement');
  }
}

function drawMunicipality(map: SiteMap, place: MapMunicipality, block: HTMLElement) {
  const share = place.share === null ? 'pas de données' : formatShare(place.share);
  const path = map.area(place.shape, {
    className: `map-${coverageClass(place.share ?? 0)}`,
    text: `${place.name} : ${share}`,
    onChoose: () => say(block, describe(place)),
  });
  return path;
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
