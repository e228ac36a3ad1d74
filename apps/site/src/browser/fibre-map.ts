import { keepClick } from './map/kept-click.ts';
import { whenNear } from './when-near.ts';
import { whenWanted } from './when-wanted.ts';

/**
 * Draws the fibre map from the figures of the page's own table: when it comes near the screen, or,
 * where a picture shows the same, at the first sign of interest.
 */
export function startFibreMap(): void {
  const block = document.querySelector<HTMLElement>('[data-fibre-map]');
  const container = block?.querySelector<HTMLElement>('[data-map-canvas]');
  const departments = block?.querySelector<HTMLSelectElement>('select[name=departement]');
  const towns = block?.querySelector<HTMLSelectElement>('select[name=commune]');
  if (!block || !container || !departments || !towns) return;
  const parts = { block, container, departments, towns };
  const start = async () => {
    try {
      const { drawFibreMap } = await import('./map/fibre-map-drawing.ts');
      await drawFibreMap(parts);
    } catch (problem) {
      fail(block);
      throw problem;
    }
  };
  const hasPicture = container.querySelector('img') !== null;
  // A page that comes back from the history may have its department chosen.
  if (!hasPicture || departments.value !== '') {
    whenNear(block, () => void start().catch(() => undefined));
    return;
  }
  const repeatClick = keepClick(container.parentElement ?? container);
  whenWanted(block, () => start().then(repeatClick));
}

function fail(block: HTMLElement): void {
  block.dataset['fibreMap'] = 'failed';
  const panel = block.querySelector('[data-map-panel]');
  if (panel)
    panel.textContent = 'La carte ne répond pas. Le tableau ci-dessous contient les mêmes données.';
}
