import type { OpeningTexts } from '@vitrine/domain/content/places';
import type { ParisClock } from '@vitrine/domain/paris-time';
import type { Point } from '@vitrine/geo/distance';
import { formatOpenState, openStateAt } from '@vitrine/geo/opening-hours';
import { memo, useEffect, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { MapFrame, type MapFrameProps } from '#ui/MapFrame/MapFrame.tsx';
import type { SiteMap } from '#ui/MapFrame/site-map.ts';
import { useNear } from '#ui/use-near.ts';
import type { FoundSpot, Spot } from './spots.ts';

export type ShopMapProps = Pick<
  MapFrameProps,
  'label' | 'texts' | 'tilesUrl' | 'picture' | 'towns'
> & {
  hoursTexts: OpeningTexts;
  /** Null until it is known. */
  found: readonly FoundSpot[] | null;
  clock: ParisClock | null;
  centre: Point | null;
  /** How many of the first have their number in the list. */
  numbered: number;
  /** Nothing is looked for: the whole country is shown. */
  isWhole: boolean;
};

/** What the list has, on a map that comes when it is near the screen. */
export const ShopMap = memo(function ShopMap({
  hoursTexts,
  found,
  clock,
  centre,
  numbered,
  isWhole,
  ...frame
}: ShopMapProps) {
  const { towns } = frame;
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place);
  const [map, setMap] = useState<SiteMap | null>(null);
  const [isLost, setLost] = useState(false);
  const [opened, setOpened] = useState<{ spot: Spot; room: HTMLElement } | null>(null);

  useEffect(() => {
    if (!map || !found) return;
    map.clear();
    if (centre) map.mark({ ...centre, className: 'map-here', radius: 9 });
    for (const [index, { spot }] of found.entries()) {
      const isKiosk = spot.href === null;
      map.mark({
        latitude: spot.latitude,
        longitude: spot.longitude,
        className: isKiosk ? 'map-simbox' : 'map-shop',
        radius: isKiosk ? 6 : 8,
        number: index < numbered ? index + 1 : null,
        // Filled before Leaflet measures it.
        onOpen: (room) => flushSync(() => setOpened({ spot, room })),
      });
    }
    // A numbered card has its pin in sight.
    const inSight = [
      ...found.slice(0, numbered).map(({ spot }) => spot),
      ...(centre ? [centre] : []),
    ];
    if (isWhole) {
      for (const town of towns) map.town(town);
      map.showCountry();
    } else if (inSight.length > 0) map.fitPoints(inSight);
  }, [map, found, centre, numbered, isWhole, towns]);

  if (isLost) return null;
  return (
    <div ref={place}>
      <MapFrame
        {...frame}
        ground="departments"
        // The list beside it says the same.
        pictureAlt=""
        isLazy
        attempt={isNear && found ? 1 : 0}
        onReady={setMap}
        onFail={() => setLost(true)}
      />
      {opened && createPortal(cardOf(opened.spot), opened.room)}
    </div>
  );

  function cardOf(spot: Spot) {
    const { hours } = spot;
    return (
      <>
        {spot.href === null ? <strong>{spot.name}</strong> : <a href={spot.href}>{spot.name}</a>}
        <br />
        <span>{spot.address}</span>
        <br />
        <span>{hours && clock && formatOpenState(openStateAt(hours, clock), hoursTexts)}</span>
      </>
    );
  }
});
