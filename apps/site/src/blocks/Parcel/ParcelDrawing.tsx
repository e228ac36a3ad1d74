import type { ParcelDrawing as Drawing } from '@vitrine/domain/content/box-pages';
import styles from './Parcel.module.css';

/** The colours of the things themselves, whatever the theme. */
const COLOURS = {
  fibre: { cable: '#e0bd33', plug: '#2f7d4f' },
  ethernet: { cable: '#9a9aa6', plug: '#6d6d78' },
  power: { cable: '#3a3a40', plug: '#26262a' },
} as const;

/** Two things share the room of one: above on the left, below on the right. */
const PAIR = ['scale(.62)', 'translate(36.5 27)scale(.62)'];

/** What has no picture of its own, drawn from above: a coiled cable and its plugs, a power supply. */
export function ParcelDrawing({ drawing, twice }: Drawing) {
  return (
    <svg className={styles.drawing} viewBox="0 0 96 72">
      {twice ? (
        PAIR.map((place) => (
          <g key={place} transform={place}>
            <One drawing={drawing} />
          </g>
        ))
      ) : (
        <One drawing={drawing} />
      )}
    </svg>
  );
}

function One({ drawing }: Pick<Drawing, 'drawing'>) {
  const { cable, plug } = COLOURS[drawing];
  const line = { fill: 'none', stroke: cable, strokeWidth: 3.5, strokeLinecap: 'round' } as const;
  return drawing === 'power' ? (
    <>
      <path {...line} d="M52 36c16 0 12 22 26 22 9 0 12-8 12-16M16 30H7m9 12H7" />
      <path
        fill={plug}
        d="M24 20h20a8 8 0 0 1 8 8v16a8 8 0 0 1-8 8H24a8 8 0 0 1-8-8V28a8 8 0 0 1 8-8M87 33h6v12h-6z"
      />
    </>
  ) : (
    <>
      <path
        {...line}
        d="M14 60c6 0 10-3 12-8M82 60c-6 0-10-3-12-8M26 36a22 22 0 1 0 44 0 22 22 0 1 0-44 0M31 36a17 17 0 1 0 34 0 17 17 0 1 0-34 0M36 36a12 12 0 1 0 24 0 12 12 0 1 0-24 0"
      />
      <path fill={plug} d="M3 55h12v10H3zM81 55h12v10H81z" />
    </>
  );
}
