import type { Puzzle } from '@vitrine/domain/content/contest';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import styles from './EasterHunt.module.css';

type Egg = { x: number; y: number; size: number; turn: number; look: 'a' | 'b' | 'c' };

/** As many as a hunt may hide (EGGS_MAX). */
const EGGS: readonly Egg[] = [
  { x: 96, y: 452, size: 15, turn: -18, look: 'a' },
  { x: 168, y: 372, size: 11, turn: 12, look: 'b' },
  { x: 214, y: 188, size: 10, turn: 24, look: 'c' },
  { x: 268, y: 246, size: 9, turn: -8, look: 'a' },
  { x: 312, y: 470, size: 14, turn: 30, look: 'c' },
  { x: 402, y: 404, size: 12, turn: -26, look: 'b' },
  { x: 462, y: 330, size: 8, turn: 6, look: 'a' },
  { x: 520, y: 458, size: 16, turn: 14, look: 'b' },
  { x: 604, y: 372, size: 10, turn: -14, look: 'c' },
  { x: 668, y: 432, size: 13, turn: 20, look: 'a' },
  { x: 706, y: 300, size: 8, turn: -30, look: 'b' },
];

export type EasterHuntProps = Omit<Extract<Puzzle, { kind: 'eggs' }>, 'kind' | 'title'>;

/** A garden drawn in plain shapes, with eggs to count. */
export function EasterHunt({ eggs, caption, description }: EasterHuntProps) {
  return (
    <figure className={styles.root}>
      <svg viewBox="0 0 780 520" aria-hidden="true">
        <rect className={styles.sky} width="780" height="520" />
        <circle className={styles.sun} cx="640" cy="96" r="48" />
        <path className={styles.far} d="M0 330C120 250 250 260 380 310S650 270 780 300V520H0Z" />
        <path className={styles.near} d="M0 390C160 340 300 400 440 380S680 350 780 380V520H0Z" />
        <Fence />
        <Tree />
        <Flowers />
        {EGGS.slice(0, eggs).map((egg) => (
          <EggShape key={`${egg.x}-${egg.y}`} {...egg} />
        ))}
        <Grass />
      </svg>
      <figcaption>
        <VisuallyHidden>{description}</VisuallyHidden> {caption}
      </figcaption>
    </figure>
  );
}

function EggShape({ x, y, size, turn, look }: Egg) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${size / 10})`}>
      <path
        className={styles[`egg-${look}`]}
        d="M0-13C6-13 10-3 10 3A10 10 0 0 1-10 3C-10-3-6-13 0-13Z"
      />
      <path className={styles.band} d="M-9.4 0Q-4.7 4 0 0T9.4 0" />
      <path className={styles.band} d="M-8.6 6Q-4.3 9 0 6T8.6 6" />
    </g>
  );
}

function Tree() {
  return (
    <g>
      <path
        className={styles.trunk}
        d="M196 400C206 340 204 300 196 250H236C230 300 230 350 246 400Z"
      />
      <circle className={styles.leaf} cx="216" cy="180" r="92" />
      <circle className={styles.leafLight} cx="160" cy="214" r="62" />
      <circle className={styles.leafLight} cx="276" cy="212" r="66" />
      <circle className={styles.leaf} cx="222" cy="246" r="54" />
    </g>
  );
}

function Fence() {
  return (
    <g className={styles.fence}>
      <rect x="440" y="318" width="340" height="9" rx="4" />
      <rect x="440" y="346" width="340" height="9" rx="4" />
      {Array.from({ length: 9 }, (_, index) => (
        <path key={index} d={`M${452 + index * 40} 376V300l9-12 9 12v76Z`} />
      ))}
    </g>
  );
}

const FLOWERS = [
  [56, 420],
  [132, 476],
  [286, 428],
  [364, 486],
  [444, 440],
  [570, 492],
  [628, 440],
  [724, 476],
] as const;

function Flowers() {
  return (
    <g>
      {FLOWERS.map(([x, y], index) => (
        <g key={`${x}-${y}`} transform={`translate(${x} ${y})`}>
          <path className={styles.stem} d="M0 0C2 10 0 18-2 26" />
          {[0, 72, 144, 216, 288].map((turn) => (
            <ellipse
              key={turn}
              className={index % 2 === 0 ? styles.petal : styles.petalLight}
              rx="4.5"
              ry="8"
              transform={`rotate(${turn}) translate(0 -8)`}
            />
          ))}
          <circle className={styles.heart} r="4.5" />
        </g>
      ))}
    </g>
  );
}

/** In front of the eggs, so that some only show their top. */
function Grass() {
  return (
    <g className={styles.grass}>
      {Array.from({ length: 39 }, (_, index) => {
        const x = index * 20 + ((index * 7) % 11);
        const y = 470 + ((index * 13) % 40);
        return (
          <path
            key={index}
            d={`M${x} ${y}q-6-22-14-28 12 8 14 16 2-16 8-24-2 14-2 22 6-12 14-16-10 14-12 30Z`}
          />
        );
      })}
    </g>
  );
}
