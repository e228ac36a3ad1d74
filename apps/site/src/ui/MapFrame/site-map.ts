import type { Point } from '@vitrine/geo/distance';
import { decodeRing, landOf, outlinesOf, type Shape } from '@vitrine/geo/map-shapes';
import { MAINLAND } from '@vitrine/geo/map-view';
import type { FitBoundsOptions, LatLngBounds, Map as LeafletMap, Polygon } from 'leaflet';
import { type MapTown, NAME_GAP } from './map-towns.ts';
import './site-map.css';

/** The one map of the site: our own drawing of France, under Leaflet's hands. */
export type SiteMap = Awaited<ReturnType<typeof createMap>>;

export type Area = {
  readonly bounds: LatLngBounds;
  /** Draws its border, above the others, or no longer. */
  mark(chosen: boolean): void;
};

type AreaOptions = { className: string; text: string; onChoose: () => void };

type MarkOptions = Point & {
  className: string;
  radius: number;
  /** Written in it, as large as it takes. */
  number?: number | null;
  /** Fills the room that opens above it. */
  onOpen?: (room: HTMLElement) => void;
};

const FARTHEST_ZOOM = 4;
const NEAREST_ZOOM = 14;
/** Closer, there is nothing of ours to see around a point. */
const POINT_ZOOM = 11;
/** Around points: a pin at the edge is whole, and touches neither the frame nor the buttons. */
const PIN_EDGE = 32;
/** What a popup leaves free at the edge of the map, and for the buttons at its right, in pixels. */
const EDGE = 16;
const BUTTONS = 76;
const WIDEST = 300;

export type MapOptions = {
  /** Under what is drawn: the departments' borders, or the land alone. */
  ground: 'departments' | 'land';
  /** The departments come with the map: it begins with the whole country. */
  withOutlines?: boolean;
  /** Pattern of a tile server; null: our own drawing of France. */
  tilesUrl: string | null;
};

/** Puts a map in an empty container. The rest of the page works without it. */
export async function createMap(
  container: HTMLElement,
  { ground, withOutlines, tilesUrl }: MapOptions,
) {
  allowMapProbe();
  const [leaflet, land, outlines] = await Promise.all([
    import('leaflet'),
    tilesUrl ? null : loadLand(),
    withOutlines || ground === 'departments' ? loadOutlines() : null,
  ]);
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const map = leaflet.map(container, {
    // Both write HTML as text, which our policy refuses: the buttons are in the page.
    zoomControl: false,
    attributionControl: false,
    minZoom: FARTHEST_ZOOM,
    maxZoom: NEAREST_ZOOM,
    // Our drawing fits any frame, as its picture did; tiles are sharp at whole steps.
    zoomSnap: tilesUrl ? 1 : 0,
    // A wheel or a finger over a map in a page that scrolls is a trap: two fingers move the map.
    scrollWheelZoom: false,
    dragging: !matchMedia('(pointer: coarse)').matches,
    zoomAnimation: !still,
    fadeAnimation: !still,
    markerZoomAnimation: !still,
  });
  if (tilesUrl) leaflet.tileLayer(tilesUrl).addTo(map);
  const base = leaflet.layerGroup().addTo(map);
  const drawn = leaflet.layerGroup().addTo(map);

  function polygon(shape: Shape, className: string, interactive: boolean): Polygon {
    return leaflet.polygon(
      shape.map((ring) => [decodeRing(ring)]),
      { className, interactive, stroke: true, fill: true, fillOpacity: 1 },
    );
  }

  if (land) {
    polygon(land, 'map-land', false).addTo(base);
    if (ground === 'departments') {
      for (const shape of Object.values(outlines ?? {})) {
        polygon(shape, 'map-area map-ground', false).addTo(base);
      }
    }
  }

  function pin(at: [number, number], className: string, number: number) {
    const html = document.createElement('span');
    html.textContent = String(number);
    const icon = leaflet.divIcon({ className: `map-pin ${className}`, html, iconSize: [28, 28] });
    // The lower its number, the nearer: it stays above. The list is the keyboard's way.
    return leaflet.marker(at, { icon, keyboard: false, zIndexOffset: -number * 1000 });
  }

  /** What we chose to show; null once the visitor has moved the map. */
  let framed: Framed | null = null;

  function frame(bounds: LatLngBounds, options: FitBoundsOptions): void {
    framed = { bounds, options };
    map.fitBounds(bounds, options);
  }

  const leave = () => {
    framed = null;
  };

  const reframe = () => {
    if (framed) map.fitBounds(framed.bounds, { ...framed.options, animate: false });
  };
  // A telephone that is turned still shows what was chosen, whole. Leaflet heeds nothing in the middle of
  // a zoom: it is asked again at its end.
  map.on('resize', () => {
    reframe();
    map.off('zoomend', reframe).once('zoomend', reframe);
  });
  map.on('moveend resize', () => notePaper(map, container, framed));
  for (const event of ['pointerdown', 'keydown']) container.addEventListener(event, leave);

  function fitBounds(bounds: LatLngBounds, edge: number, right = edge): void {
    frame(bounds, {
      paddingTopLeft: [edge, edge],
      paddingBottomRight: [right, edge],
      maxZoom: POINT_ZOOM,
      animate: !still,
    });
  }

  const showCountry = () => {
    const { south, west, north, east } = MAINLAND;
    frame(leaflet.latLngBounds([south, west], [north, east]), { animate: false });
  };
  showCountry();
  return {
    /** Draws an area; its text shows under the pointer. */
    area(shape: Shape, { className, text, onChoose }: AreaOptions): Area {
      const path = polygon(shape, `map-area ${className}`, true).addTo(drawn);
      const label = document.createElement('span');
      label.textContent = text;
      path.bindTooltip(label, { sticky: true });
      // Leaflet waits for its focus, and Chrome lets the keyboard stop at whatever is waited for in a drawing.
      path.getElement()?.setAttribute('tabindex', '-1');
      path.on('click', onChoose);
      return {
        bounds: path.getBounds(),
        mark(chosen) {
          path.getElement()?.classList.toggle('map-chosen', chosen);
          if (chosen) path.bringToFront();
        },
      };
    },
    /** A round mark; what is said of it opens above it. */
    mark({ latitude, longitude, className, radius, number = null, onOpen }: MarkOptions): void {
      const mark =
        number === null
          ? leaflet.circleMarker([latitude, longitude], { className, radius, fillOpacity: 1 })
          : pin([latitude, longitude], className, number);
      mark.addTo(drawn);
      if (!onOpen) return;
      const popup = leaflet.popup({
        closeButton: false,
        autoPanPaddingTopLeft: [EDGE, EDGE],
        autoPanPaddingBottomRight: [BUTTONS, EDGE],
      });
      popup.setContent(() => {
        // Asked for when it opens: until then the map may be out of sight, and have no width.
        popup.options.maxWidth = Math.min(WIDEST, map.getSize().x - EDGE - BUTTONS);
        const room = document.createElement('div');
        onOpen(room);
        return room;
      });
      mark.bindPopup(popup);
    },
    /** A town's dot and name, above what is drawn; nothing to click. */
    town(town: MapTown): void {
      const icon = leaflet.divIcon({ className: '', html: townMark(town), iconSize: [0, 0] });
      const at = [town.latitude, town.longitude] as const;
      leaflet.marker([...at], { icon, interactive: false, keyboard: false }).addTo(drawn);
    },
    clear: () => drawn.clearLayers(),
    zoomIn() {
      leave();
      map.zoomIn();
    },
    zoomOut() {
      leave();
      map.zoomOut();
    },
    /** Takes the map off the page. */
    remove: () => void map.remove(),
    /** The departments, when they came with the map. */
    outlines,
    /** They come when they are wanted. */
    loadOutlines,
    fit(areas: readonly Area[]): void {
      const bounds = leaflet.latLngBounds([]);
      for (const area of areas) bounds.extend(area.bounds);
      fitBounds(bounds, EDGE);
    },
    fitPoints: (points: readonly Point[]) =>
      fitBounds(
        leaflet.latLngBounds(points.map(({ latitude, longitude }) => [latitude, longitude])),
        PIN_EDGE,
        PIN_EDGE + BUTTONS,
      ),
    showCountry,
  };
}

type Framed = { bounds: LatLngBounds; options: FitBoundsOptions };

/** On paper nothing is drawn again: its style needs the size of the drawing, and of what must be seen of it. */
function notePaper(map: LeafletMap, container: HTMLElement, framed: Framed | null): void {
  const drawn = map.getSize();
  let shown = drawn;
  if (framed) {
    const { bounds, options } = framed;
    const [first, last] = [bounds.getNorthWest(), bounds.getSouthEast()];
    shown = map
      .latLngToLayerPoint(last)
      .subtract(map.latLngToLayerPoint(first))
      .add(options.paddingTopLeft ?? [0, 0])
      .add(options.paddingBottomRight ?? [0, 0]);
  }
  const lengths = {
    '--drawn-width': drawn.x,
    '--drawn-height': drawn.y,
    '--shown-width': shown.x,
    '--shown-height': shown.y,
  };
  for (const [name, length] of Object.entries(lengths))
    container.style.setProperty(name, `${length}px`);
}

/** As PictureTowns draws it. */
function townMark({ name, isBefore, isMinor }: MapTown): HTMLElement {
  const of = (tag: string, attributes: Readonly<Record<string, string>>) => {
    const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    return element;
  };
  const text = of('text', {
    x: String(isBefore ? -NAME_GAP : NAME_GAP),
    dy: '0.35em',
    ...(isBefore && { 'text-anchor': 'end' }),
  });
  text.textContent = name;
  const mark = of('svg', {
    class: isMinor ? 'map-town map-minor' : 'map-town',
    width: '1',
    height: '1',
    'aria-hidden': 'true',
  });
  mark.append(of('circle', { r: '3' }), text);
  const html = document.createElement('span');
  html.append(mark);
  return html;
}

const loadLand = once('/geo/land.json', landOf);
const loadOutlines = once('/geo/departments.json', outlinesOf);

/** Asked for once in a visit of the page; again at the next occasion after a failure. */
function once<T>(address: string, read: (file: unknown) => T | null): () => Promise<T> {
  let asked: Promise<T> | undefined;
  return () => {
    asked ??= load().catch((problem: unknown) => {
      asked = undefined;
      throw problem;
    });
    return asked;
  };

  async function load(): Promise<T> {
    const response = await fetch(address);
    const shapes = response.ok ? read(await response.json()) : null;
    if (shapes === null) throw new Error(`${address}: ${response.status}`);
    return shapes;
  }
}

/**
 * Leaflet probes the browser once with `innerHTML = '<svg/>'`, which Trusted Types refuse. This
 * policy lets that one constant through and nothing else.
 */
const ALLOWED = new Set(['<svg/>']);

type PolicyFactory = {
  defaultPolicy: unknown;
  createPolicy(name: string, rules: { createHTML: (html: string) => string | null }): unknown;
};

function allowMapProbe(): void {
  const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
  if (!factory || factory.defaultPolicy) return;
  factory.createPolicy('default', { createHTML: (html) => (ALLOWED.has(html) ? html : null) });
}
