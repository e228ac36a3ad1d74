import { classNames } from '#ui/class-names.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { OUTLINE } from './outline.ts';
import { placeOnMap } from './place-on-map.ts';
import styles from './FranceMap.module.css';

export type MapPlace = { name: string; longitude: number; latitude: number };

export type FranceMapProps = {
  /** What is read instead of the drawing. */
  label: string;
  places: readonly MapPlace[];
};

/** Names leave the dot towards the inside of the map, where there is room for them. */
const WEST_ENOUGH = 600;

/** Metropolitan France, drawn by us, with a few named places. No tile, no script. */
export function FranceMap({ label, places }: FranceMapProps) {
  return (
    <>
      <VisuallyHidden>{label}</VisuallyHidden>
      <svg className={styles.root} viewBox="0 0 1000 1010" aria-hidden="true">
        <path className={styles.land} d={OUTLINE} />
        {places.map(({ name, longitude, latitude }) => {
          const { x, y } = placeOnMap(longitude, latitude);
          const west = x < WEST_ENOUGH;
          return (
            <g key={name} transform={`translate(${x} ${y})`}>
              <circle className={styles.halo} r="26" />
              <circle className={styles.dot} r="12" />
              <text
                className={classNames(styles.name, !west && styles.before)}
                x={west ? 30 : -30}
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
