import type { FibreMapTexts } from '@vitrine/domain/content/places';
import { sentenceWith } from '@vitrine/domain/sentence';
import { coverageClass, formatShare } from '@vitrine/geo/coverage';
import type { MapMunicipality, Outlines } from '@vitrine/geo/map-shapes';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { MapTown } from '#ui/MapFrame/map-towns.ts';
import type { Area, SiteMap } from '#ui/MapFrame/site-map.ts';

export type MapDepartment = { code: string; name: string; share: number; href: string };

/** Written out: a page keeps the styles of the classes that its scripts name (build/page-stylesheets.ts). */
const CLASSES: Readonly<Record<ReturnType<typeof coverageClass>, string>> = {
  none: 'map-none',
  low: 'map-low',
  medium: 'map-medium',
  high: 'map-high',
  complete: 'map-complete',
};

export type Drawing = {
  departments: readonly MapDepartment[];
  /** Undefined: the whole country. */
  department: MapDepartment | undefined;
  towns: readonly MapMunicipality[];
  /** Named on the map of the country. */
  prefectures: readonly MapTown[];
  chosen: MapMunicipality | null;
  isInSight: boolean;
  texts: FibreMapTexts;
  onDepartment: (code: string) => void;
  onTown: (code: string) => void;
};

/**
 * Draws on a map what the state says: departments, or the municipalities of one and the one chosen.
 * Says whether the departments are missing; what was drawn then stays.
 */
export function useDrawing(map: SiteMap | null, drawing: Drawing): boolean {
  const { departments, department, towns, prefectures, chosen, isInSight, texts } = drawing;
  const areas = useRef<ReadonlyMap<string, Area>>(new Map());
  const onDepartment = useEffectEvent(drawing.onDepartment);
  const onTown = useEffectEvent(drawing.onTown);
  const [asked, setAsked] = useState<Outlines | 'failed' | null>(null);
  const outlines = map?.outlines ?? (asked === 'failed' ? null : asked);
  const area = (name: string, share: number | null) =>
    sentenceWith(texts.area, { name, share: share === null ? texts.noFigure : formatShare(share) });

  useEffect(() => {
    if (!map || department || outlines) return;
    let isStale = false;
    map.loadOutlines().then(
      (shapes) => isStale || setAsked(shapes),
      () => isStale || setAsked('failed'),
    );
    return () => {
      isStale = true;
    };
  }, [map, department, outlines]);

  useEffect(() => {
    if (!map) return;
    // While a department or the country loads, what was drawn stays.
    if (department ? towns.length === 0 : !outlines) return;
    map.clear();
    if (department) {
      areas.current = new Map(
        towns.map(({ code, name, share, shape }) => [
          code,
          map.area(shape, {
            className: CLASSES[coverageClass(share ?? 0)],
            text: area(name, share),
            onChoose: () => onTown(code),
          }),
        ]),
      );
      map.fit([...areas.current.values()]);
      const prefecture = towns.find(({ isPrefecture }) => isPrefecture);
      const where = prefecture && areas.current.get(prefecture.code)?.bounds.getCenter();
      if (where)
        map.town({
          name: prefecture.name,
          latitude: where.lat,
          longitude: where.lng,
          isBefore: false,
          isMinor: false,
        });
      return;
    }
    // Before anything is drawn: a change of view draws everything again.
    map.showCountry();
    areas.current = new Map();
    for (const { code, name, share } of departments) {
      const shape = outlines?.[code];
      if (!shape) continue;
      map.area(shape, {
        className: CLASSES[coverageClass(share)],
        text: area(`${code} ${name}`, share),
        onChoose: () => onDepartment(code),
      });
    }
    for (const prefecture of prefectures) map.town(prefecture);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the texts of a page do not change
  }, [map, departments, department, towns, outlines]);

  useEffect(() => {
    if (!map) return;
    const own = chosen && areas.current.get(chosen.code);
    for (const each of areas.current.values()) each.mark(each === own);
    if (own && !isInSight) map.fit([own]);
  }, [map, chosen, isInSight, towns]);

  return asked === 'failed';
}
