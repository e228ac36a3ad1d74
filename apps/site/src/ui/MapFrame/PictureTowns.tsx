import { MAINLAND_PICTURE } from '@vitrine/geo/map-picture';
import { classNames } from '#ui/class-names.ts';
import styles from './MapFrame.module.css';
import { type MapTown, NAME_GAP } from './map-towns.ts';

/** The towns on the picture of the mainland, where the map will have them, in the page's own type. */
export function PictureTowns({ towns }: { towns: readonly MapTown[] }) {
  const { width, height, at } = MAINLAND_PICTURE;
  return (
    <svg className={styles.towns} aria-hidden="true">
      {towns.map(({ name, latitude, longitude, isBefore, isMinor }) => {
        const [x, y] = at([latitude, longitude]);
        return (
          <svg
            key={name}
            className={classNames('map-town', isMinor && 'map-minor')}
            x={share(x, width)}
            y={share(y, height)}
          >
            <circle r="3" />
            <text
              x={isBefore ? -NAME_GAP : NAME_GAP}
              dy="0.35em"
              textAnchor={isBefore ? 'end' : undefined}
            >
              {name}
            </text>
          </svg>
        );
      })}
    </svg>
  );
}

const share = (part: number, whole: number) => `${Math.round((part / whole) * 1000) / 10}%`;
