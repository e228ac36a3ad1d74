import { type CountryShapes, decodeRing, type Shape } from '@vitrine/geo/map-shapes';
import { MAINLAND } from '@vitrine/geo/map-view';
import type { LatLngBounds, Path, Polygon } from 'leaflet';
import { allowMapProbe } from './trusted-constants.ts';
import './map.css';

/** The one map of the site: our own drawing of France, under Leaflet's hands. */
export type SiteMap = {
  /** Draws an area; its text shows under the pointer. */
  area(shape: Shape, options: AreaOptions): Area;
  /** A round mark; its content opens above it. */
  mark(options: MarkOptions): Path;
  clear(): void;
  fit(areas: readonly Area[]): void;
  fitPoints(points: readonly { latitude: number; longitude: number }[]): void;
  showCountry(): void;
};

export type Area = {
  readonly bounds: LatLngBounds;
  /** Draws its border, above the others, or no longer. */
  mark(chosen: boolean): void;
};
export type AreaOptions = { className: string; text?: string; onChoose?: () => void };
export type MarkOptions = {
  latitude: number;
  longitude: number;
  className: string;
  radius: number;
  content?: () => HTMLElement;
};

const FARTHEST_ZOOM = 4;
const NEAREST_ZOOM = 14;
/** Closer, there is nothing of ours to see around a point. */
const POINT_ZOOM = 11;

/** Puts a map in a container, with its buttons. The rest of the page works without it. */
export async function createMap(
  container: HTMLElement,
  { ground }: { ground: 'departments' | 'land' },
): Promise<SiteMap> {
  allowMapProbe();
  const [leaflet, shapes] = await Promise.all([import('leaflet'), loadCountry()]);
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const tiles = container.dataset['tiles'];
  container.replaceChildren();
  const map = leaflet.map(container, {
    // Both write HTML as text, which our policy refuses: the buttons are in the page.
    zoomControl: false,
    attributionControl: false,
    minZoom: FARTHEST_ZOOM,
    maxZoom: NEAREST_ZOOM,
    // Our drawing fits any frame, as its picture did; tiles are sharp at whole steps.
    zoomSnap: tiles ? 1 : 0,
    // A wheel or a finger over a map in a page that scrolls is a trap: two fingers move the map.
    scrollWheelZoom: false,
    dragging: !matchMedia('(pointer: coarse)').matches,
    zoomAnimation: !still,
    fadeAnimation: !still,
    markerZoomAnimation: !still,
  });
  if (tiles) leaflet.tileLayer(tiles).addTo(map);
  const base = leaflet.layerGroup().addTo(map);
  const drawn = leaflet.layerGroup().addTo(map);
  const frame = container.parentElement;
  const button = (name: string) => frame?.querySelector(`[data-map-${name}]`);
  button('in')?.addEventListener('click', () => map.zoomIn());
  button('out')?.addEventListener('click', () => map.zoomOut());

  function polygon(shape: Shape, className: string, interactive: boolean): Polygon {
    return leaflet.polygon(
      shape.map((ring) => [decodeRing(ring)]),
      { className, interactive, stroke: true, fill: true, fillOpacity: 1 },
    );
  }

  if (!tiles) {
    polygon(shapes.land, 'map-land', false).addTo(base);
    if (ground === 'departments') {
      for (const shape of Object.values(shapes.departments)) {
        polygon(shape, 'map-area map-ground', false).addTo(base);
      }
    }
  }

  function fitBounds(bounds: LatLngBounds): void {
    map.fitBounds(bounds, { padding: [16, 16], maxZoom: POINT_ZOOM, animate: !still });
  }

  const site: SiteMap = {
    area(shape, { className, text, onChoose }) {
      const path = polygon(shape, `map-area ${className}`, true).addTo(drawn);
      if (text !== undefined) {
        const label = document.createElement('span');
        label.textContent = text;
        path.bindTooltip(label, { sticky: true });
      }
      if (onChoose) path.on('click', onChoose);
      return {
        bounds: path.getBounds(),
        mark(chosen) {
          path.getElement()?.classList.toggle('map-chosen', chosen);
          if (chosen) path.bringToFront();
        },
      };
    },
    mark({ latitude, longitude, className, radius, content }) {
      const mark = leaflet
        .circleMarker([latitude, longitude], { className, radius, fillOpacity: 1 })
        .addTo(drawn);
      if (content)
        mark.bindPopup(() => content(), { closeButton: false, autoPanPadding: [24, 24] });
      return mark;
    },
    clear: () => drawn.clearLayers(),
    fit(areas) {
      const bounds = leaflet.latLngBounds([]);
      for (const area of areas) bounds.extend(area.bounds);
      fitBounds(bounds);
    },
    fitPoints: (points) =>
      fitBounds(
        leaflet.latLngBounds(points.map(({ latitude, longitude }) => [latitude, longitude])),
      ),
    showCountry: () =>
      map.fitBounds(
        leaflet.latLngBounds([MAINLAND.south, MAINLAND.west], [MAINLAND.north, MAINLAND.east]),
        { animate: false },
      ),
  };
  site.showCountry();
  container.dataset['map'] = 'ready';
  return site;
}

let country: Promise<CountryShapes> | undefined;

export function loadCountry(): Promise<CountryShapes> {
  country ??= loadJson<CountryShapes>('/geo/france.json').catch((problem: unknown) => {
    // Asked again at the next occasion.
    country = undefined;
    throw problem;
  });
  return country;
}

export async function loadJson<T>(address: string): Promise<T> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return (await response.json()) as T;
}
