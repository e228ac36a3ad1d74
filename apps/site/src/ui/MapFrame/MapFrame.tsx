import type { MapFrameTexts } from '@vitrine/domain/content/places';
import { MAINLAND_PICTURE } from '@vitrine/geo/map-picture';
import {
  type MouseEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import styles from './MapFrame.module.css';
import type { MapTown } from './map-towns.ts';
import { PictureTowns } from './PictureTowns.tsx';
import type { MapOptions, SiteMap } from './site-map.ts';

export type MapFrameProps = MapOptions & {
  /** What the map shows, and where the same can be read. */
  label: string;
  texts: MapFrameTexts;
  /** The first view, drawn to the same frame: what shows until the map is there. */
  picture?: string | undefined;
  pictureAlt: string;
  /** Named on the picture. */
  towns: readonly MapTown[];
  /** The picture is not fetched where the map is not shown. */
  isLazy?: boolean;
  /** Drawn in the page in its place, where there is no picture. */
  drawing?: ReactNode;
  /** 0 while nobody wants the map; each further number tries once (again). */
  attempt: number;
  onReady: (map: SiteMap) => void;
  onFail: () => void;
};

/** A map with its buttons. Leaflet and the shapes of France come when it is wanted, not before. */
export function MapFrame({
  label,
  texts,
  ground,
  withOutlines = false,
  tilesUrl,
  picture,
  pictureAlt,
  towns,
  isLazy = false,
  drawing,
  attempt,
  onReady,
  onFail,
}: MapFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<SiteMap | null>(null);
  /** What was clicked while the map was on its way: made again once it is there. */
  const kept = useRef<((map: SiteMap) => void) | null>(null);
  const ready = useEffectEvent(onReady);
  const fail = useEffectEvent(onFail);

  useEffect(() => {
    const container = canvas.current;
    if (attempt === 0 || !container) return;
    let isGone = false;
    let made: SiteMap | null = null;
    void draw(container, { ground, withOutlines, tilesUrl });
    return () => {
      isGone = true;
      made?.remove();
    };

    async function draw(room: HTMLElement, options: MapOptions): Promise<void> {
      try {
        const { createMap } = await import('./site-map.ts');
        const map = await createMap(room, options);
        if (isGone) return map.remove();
        made = map;
        setMap(map);
        ready(map);
      } catch {
        if (!isGone) fail();
      }
    }
  }, [attempt, ground, withOutlines, tilesUrl]);

  useEffect(() => {
    const again = kept.current;
    kept.current = null;
    // Once whoever draws on the map has drawn: their effects follow this one.
    if (map && again) queueMicrotask(() => again(map));
  }, [map]);

  /** Kept at its place in the frame: the page may scroll meanwhile. */
  function keepClick({ clientX, clientY }: MouseEvent) {
    if (map || !frame.current) return;
    const { left, top } = frame.current.getBoundingClientRect();
    kept.current = () => clickAt(frame.current, clientX - left, clientY - top);
  }

  const zoom = (way: 'zoomIn' | 'zoomOut') => () => {
    if (map) map[way]();
    else kept.current = (map) => map[way]();
  };
  return (
    <div ref={frame} className={styles.root}>
      <section className={styles.region} aria-label={label}>
        <div ref={canvas} className={styles.canvas} />
        {!map && drawing}
        {picture === undefined && !drawing && !map && attempt > 0 && (
          <div className={styles.picture}>
            <Skeleton lines={1} label={texts.loading} />
          </div>
        )}
        {picture !== undefined && !map && (
          // A shortcut to what the lists beside the map do.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
          <img
            className={styles.picture}
            src={picture}
            alt={pictureAlt}
            width={MAINLAND_PICTURE.width}
            height={MAINLAND_PICTURE.height}
            {...(isLazy ? { loading: 'lazy' } : { fetchPriority: 'high' })}
            data-replayed=""
            onClick={keepClick}
          />
        )}
        {picture !== undefined && !map && <PictureTowns towns={towns} />}
      </section>
      {map && <p className={styles.hint}>{texts.hint}</p>}
      <div className={styles.buttons} data-screen>
        <button
          type="button"
          className={styles.button}
          aria-label={texts.zoomIn}
          onClick={zoom('zoomIn')}
        >
          +
        </button>
        <button
          type="button"
          className={styles.button}
          aria-label={texts.zoomOut}
          onClick={zoom('zoomOut')}
        >
          −
        </button>
      </div>
    </div>
  );
}

/** On what the map has drawn there. */
function clickAt(frame: HTMLElement | null, x: number, y: number): void {
  if (!frame) return;
  const { left, top } = frame.getBoundingClientRect();
  const at = { bubbles: true, clientX: left + x, clientY: top + y };
  document
    .elementFromPoint(at.clientX, at.clientY)
    ?.dispatchEvent(new window.MouseEvent('click', at));
}
