import { classNames } from '#ui/class-names.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import styles from './LocalMap.module.css';

/** A town on the drawing, in its units. */
export type LocalPlace = { name: string; x: number; y: number; isBefore: boolean };

export type LocalMapProps = {
  /** What is read instead of the drawing. */
  label: string;
  width: number;
  height: number;
  /** Outlines of the department and of its neighbours, as SVG paths. */
  department: string;
  neighbours: string;
  /** What the map is about. */
  place: LocalPlace;
  /** Prefectures around it, so that one knows where one is. */
  prefectures: readonly LocalPlace[];
};

/** Between a dot and its name. */
const GAP = 14;

/** Where a place is in its department: drawn by us, no tile, no script. */
export function LocalMap(props: LocalMapProps) {
  const { label, width, height, department, neighbours, place, prefectures } = props;
  return (
    <>
      <VisuallyHidden>{label}</VisuallyHidden>
      <svg className={styles.root} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <path className={styles.neighbours} d={neighbours} />
        <path className={styles.department} d={department} />
        {prefectures.map((prefecture) => (
          <g key={prefecture.name}>
            <circle className={styles.prefecture} cx={prefecture.x} cy={prefecture.y} r="4" />
            <Name {...prefecture} />
          </g>
        ))}
        <circle className={styles.halo} cx={place.x} cy={place.y} r="18" />
        <circle className={styles.dot} cx={place.x} cy={place.y} r="8" />
        <Name {...place} isStrong />
      </svg>
    </>
  );
}

function Name({ name, x, y, isBefore, isStrong = false }: LocalPlace & { isStrong?: boolean }) {
  return (
    <text
      className={classNames(styles.name, isStrong && styles.strong)}
      x={isBefore ? x - GAP : x + GAP}
      y={y}
      dy="0.35em"
      textAnchor={isBefore ? 'end' : undefined}
    >
      {name}
    </text>
  );
}
