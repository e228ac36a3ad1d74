import { classNames } from '#ui/class-names.ts';
import { count } from './figures-in-french.ts';
import styles from './charts.module.css';

/** Shapes stretch with the page; words stay words, in HTML around them. */

const HEIGHT = 100;
const GRID = [0, 25, 50, 75, 100];
const QUARTERS = [4, 3, 2, 1, 0];

export type LineChartProps = {
  /** What is drawn, and where the same figures are read. */
  label: string;
  /** A name for each line: the first one is filled to the ground. */
  series: readonly [string, string];
  points: readonly { label: string; values: readonly [number, number] }[];
  /** Along the time axis. */
  ticks: readonly string[];
};

/** Two lines over the same steps. */
export function LineChart({ label, series, points, ticks }: LineChartProps) {
  const highest = niceCeiling(Math.max(1, ...points.flatMap(({ values }) => values)));
  const x = (index: number) => (points.length < 2 ? 50 : (index / (points.length - 1)) * 100);
  const y = (value: number) => HEIGHT - (value / highest) * HEIGHT;
  const path = (line: 0 | 1) =>
    points
      .map(({ values }, at) => `${at === 0 ? 'M' : 'L'}${fix(x(at))} ${fix(y(values[line]))}`)
      .join('');
  const slice = 100 / Math.max(1, points.length - 1);
  return (
    <figure className={styles.chart}>
      <ul className={styles.legend}>
        <li className={styles.first}>{series[0]}</li>
        <li className={styles.second}>{series[1]}</li>
      </ul>
      <div className={styles.plot}>
        <div className={styles.ticksY} aria-hidden="true">
          {QUARTERS.map((quarter) => (
            <span key={quarter}>{count((highest * quarter) / 4)}</span>
          ))}
        </div>
        <svg
          viewBox={`0 0 100 ${HEIGHT}`}
          preserveAspectRatio="none"
          // A drawing in the page, which takes its colours.
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          role="img"
          aria-label={label}
          className={styles.lines}
        >
          {GRID.map((line) => (
            <path key={line} className={styles.grid} d={`M0 ${line}H100`} />
          ))}
          <path className={styles.area} d={`${path(0)}V${HEIGHT}H${fix(x(0))}Z`} />
          <path className={styles.firstLine} d={path(0)} />
          <path className={styles.secondLine} d={path(1)} />
          {points.map((point, at) => (
            <rect
              key={point.label}
              className={styles.hover}
              x={fix(x(at) - slice / 2)}
              y="0"
              width={fix(slice)}
              height={HEIGHT}
            >
              <title>
                {`${point.label}\u00a0: ${series
                  .map((name, line) => `${count(point.values[line] ?? 0)} ${name.toLowerCase()}`)
                  .join(', ')}`}
              </title>
            </rect>
          ))}
        </svg>
        <div className={styles.ticksX} aria-hidden="true">
          {ticks.map((tick) => (
            <span key={tick}>{tick}</span>
          ))}
        </div>
      </div>
    </figure>
  );
}

/** A bar as long as its share, beside the number that says it. */
export function Bar({ share }: { share: number }) {
  return (
    <svg className={styles.bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
      <rect width={fix(100 * Math.min(1, Math.max(0, share)))} height="1" />
    </svg>
  );
}

export type Tone = 'good' | 'fair' | 'poor' | 'neutral';

/** Parts of a whole, one after the other. */
export function StackedBar({ parts }: { parts: readonly { n: number; tone: Tone }[] }) {
  const all = Math.max(
    1,
    parts.reduce((total, { n }) => total + n, 0),
  );
  const starts = parts.map((_, at) => parts.slice(0, at).reduce((total, { n }) => total + n, 0));
  return (
    <svg
      className={classNames(styles.bar, styles.stacked)}
      viewBox="0 0 100 1"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {parts.map(({ n, tone }, at) => (
        <rect
          key={tone}
          className={styles[tone]}
          x={fix((100 * (starts[at] ?? 0)) / all)}
          width={fix((100 * n) / all)}
          height="1"
        />
      ))}
    </svg>
  );
}

/** Steps that narrow: each as high as its share of the first, sloping to the next. */
export function Funnel({ label, shares }: { label: string; shares: readonly number[] }) {
  const width = 100 / shares.length;
  const half = (share: number) => 4 + share * 46;
  return (
    <svg
      className={styles.funnel}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      // A drawing in the page, which takes its colours.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="img"
      aria-label={label}
    >
      {shares.map((share, at) => {
        const [left, turn, right] = [at * width, (at + 0.72) * width, (at + 1) * width].map(fix);
        const [a, b] = [half(share), half(shares[at + 1] ?? share)];
        return (
          <path
            key={left}
            className={stepClass(at)}
            d={`M${left} ${fix(50 - a)}H${turn}L${right} ${fix(50 - b)}V${fix(50 + b)}L${turn} ${fix(50 + a)}H${left}Z`}
          />
        );
      })}
    </svg>
  );
}

/** The square of a colour, before the words for it. */
export function Key({ step, tone }: { step?: number; tone?: Tone }) {
  const colour = step === undefined ? tone && styles[tone] : stepClass(step);
  return <span className={classNames(styles.key, colour)} />;
}

const stepClass = (at: number) => styles[`step${at + 1}`];

/** The next number whose quarters are round: an axis has four steps. */
export function niceCeiling(value: number): number {
  const power = Math.max(1, 10 ** (Math.ceil(Math.log10(Math.max(value, 1) / 40)) || 0));
  const factor = [4, 8, 12, 16, 20, 24, 28, 32, 36, 40].find((step) => step * power >= value);
  return (factor ?? 40) * power;
}

function fix(value: number): string {
  return String(Math.round(value * 100) / 100);
}
