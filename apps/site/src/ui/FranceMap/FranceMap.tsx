import { classNames } from '#ui/class-names.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { OUTLINE, PROJECTION } from './outline.ts';
import styles from './FranceMap.module.css';

export type MapPlace = { name: string; longitude: number; latitude: number };

export type FranceMapProps = {
  /** What is read instead of the drawing. */
  label: string;
  places: readonly MapPlace[];
};

/** Names stand after their dot, except where they would run into their neighbours or off the map. */
const ROOM = { from: 320, to: 800, edge: 1000 };
/** About how wide a letter of a name is. */
const LETTER = 22;

/** Metropolitan France, drawn by us, with a few named places. No tile, no script. */
export function FranceMap({ label, places }: FranceMapProps) {
  return (
    <>
      <VisuallyHidden>{label}</VisuallyHidden>
      <svg className={styles.root} viewBox="0 0 1000 1010" aria-hidden="true">
        <path className={styles.land} d={OUTLINE} />
        {places.map(({ name, longitude, latitude }) => {
          const { x, y } = placeOnMap(longitude, latitude);
          const end = x + 30 + name.length * LETTER;
          const after = x > ROOM.from && x < ROOM.to && end < ROOM.edge;
          return (
            <g key={name} transform={`translate(${x} ${y})`}>
              <circle className={styles.halo} r="26" />
              <circle className={styles.dot} r="12" />
              <text
                className={classNames(styles.name, !after && styles.before)}
                x={after ? 30 : -30}
                y="12"
              >
                {name}
              </text>
            </g>
          );
        })}
      </svg>
    </>
  );
}

/** Where a place is on the map: the projection that drew the outline. */
export function placeOnMap(longitude: number, latitude: number): { x: number; y: number } {
  const { longitude: lon, latitude: lat, scale, x, y } = PROJECTION;
  const narrowing = Math.cos((lat * Math.PI) / 180);
  return {
    x: Math.round(x + (longitude - lon) * narrowing * scale),
    y: Math.round(y - (latitude - lat) * scale),
  };
}
